import { ownPathname } from '../navigation/basePath'
import type { PageArea } from './areas'
import { fetchFiles } from './preload'
import { pageAt } from './routeTable'

/** The areas that a customer is likely to visit next; of any other area, the booking's page. */
const next: Partial<Readonly<Record<PageArea, readonly PageArea[]>>> = {
  session: ['bookings'],
  password: ['bookings'],
  bookings: ['booking'],
  booking: ['paying', 'tickets'],
  tickets: ['basket', 'paying'],
  accommodation: ['basket', 'paying'],
  extras: ['basket', 'paying'],
  transport: ['basket', 'paying'],
  basket: ['paying'],
  // A payment leads to its receipt, which is a page of the same area.
  paying: [],
  nameChange: ['basket'],
  profile: ['bookings'],
}

type AreaFiles = Readonly<Record<PageArea, readonly string[]>>

const savesData = (): boolean =>
  'connection' in navigator &&
  typeof navigator.connection === 'object' &&
  navigator.connection !== null &&
  'saveData' in navigator.connection &&
  navigator.connection.saveData === true

const areaOfLink = (target: EventTarget | null): PageArea | null => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  return link === null || link.origin !== location.origin ? null : (pageAt(ownPathname(link))?.route.area ?? null)
}

/**
 * Fetches the code of the likely next areas, and of another one when the customer points at, touches or focuses its
 * link. Begins once the page rests, and fetches nothing on a connection that saves data.
 */
export const prefetchAreas = (files: AreaFiles): void => {
  if (savesData()) return
  const hear = ({ target }: Event): void => {
    const area = areaOfLink(target)
    if (area !== null) fetchFiles(files[area], 'modulepreload')
  }
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, hear, { capture: true, passive: true })
  const here = pageAt(ownPathname(location))?.route.area
  if (here !== undefined) for (const area of next[here] ?? ['booking']) fetchFiles(files[area], 'prefetch')
}
