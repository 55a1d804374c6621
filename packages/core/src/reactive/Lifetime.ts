import { Subject, type Observable } from 'rxjs'
import type { CallContext, CancelSignal, Ids } from '../environment/CallContext.js'

/** The life of one sign-in. At its end, calls are cancelled and stores are cleared. */
export interface Lifetime {
  readonly ended$: Observable<void>
  readonly end: () => void
  /** Whether calls of a customer may be sent. False while nobody is signed in. */
  readonly admit: (isAdmitted: boolean) => void
  /** A new trace whose calls end with the session. While nobody is signed in, it is over from the start. */
  readonly context: () => CallContext
  /** The same for calls that need no sign-in. */
  readonly visitorContext: () => CallContext
  /** A new trace that outlives the session: a sign-out never interrupts a payment under way. */
  readonly lastingContext: () => CallContext
  /** Cancels every call in flight and every later call. */
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

/** Whether the session of this call has ended: anything done now would affect the next customer. */
export const isOver = ({ signal }: CallContext): boolean => signal?.aborted === true

export const createLifetime = (ids: Ids): Lifetime => {
  const ended = new Subject<void>()
  const whole = createCancelSource()
  const over = createCancelSource()
  over.cancel()
  let source = createCancelSource()
  let isAdmitted = true
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
    admit: (admitted) => {
      isAdmitted = admitted
    },
    context: () => ({ traceId: ids.traceId(), signal: isAdmitted ? source.signal : over.signal }),
    visitorContext: () => ({ traceId: ids.traceId(), signal: source.signal }),
    lastingContext: () => ({ traceId: ids.traceId(), signal: whole.signal, lasting: true }),
  }
}
