import { type ComponentType, lazy, type LazyExoticComponent } from 'react'
import { loadPart } from './loadPart'
import type { AreaName, Areas, PageRoute } from './routeTable'

const loaders: { readonly [A in AreaName]: () => Promise<Areas[A]> } = {
  session: () => import('../areas/session'),
  bookings: () => import('../areas/bookings'),
  booking: () => import('../areas/booking'),
  holdings: () => import('../areas/holdings'),
  shopping: () => import('../areas/shopping'),
  paying: () => import('../areas/paying'),
  profile: () => import('../areas/profile'),
}

/** The code of an area: fetched once, by whoever asks first. */
export const loadArea = (area: AreaName): Promise<Readonly<Record<string, ComponentType>>> =>
  loadPart(area, async () => ({ ...(await loaders[area]()) }))

/** The screen of a page, whose area is fetched when it is first shown. */
export const lazyScreen = ({ area, screen }: PageRoute): LazyExoticComponent<ComponentType> =>
  lazy(async () => {
    const found = (await loadArea(area))[screen]
    if (found === undefined) throw new Error(`The area ${area} has no ${screen}`)
    return { default: found }
  })
