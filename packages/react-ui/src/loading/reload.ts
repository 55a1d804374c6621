import { ifReachable } from './reachable'

/** What a reload of the product's own stores, and the next page brings back. */
interface Typed {
  readonly canStore: () => boolean
  readonly store: () => void
}

let typed: Typed = { canStore: () => false, store: () => undefined }
let isReloading = false

export const beforeReload = (toStore: Typed): void => {
  typed = toStore
}

/** Whether the page is about to reload by itself and bring back what was typed, so that nothing is lost with it. */
export const bringsBack = (): boolean => isReloading && typed.canStore()

/**
 * Reloads the page and brings back what was typed. Everything is stored only as the page goes: the browser may ask
 * about what cannot be stored, and the customer may stay. Without a connection, the page stays.
 */
export const reload = (alsoStore: () => void = () => undefined, go = (): void => location.reload()): void =>
  ifReachable(() => {
    isReloading = true
    const store = (): void => {
      typed.store()
      alsoStore()
    }
    const stay = (): void => window.removeEventListener('pagehide', store)
    const asked = ({ defaultPrevented }: Event): void => {
      isReloading = false
      if (!defaultPrevented) return
      // No event tells that the customer stayed. The next press or key does.
      for (const kind of ['pointerdown', 'keydown']) window.addEventListener(kind, stay, { once: true, capture: true })
    }
    // Registered last, so it runs after every listener that may ask.
    window.addEventListener('beforeunload', asked, { once: true })
    window.addEventListener('pagehide', store, { once: true })
    go()
  })
