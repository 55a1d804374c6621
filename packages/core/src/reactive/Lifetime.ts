import { Subject, type Observable } from 'rxjs'
import type { CallContext, CancelSignal, Ids } from '../environment/CallContext.js'

/** The life of one sign-in: when it ends, its calls are cancelled and its stores forget. */
export interface Lifetime {
  readonly ended$: Observable<void>
  readonly end: () => void
  /** A new trace whose calls end with the session. */
  readonly context: () => CallContext
  /** A new trace that outlives the session: a payment under way is never cut off by a sign-out. */
  readonly lastingContext: () => CallContext
  /** Cancels what is in flight and everything that is asked from now on. */
  readonly close: () => void
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

/** Whether the session in which this began has ended: anything done now would be for the next customer. */
export const isOver = ({ signal }: CallContext): boolean => signal?.aborted === true

export const createLifetime = (ids: Ids): Lifetime => {
  const ended = new Subject<void>()
  const whole = createCancelSource()
  let source = createCancelSource()
  return {
    ended$: ended,
    end: () => {
      const ending = source
      if (!whole.signal.aborted) source = createCancelSource()
      ending.cancel()
      ended.next()
    },
    close: () => {
      whole.cancel()
      source.cancel()
    },
    context: () => ({ traceId: ids.traceId(), signal: source.signal }),
    lastingContext: () => ({ traceId: ids.traceId(), signal: whole.signal, lasting: true }),
  }
}
