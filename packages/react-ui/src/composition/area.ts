import { type ComponentType, createElement, lazy, useState } from 'react'
import type { AreaFeatures } from '../dashboard/browser/compose'
import { loadPart } from '../loading/loadPart'
import { preloadArea } from './prefetch'
import type { AreaName, Areas, PageRoute } from './routeTable'

const loaders: { readonly [A in AreaName]: () => Promise<Areas[A]> } = {
  session: () => import('../areas/session'),
  password: () => import('../areas/password'),
  bookings: () => import('../areas/bookings'),
  booking: () => import('../areas/booking'),
  tickets: () => import('../areas/tickets'),
  accommodation: () => import('../areas/accommodation'),
  extras: () => import('../areas/extras'),
  transport: () => import('../areas/transport'),
  basket: () => import('../areas/basket'),
  nameChange: () => import('../areas/nameChange'),
  resale: () => import('../areas/resale'),
  delivery: () => import('../areas/delivery'),
  questions: () => import('../areas/questions'),
  paying: () => import('../areas/paying'),
  payment: () => import('../areas/payment'),
  profile: () => import('../areas/profile'),
}

/** The features that the screens of an area use inside the frame. */
export const featuresOf = (area: AreaName): keyof AreaFeatures => (area === 'session' ? 'member' : area)

type Screens = Readonly<Record<string, ComponentType>>
const loading = new Map<AreaName, Promise<Screens>>()
const loaded = new Map<AreaName, Screens>()

/**
 * The code of an area, fetched once. Its import waits for the styles that it requests itself, not for those that the
 * document has requested.
 */
const loadArea = <A extends AreaName>(area: A): Promise<Areas[A]> => {
  preloadArea(area)
  return loadPart(area, async () => {
    await window.firstLoad?.loadStyles(area)
    return loaders[area]()
  })
}

export const loadScreens = (area: AreaName): Promise<Screens> => {
  const known = loading.get(area)
  if (known !== undefined) return known
  const started = loadArea(area).then(({ screens }) => {
    loaded.set(area, screens)
    return screens
  })
  loading.set(area, started)
  return started
}

const loadMember = () => loadPart('member', () => import('../areas/member'))

/** Loads the container that holds every area of a signed-in customer. */
export const loadContainer = async () => (await loadMember()).createContainer

/** Loads the bindings of an area. */
export const loadParts = async (area: keyof AreaFeatures) =>
  area === 'member' ? (await loadMember()).parts : (await loadArea(area)).parts

const screenIn = (screens: Screens, { area, screen }: PageRoute): ComponentType => {
  const found = screens[screen]
  if (found === undefined) throw new Error(`The area ${area} has no ${screen}`)
  return found
}

/** The screen of a page: at once if its area is loaded, otherwise after a fetch. */
export const screenOf = (route: PageRoute): ComponentType => {
  const Later = lazy(async () => ({ default: screenIn(await loadScreens(route.area), route) }))
  return function PageScreen() {
    const [screens] = useState(() => loaded.get(route.area))
    const Screen = screens === undefined ? Later : screenIn(screens, route)
    return createElement(Screen)
  }
}
