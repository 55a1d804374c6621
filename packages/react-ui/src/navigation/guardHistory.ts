import { ownPathname } from './basePath'
import { takePops } from './popstateInterceptor'

/** The router numbers the entries of the history; null where it has not. */
const placeIn = (state: unknown): number | null =>
  typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' ? state.idx : null

/**
 * The back and forward buttons cannot be stopped, only undone: the entry that was left is gone back to before the router
 * hears of it, and `ask` is told how to go on after all. Entries of the same page (its anchors) are left alone.
 */
export const guardHistory = (
  page: Pick<Window, 'history' | 'location' | 'addEventListener' | 'removeEventListener'>,
  isUnsaved: () => boolean,
  ask: (go: () => void) => void,
): (() => void) => {
  const { pathname } = page.location
  let returning = false

  const onPop = (event: PopStateEvent): void => {
    if (returning) {
      returning = false
      event.stopImmediatePropagation()
      return
    }
    const place = placeIn(event.state)
    if (page.location.pathname === pathname || place === null) {
      if (place !== null) known = place
      return
    }
    if (!isUnsaved() || known === null) return
    const by = place - known
    event.stopImmediatePropagation()
    returning = true
    page.history.go(-by)
    ask(() => page.history.go(by))
  }
  let known = placeIn(page.history.state)
  // A link to an anchor makes an entry without a popstate: the place is read when something is about to happen.
  const look = (): void => {
    known = placeIn(page.history.state) ?? known
  }
  const release = takePops(onPop)
  page.addEventListener('pointerdown', look, true)
  page.addEventListener('keydown', look, true)
  return () => {
    release()
    page.removeEventListener('pointerdown', look, true)
    page.removeEventListener('keydown', look, true)
  }
}

/** Where a press on a link of our own leads to, if that is another page in this window; null for every other press. */
export const linkAway = (event: MouseEvent, here: Pick<Location, 'origin' | 'pathname'>): string | null => {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!plain || link === null || link.href === '' || link.hasAttribute('download')) return null
  if (link.target !== '' && link.target !== '_self') return null
  const to = new URL(link.href)
  return to.origin === here.origin && to.pathname !== here.pathname ? `${ownPathname(to)}${to.search}${to.hash}` : null
}
