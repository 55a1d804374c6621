import { answerPage, answerShell, isAway, offlineAddress } from './answers'
import { createStoredBookingStore } from './storedBookingStore'
import { shellCaches, type ShellFiles, storeOfflinePage } from './shell'
import { storedBookingCache } from './storedBookingCache'
import { createStartingPages } from './startingPages'
import type { FetchEvent, WorkerScope } from './WorkerScope'

declare const self: WorkerScope
/** Set by the build: the files that this release shows without a network, and the release's name. */
declare const offlineShell: ShellFiles
declare const offlineRelease: string

// Named once, because the build writes the table wherever it is named.
const files = offlineShell
const parts = new Set(Object.keys(files))
const shell = shellCaches(caches, offlineRelease)
const starting = createStartingPages()
const storedCopy = createStoredBookingStore(caches, async () => undefined)
const around = { fetch: (asked: Request) => fetch(asked), caches }

const storeShell = (): Promise<void> => shell.store(files, (address) => fetch(address, { cache: 'no-cache' }))

/** A device without a stored booking needs none of these files: a notice takes the place of a page. */
const storeShellIfNeeded = async (): Promise<void> => {
  if (await caches.has(storedBookingCache)) await storeShell()
}

self.addEventListener('install', (event) => event.waitUntil(storeShellIfNeeded().then(() => self.skipWaiting())))
self.addEventListener('activate', (event) =>
  event.waitUntil(
    // Again, for a booking that was stored during the installation. The older parts go once the new ones are whole.
    storeShellIfNeeded()
      .then(shell.dropOthers)
      .catch(() => undefined)
      .then(() => self.clients.claim()),
  ),
)
self.addEventListener('message', (event) => {
  if (event.data !== storeOfflinePage) return
  const answer = (isStored: boolean): void => event.ports[0]?.postMessage(isStored)
  event.waitUntil(
    storeShell().then(
      () => answer(true),
      () => answer(false),
    ),
  )
})

const showStored = async (clientId: string): Promise<void> => {
  const page = await self.clients.get(clientId)
  const address = page === undefined ? null : offlineAddress(page.url, await storedCopy.read())
  if (address !== null) await page?.navigate(address)
}

const check = async ({ request, clientId }: FetchEvent, wait: FetchEvent['waitUntil']): Promise<Response> => {
  const failed = (): void => {
    if (starting.failed(clientId)) wait(showStored(clientId).catch(() => undefined))
  }
  try {
    const answer = await around.fetch(request)
    if (isAway(answer)) failed()
    else starting.answered(clientId)
    return answer
  } catch (error) {
    failed()
    throw error
  }
}

// The worker ignores every other request, above all the calls for bookings, baskets and payments.
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  const wait = (work: Promise<unknown>): void => event.waitUntil(work)
  // The back end may be at an origin of its own.
  if (pathname === '/api/customer/check') return event.respondWith(check(event, wait))
  if (origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    if (request.method !== 'GET' || /^\/(api|clients|__fake|__stripe)\//.test(pathname)) return
    if (parts.has(pathname)) return event.respondWith(answerShell(request, around))
    event.respondWith(answerPage(request, around, () => starting.opened(event.resultingClientId)))
  } else if (parts.has(pathname)) event.respondWith(answerShell(request, around))
})
