import { type ComponentType, createElement, lazy, useState } from 'react'
import type { LoadedArea } from '../composition/compose'
import { loadPart } from '../loading/loadPart'
import { preloadArea } from './preload'
import { type AreaPart, importArea, type PageArea } from './areas'
import type { PageRoute } from './routeTable'

/** The features that the screens of an area use inside the frame. */
export const featuresOf = (area: PageArea): LoadedArea => (area === 'session' ? 'member' : area)

type Screens = Readonly<Record<string, ComponentType>>
const loading = new Map<PageArea, Promise<Screens>>()
const loaded = new Map<PageArea, Screens>()

/**
 * The code of an area, fetched once. Its import waits for the styles that it requests itself, not for those that the
 * document has requested.
 */
const loadArea = <A extends PageArea>(area: A): Promise<AreaPart<A>> => {
  preloadArea(area)
  return loadPart(area, async (): Promise<AreaPart<A>> => {
    await window.firstLoad?.loadStyles(area)
    return importArea(area)
  })
}

export const loadScreens = (area: PageArea): Promise<Screens> => {
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

/** Loads an area with the bindings of its ports. */
export const loadParts = async (area: LoadedArea) => (area === 'member' ? loadMember() : loadArea(area))

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
