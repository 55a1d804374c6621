/** An error in the code, as the browser or React hands it over. */
export interface Thrown {
  /**
   * `render`: caught by the boundary around all screens. `uncaught`: it took away all of the page. `recovered`: React tried
   * again, and it worked. `script`: in an event, a timer or a file. `promise`: nobody waited for it. `start`: before the
   * product was composed. `missing`: the page's own script did not come.
   */
  readonly by: 'render' | 'uncaught' | 'recovered' | 'script' | 'promise' | 'start' | 'missing'
  readonly error: unknown
  /** What the browser says where it hands over no error. */
  readonly message?: string
  /** The address of the script where the browser names one. */
  readonly file?: string
  readonly componentStack?: string | undefined
}

type Taker = (thrown: Thrown) => void

export interface ThrownWatch {
  /** From now on the taker gets every error, first those that came before. */
  readonly take: (taker: Taker) => void
  readonly isTaken: () => boolean
}

/** Hears of every error that nobody caught. What fails while the page is being left is nobody's error. */
export const watchThrown = (page: Pick<Window, 'addEventListener'>): ThrownWatch => {
  const waiting: Thrown[] = []
  let taker: Taker | null = null
  let isLeaving = false
  const hear = (thrown: Thrown): void => {
    if (isLeaving) return
    if (taker === null) waiting.push(thrown)
    else taker(thrown)
  }
  // A script that does not load is told to its element alone: it is heard on the way down.
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
