import { ownPathname } from '../navigation/basePath'
import { nextAreas, type PageArea } from './areas'
import { laterArea, pageAt } from './routeTable'

type AreaFiles = Readonly<Record<PageArea, readonly string[]>>

const savesData = (): boolean =>
  'connection' in navigator &&
  typeof navigator.connection === 'object' &&
  navigator.connection !== null &&
  'saveData' in navigator.connection &&
  navigator.connection.saveData === true

const fetchFiles = (files: readonly string[], rel: 'prefetch' | 'modulepreload'): void => {
  for (const file of files) {
    if (document.head.querySelector(`link[href="${file}"]`) !== null) continue
    const link = document.createElement('link')
    link.rel = file.endsWith('.css') ? 'prefetch' : rel
    link.crossOrigin = ''
    link.href = file
    document.head.append(link)
  }
}

/** Fetches all files of an area in parallel. Otherwise each file would wait for the one that imports it. */
export const preloadArea = (area: PageArea): void => {
  const files = window.firstLoad?.areaFiles[area] ?? []
  fetchFiles(
    files.filter((file) => file.endsWith('.js')),
    'modulepreload',
  )
}

const areaOfLink = (target: EventTarget | null): PageArea | null => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  return link === null || link.origin !== location.origin ? null : (pageAt(ownPathname(link))?.route.area ?? null)
}

/**
 * Fetches the code of the next area: at once when the customer points at, touches or focuses a link, and in idle time
 * for a likely next page. Fetches nothing on a connection that saves data.
 */
export const prefetchAreas = (files: AreaFiles): void => {
  if (savesData()) return
  const fetchAll = (area: PageArea, rel: 'prefetch' | 'modulepreload'): void => {
    const more = laterArea[area]
    fetchFiles(more === undefined ? files[area] : [...files[area], ...files[more]], rel)
  }
  const hear = ({ target }: Event): void => {
    const area = areaOfLink(target)
    if (area !== null) fetchAll(area, 'modulepreload')
  }
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, hear, { capture: true, passive: true })
  const here = pageAt(ownPathname(location))?.route.area
  if (here !== undefined) whenIdle(() => nextAreas(here).forEach((area) => fetchAll(area, 'prefetch')))
}

/** Runs once the page has loaded and is idle. */
const whenIdle = (run: () => void): void => {
  const wait = (): void => void ('requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run, 1000))
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
}
