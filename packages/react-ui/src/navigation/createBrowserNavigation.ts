import { paths } from '@booking-dashboard/core'
import type { Navigation } from '@booking-dashboard/core/ports'
import { ownPathname } from './basePath'
import { isDoor, lastPage, type WantedPage } from './wantedPage'

type Go = (path: string, memory: WantedPage | null) => void

export interface BrowserNavigation extends Navigation {
  /**
   * Passes in the router's navigation, which at once performs earlier requests. The returned function disconnects it.
   */
  readonly connect: (go: Go) => () => void
}

/**
 * The core's port over a router that exists only once React has rendered. On the way to /login, it remembers the
 * current page.
 */
export const createBrowserNavigation = (where: Pick<Location, 'pathname' | 'search' | 'hash'>): BrowserNavigation => {
  let router: Go | null = null
  let waiting: { readonly path: string; readonly go: () => void } | null = null
  const here = (): string => `${ownPathname(where)}${where.search}`
  return {
    goTo: (path, part) => {
      const memory = path === paths.login && !isDoor(ownPathname(where)) ? lastPage(here() + where.hash) : null
      const place = part === undefined ? path : `${path}#${part}`
      if (router === null) waiting = { path, go: () => router?.(place, memory) }
      else router(place, memory)
    },
    current: () => waiting?.path ?? here(),
    connect: (go) => {
      router = go
      waiting?.go()
      waiting = null
      return () => {
        router = null
      }
    },
  }
}
