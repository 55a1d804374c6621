/** An error in the code, as the browser or React delivers it. */
export interface Thrown {
  /**
   * `render`: caught by the boundary around all screens. `uncaught`: it unmounted the whole page. `recovered`: React
   * retried successfully. `script`: in an event, a timer or a file. `promise`: an unhandled rejection. `start`: before
   * the product was composed. `missing`: the page's own script did not load. `policy`: the
   * Content-Security-Policy blocked something.
   */
  readonly by: 'render' | 'uncaught' | 'recovered' | 'script' | 'promise' | 'start' | 'missing' | 'policy'
  readonly error: unknown
  /** The browser's message if it delivers no error object; of `policy`, the directive. */
  readonly message?: string
  /** The address of the script, if the browser names one; of `policy`, what was blocked. */
  readonly file?: string
  readonly componentStack?: string | undefined
}

type Taker = (thrown: Thrown) => void

export interface ThrownWatch {
  /** Hands every error to the taker from now on, starting with the earlier ones. */
  readonly take: (taker: Taker) => void
  readonly isTaken: () => boolean
}

/** Collects every uncaught error. Failures while the page unloads do not count. */
export const watchThrown = (page: Pick<Window, 'addEventListener'>): ThrownWatch => {
  const waiting: Thrown[] = []
  let taker: Taker | null = null
  let isLeaving = false
  const hear = (thrown: Thrown): void => {
    if (isLeaving) return
    if (taker === null) waiting.push(thrown)
    else taker(thrown)
  }
  // A script that fails to load notifies only its own element, so the listener captures.
  page.addEventListener(
    'error',
    (event: Event) => {
      if (event instanceof ErrorEvent)
        hear({ by: 'script', error: event.error, message: event.message, file: event.filename })
      else if (event.target instanceof HTMLScriptElement && event.target.type === 'module')
        hear({ by: 'missing', error: null })
    },
    true,
  )
  page.addEventListener('unhandledrejection', ({ reason }) => hear({ by: 'promise', error: reason }))
  page.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    hear({ by: 'policy', error: null, message: effectiveDirective, file: blockedURI }),
  )
  page.addEventListener('pagehide', () => {
    isLeaving = true
  })
  page.addEventListener('pageshow', () => {
    isLeaving = false
  })
  return {
    take: (next) => {
      taker = next
      waiting.splice(0).forEach(next)
    },
    isTaken: () => taker !== null,
  }
}
