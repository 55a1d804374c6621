import { type Navigation, type Path } from '@booking-dashboard/core'

type Go = (path: string) => void

export interface BrowserNavigation extends Navigation {
  /** Hands over the router's way of moving; what was asked for before is done at once. Call the answer to let go. */
  readonly connect: (go: Go) => () => void
}

/** The core's port over a router that exists only once React has rendered. */
export const createBrowserNavigation = (where: Pick<Location, 'pathname' | 'search'>): BrowserNavigation => {
  let router: Go | null = null
  let waiting: Path | null = null
  return {
    goTo: (path) => {
      if (router === null) waiting = path
      else router(path)
    },
    current: () => `${where.pathname}${where.search}`,
    connect: (go) => {
      router = go
      if (waiting !== null) go(waiting)
      waiting = null
      return () => {
        router = null
      }
    },
  }
}
