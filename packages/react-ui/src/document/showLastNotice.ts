const cloneOf = (name: string): Node | null => {
  const template = document.getElementById(`shell-${document.documentElement.lang}-${name}`)
  return template instanceof HTMLTemplateElement ? template.content.cloneNode(true) : null
}

/**
 * Shows the error page of the HTML, inside the frame of every page, if the product did not start or can show nothing
 * more. `reload` loads the page that failed.
 */
export const showLastNotice = (reload: () => void): void => {
  const root = document.getElementById('root')
  const frame = cloneOf('page')
  const notice = cloneOf('error')
  if (root === null || frame === null || notice === null) return
  root.replaceChildren(frame)
  root.querySelector('main')?.replaceChildren(notice)
  const way = (name: string) => root.querySelector(`[data-way="${name}"]`)
  // See behaviour/screens#1.2.
  way(history.length > 2 ? 'dashboard' : 'back')?.remove()
  way('reload')?.addEventListener('click', reload)
  way('back')?.addEventListener('click', () => history.back())
  const heading = root.querySelector('h1')
  // The shared suffix is the last part of every title.
  document.title = [heading?.textContent, document.title.split(' | ').at(-1)].join(' | ')
  heading?.focus()
  // No router remains to show the page of a history entry.
  addEventListener('popstate', () => location.reload())
}
