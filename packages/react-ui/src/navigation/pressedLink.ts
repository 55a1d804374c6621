import { ownPathname } from './basePath'

export interface PressedLink {
  /** A page is shown: no link is pressed any more. */
  readonly arrive: () => void
  readonly stop: () => void
}

/**
 * Marks the link that was pressed (`data-pressed`) until its page is shown. The next page is built in small steps and
 * painted when it is whole; the mark answers the press at once.
 */
export const markPressedLink = (document: Document, location: Pick<Location, 'origin' | 'pathname'>): PressedLink => {
  let shown = location.pathname
  let pressed: Element | null = null
  const release = (): void => {
    pressed?.removeAttribute('data-pressed')
    pressed = null
  }
  // After React and the router, which prevent the browser's own navigation and change the address.
  const onClick = (event: MouseEvent): void => {
    release()
    const isTaken = event.defaultPrevented && linkAway(event, { origin: location.origin, pathname: shown }) !== null
    if (!isTaken || !(event.target instanceof Element)) return
    pressed = event.target.closest('a')
    pressed?.setAttribute('data-pressed', '')
  }
  document.addEventListener('click', onClick)
  return {
    arrive: () => {
      shown = location.pathname
      release()
    },
    stop: () => {
      release()
      document.removeEventListener('click', onClick)
    },
  }
}

/** The target of a click on a link of the product, if it is another page in this window; null for every other click. */
export const linkAway = (event: MouseEvent, here: Pick<Location, 'origin' | 'pathname'>): string | null => {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!plain || link === null || link.href === '' || link.hasAttribute('download')) return null
  if (link.target !== '' && link.target !== '_self') return null
  const to = new URL(link.href)
  return to.origin === here.origin && to.pathname !== here.pathname ? `${ownPathname(to)}${to.search}${to.hash}` : null
}
