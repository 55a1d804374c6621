type PopHandler = (event: PopStateEvent) => void

let handler: PopHandler | null = null

/** Takes a move through the history before the router learns of it, until the answer is called. */
export const takePops = (handle: PopHandler): (() => void) => {
  handler = handle
  return () => {
    if (handler === handle) handler = null
  }
}

/**
 * Stands in front of the router's own listener: on the window listeners are heard in the order in which they came, the
 * capturing ones too. Call the answer to stop listening.
 */
export const listenBeforeRouter = (page: Pick<Window, 'addEventListener' | 'removeEventListener'>): (() => void) => {
  const hear = (event: PopStateEvent): void => handler?.(event)
  page.addEventListener('popstate', hear)
  return () => page.removeEventListener('popstate', hear)
}
