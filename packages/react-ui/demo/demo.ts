const at = (id: string): HTMLElement => {
  const found = document.getElementById(id)
  if (found === null) throw new Error(`The page has no ${id}`)
  return found
}

const show = (text: string): void => {
  at('state').textContent = text
}

/** Resolves once the service worker answers requests below its folder. */
const startBackEnd = async (): Promise<void> => {
  const registration = await navigator.serviceWorker.register('app/sw.js')
  const worker = registration.active ?? registration.waiting ?? registration.installing
  await new Promise<void>((resolve, reject) => {
    const settle = (): void => {
      if (worker?.state === 'activated') resolve()
      if (worker === null || worker.state === 'redundant') reject(new Error('The service worker was not installed'))
    }
    worker?.addEventListener('statechange', settle)
    settle()
  })
}

/** What the product has stored of an earlier world is of no use in the next one. */
const forgetLastWorld = async (): Promise<void> => {
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (key.startsWith('booking-dashboard/')) storage.removeItem(key)
  for (const name of await caches.keys()) if (name.startsWith('booking-dashboard/')) await caches.delete(name)
}

/** A link of this page, or one that somebody was sent: begins its world and opens its screen. */
const openLink = async (search: string): Promise<void> => {
  if (new URLSearchParams(search).has('world')) await forgetLastWorld()
  location.replace(`app/__open${search}`)
}

const start = async (): Promise<void> => {
  if (!('serviceWorker' in navigator))
    return show('The demo cannot run here: it needs HTTPS or localhost, and a browser that allows service workers.')
  await startBackEnd()
  if (location.search !== '') return openLink(location.search)
  show('The demo is ready.')
  at('links').hidden = false
}

start().catch(() => show('The demo could not be started. Load the page again, and allow this page to store data.'))
