type PopHandler = (event: PopStateEvent) => void

let handler: PopHandler | null = null

/** Intercepts history moves before the router, until the returned function is called. */
export const takePops = (handle: PopHandler): (() => void) => {
  handler = handle
  return () => {
    if (handler === handle) handler = null
  }
}

/**
 * Listens before the router. Listeners on the window run in the order of registration, even capturing ones. The
 * returned function stops listening.
 */
export const listenBeforeRouter = (page: Pick<Window, 'addEventListener' | 'removeEventListener'>): (() => void) => {
  const hear = (event: PopStateEvent): void => handler?.(event)
  page.addEventListener('popstate', hear)
  return () => page.removeEventListener('popstate', hear)
}
