import { Subject, type Observable } from 'rxjs'
import type { CallContext, CancelSignal } from '../environment/CallContext.js'
import type { Ids } from '../environment/Ids.js'

/** The life of one sign-in: when it ends, its calls are cancelled and its stores forget. */
export interface SessionScope {
  readonly ended$: Observable<void>
  readonly end: () => void
  /** A new trace whose calls end with the session. */
  readonly context: () => CallContext
  /** A new trace that outlives the session: a payment under way is never cut off by us. */
  readonly lastingContext: () => CallContext
}

interface CancelSource {
  readonly signal: CancelSignal
  readonly cancel: () => void
}

const createCancelSource = (): CancelSource => {
  const listeners = new Set<() => void>()
  let aborted = false
  return {
    signal: {
      get aborted() {
        return aborted
      },
      addEventListener: (_type, listener) => void listeners.add(listener),
      removeEventListener: (_type, listener) => void listeners.delete(listener),
    },
    cancel: () => {
      aborted = true
      for (const listener of [...listeners]) listener()
      listeners.clear()
    },
  }
}

/** Whether the session ended in which this was begun: what comes next would be for whoever signs in after it. */
export const isOver = ({ signal }: CallContext): boolean => signal?.aborted === true

export const createSessionScope = (ids: Ids): SessionScope => {
  const ended = new Subject<void>()
  let source = createCancelSource()
  return {
    ended$: ended,
    end: () => {
      const ending = source
      source = createCancelSource()
      ending.cancel()
      ended.next()
    },
    context: () => ({ traceId: ids.traceId(), signal: source.signal }),
    lastingContext: () => ({ traceId: ids.traceId() }),
  }
}
