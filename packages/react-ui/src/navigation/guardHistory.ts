import { takePops } from './popstateInterceptor'

/** The router's number of a history entry; null without one. */
const placeIn = (state: unknown): number | null =>
  typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' ? state.idx : null

/**
 * A page cannot stop the back and forward buttons, only undo them. The guard returns to the entry that was left before
 * the router notices, and gives `ask` the way to continue. It ignores entries of the same page, such as anchors.
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
  // A link to an anchor adds an entry without a popstate, so the position is read before each interaction.
  const readPlace = (): void => {
    known = placeIn(page.history.state) ?? known
  }
  const release = takePops(onPop)
  page.addEventListener('pointerdown', readPlace, true)
  page.addEventListener('keydown', readPlace, true)
  return () => {
    release()
    page.removeEventListener('pointerdown', readPlace, true)
    page.removeEventListener('keydown', readPlace, true)
  }
}
