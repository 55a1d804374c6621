import { ownPathname } from './basePath'

/** The target of a click on a link of the product, if it is another page in this window; null for every other click. */
export const linkAway = (event: MouseEvent, here: Pick<Location, 'origin' | 'pathname'>): string | null => {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!plain || link === null || link.href === '' || link.hasAttribute('download')) return null
  if (link.target !== '' && link.target !== '_self') return null
  const to = new URL(link.href)
  return to.origin === here.origin && to.pathname !== here.pathname ? `${ownPathname(to)}${to.search}${to.hash}` : null
}
