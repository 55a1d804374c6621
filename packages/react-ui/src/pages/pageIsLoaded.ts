import type { Composition } from '../composition/compose'
import { featuresOf, loadScreens } from './area'
import { loadLayout } from './lazyLayout'
import { pageAt } from './routeTable'

/**
 * Loads the page of an address before React shows it, so that no placeholder flashes. The screen shows what failed to
 * load.
 */
export const pageIsLoaded = async (load: Composition['load'], pathname: string): Promise<void> => {
  const found = pageAt(pathname)
  if (found === null) return
  const { area, frame } = found.route
  const parts: Promise<unknown>[] = [loadScreens(area)]
  if (frame !== 'full') parts.push(loadLayout(), load('member'), load(featuresOf(area)))
  await Promise.allSettled(parts)
}
