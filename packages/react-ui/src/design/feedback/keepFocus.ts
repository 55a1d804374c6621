/** The element that took over a lost focus; null once the focus has moved on. */
let refuge: Element | null = null

/** Whether the focused element has left the page and nothing has taken the focus since. */
export const isFocusLost = (): boolean => [document.body, refuge].includes(document.activeElement as HTMLElement | null)

const parts = 'section, form, fieldset, li'

/**
 * When the focused element leaves the page, the focus moves to the part that contained it. Without one, it moves to the
 * page's heading or to `main`. Keyboard and screen reader users continue from there. Returns a function that stops
 * this.
 */
export const keepFocus = (main: HTMLElement): (() => void) => {
  let focused: Element | null = null

  const follow = ({ target }: FocusEvent): void => {
    focused = target instanceof Element ? target : null
    if (focused !== refuge) refuge = null
  }
  const takeIn = (place: HTMLElement): void => {
    const hadIndex = place.hasAttribute('tabindex')
    if (!hadIndex) {
      place.tabIndex = -1
      place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true })
    }
    refuge = place
    place.focus({ preventScroll: true })
  }
  const observer = new MutationObserver((changes) => {
    const lost = focused
    if (lost === null || lost.isConnected || document.activeElement !== document.body) return
    const left = changes.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(lost)))?.target
    const part = left instanceof Element && left.isConnected && main.contains(left) ? left.closest(parts) : null
    takeIn(part instanceof HTMLElement && main.contains(part) ? part : (main.querySelector('h1') ?? main))
  })

  document.addEventListener('focusin', follow)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    document.removeEventListener('focusin', follow)
    observer.disconnect()
  }
}
