import { Subject, type Observable } from 'rxjs'
import type { CallContext, CancelReason, CancelSignal, Ids } from '../environment/CallContext.js'
import { createState, type State } from './Behavior.js'

/** The life of one sign-in. At its end, calls are cancelled and stores are cleared. */
export interface Lifetime {
  readonly ended$: Observable<void>
  readonly end: () => void
  /** Whether calls of a customer may be sent. False while nobody is signed in. */
  readonly admit: (isAdmitted: boolean) => void
  /** A trace, new unless given, whose calls end with the session. It is over from the start if nobody is signed in. */
  readonly context: (traceId?: string) => CallContext
  /** The same for calls that need no sign-in. */
  readonly visitorContext: () => CallContext
  /** A new trace that outlives the session: a sign-out never interrupts a payment under way. */
  readonly lastingContext: () => CallContext
  /** Cancels every call in flight and every later call. */
  readonly close: () => void
}

interface CancelSource {
  readonly signal: CancelSignal
  readonly cancel: (why: CancelReason) => void
}

const createCancelSource = (): CancelSource => {
  const listeners = new Set<() => void>()
  let why: CancelReason | undefined
  return {
    signal: {
      get aborted() {
        return why !== undefined
      },
      get why() {
        return why
      },
      addEventListener: (_type, listener) => void listeners.add(listener),
      removeEventListener: (_type, listener) => void listeners.delete(listener),
    },
    cancel: (reason) => {
      why ??= reason
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
  const signedOut = createCancelSource()
  signedOut.cancel('signedOut')
  let source = createCancelSource()
  let isAdmitted = true
  return {
    ended$: ended,
    end: () => {
      const ending = source
      if (!whole.signal.aborted) source = createCancelSource()
      ending.cancel('sessionEnded')
      ended.next()
    },
    close: () => {
      whole.cancel('disposed')
      source.cancel('disposed')
    },
    admit: (admitted) => {
      isAdmitted = admitted
    },
    context: (traceId = ids.traceId()) => {
      const isOpen = isAdmitted || whole.signal.aborted
      return { traceId, signal: isOpen ? source.signal : signedOut.signal }
    },
    visitorContext: () => ({ traceId: ids.traceId(), signal: source.signal }),
    lastingContext: () => ({ traceId: ids.traceId(), signal: whole.signal, lasting: true }),
  }
}

/** A state that returns to `initial` when the session ends. */
export const createSessionState = <A>({ ended$ }: Pick<Lifetime, 'ended$'>, initial: A): State<A> => {
  const state = createState(initial)
  ended$.subscribe(() => state.set(initial))
  return state
}

/** A map that is emptied when the session ends. */
export const createSessionMap = <Key, Value>({ ended$ }: Pick<Lifetime, 'ended$'>): Map<Key, Value> => {
  const map = new Map<Key, Value>()
  ended$.subscribe(() => map.clear())
  return map
}
