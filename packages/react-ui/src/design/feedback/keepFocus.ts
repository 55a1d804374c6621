/** Where the focus was put when what had it left the page; null once it has gone on. */
let refuge: Element | null = null

/** What had the focus has left the page, and nothing has asked for it since. */
export const isFocusLost = (): boolean => [document.body, refuge].includes(document.activeElement as HTMLElement | null)

const parts = 'section, form, fieldset, li'

/**
 * Where what had the focus leaves the page, the part of the page takes it that held it, else the heading of the page, else
 * `main`: whoever uses a keyboard or a screen reader goes on from there. Ends with the function that it answers with.
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
