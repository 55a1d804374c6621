import { ownPathname } from '../navigation/basePath'
import { type AreaName, laterArea, pageAt } from './routeTable'

type AreaFiles = Readonly<Record<AreaName, readonly string[]>>

/** The areas that a customer is likely to visit next. */
const next: Readonly<Record<AreaName, readonly AreaName[]>> = {
  session: ['bookings'],
  password: ['bookings'],
  bookings: ['booking'],
  booking: ['paying', 'tickets'],
  tickets: ['basket', 'paying'],
  accommodation: ['basket', 'paying'],
  extras: ['basket', 'paying'],
  transport: ['basket', 'paying'],
  basket: ['paying'],
  nameChange: ['basket'],
  resale: ['booking'],
  delivery: ['booking'],
  questions: ['booking'],
  paying: ['booking'],
  payment: [],
  profile: ['bookings'],
}

const savesData = (): boolean =>
  'connection' in navigator &&
  typeof navigator.connection === 'object' &&
  navigator.connection !== null &&
  'saveData' in navigator.connection &&
  navigator.connection.saveData === true

const isStyle = (file: string): boolean => file.endsWith('.css')
const arriving = new Map<string, Promise<unknown>>()

/** A sheet that fails to load is removed: the part that needs it requests it again, and then reports the failure. */
const watchStyle = (link: HTMLLinkElement): Promise<unknown> =>
  new Promise<void>((resolve) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      resolve()
    })
  })

/**
 * Styles apply as the customer reaches for a link: Chromium lays out the whole document when a sheet arrives, which
 * would delay the paint after the press. In idle time they are only fetched.
 */
const relOf = (file: string, rel: 'prefetch' | 'modulepreload'): 'prefetch' | 'modulepreload' | 'stylesheet' =>
  rel === 'modulepreload' && isStyle(file) ? 'stylesheet' : rel

const fetchFiles = (files: readonly string[], reason: 'prefetch' | 'modulepreload'): void => {
  for (const file of files) {
    const rel = relOf(file, reason)
    const known = [...document.head.querySelectorAll<HTMLLinkElement>(`link[href="${file}"]`)]
    if (known.some((link) => rel !== 'stylesheet' || link.rel === rel)) continue
    const link = document.createElement('link')
    link.rel = rel
    link.crossOrigin = ''
    link.href = file
    if (rel === 'stylesheet') arriving.set(file, watchStyle(link))
    document.head.append(link)
  }
}

/** Resolves when the styles that were fetched ahead for an area have loaded or failed. */
export const stylesHaveArrived = (area: AreaName): Promise<unknown> =>
  Promise.all((window.firstLoad?.areaFiles[area] ?? []).map((file) => arriving.get(file)))

/** Fetches all files of an area in parallel. Otherwise each file would wait for the one that imports it. */
export const preloadArea = (area: AreaName): void => {
  const files = window.firstLoad?.areaFiles[area] ?? []
  fetchFiles(
    files.filter((file) => file.endsWith('.js')),
    'modulepreload',
  )
}

const areaOfLink = (target: EventTarget | null): AreaName | null => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  return link === null || link.origin !== location.origin ? null : (pageAt(ownPathname(link))?.route.area ?? null)
}

/**
 * Fetches the code of the next area: at once when the customer points at, touches or focuses a link, and in idle time
 * for a likely next page. Fetches nothing on a connection that saves data.
 */
export const prefetchAreas = (files: AreaFiles): void => {
  if (savesData()) return
  const fetchAll = (area: AreaName, rel: 'prefetch' | 'modulepreload'): void => {
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
  if (here !== undefined) whenIdle(() => next[here].forEach((area) => fetchAll(area, 'prefetch')))
}

/** Runs once the page has loaded and is idle. */
const whenIdle = (run: () => void): void => {
  const wait = (): void => void ('requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run, 1000))
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
}
