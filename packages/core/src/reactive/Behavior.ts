import { BehaviorSubject, combineLatest, distinctUntilChanged, map, type Observable } from 'rxjs'

/** A value that is always available and notifies of changes: a BehaviorSubject without `next`. */
export interface Behavior<A> extends Observable<A> {
  readonly value: A
}

/** The writable side, private to the store that owns it. */
export interface State<A> {
  readonly state$: Behavior<A>
  readonly set: (next: A) => void
  readonly update: (change: (current: A) => A) => void
}

/** Counts the writes to all states: between two writes, no value has to be computed again. */
let writes = 0

/** The Behaviors that change by counted writes alone. */
const counted = new WeakSet<Behavior<unknown>>()

export const createState = <A>(initial: A): State<A> => {
  const subject = new BehaviorSubject(initial)
  counted.add(subject)
  const set = (next: A): void => {
    if (next === subject.value) return
    writes += 1
    subject.next(next)
  }
  return { state$: subject, set, update: (change) => set(change(subject.value)) }
}

/**
 * A Behavior that `read` computes from its sources. Subscribers get what `read` returns after a change of a source, so
 * they never see a value of which one part is new and another is old.
 */
const derived = <B>(
  sources: readonly Behavior<unknown>[],
  changes$: Observable<unknown>,
  read: () => B,
): Behavior<B> => {
  const isCounted = sources.every((source) => counted.has(source))
  let value = read()
  let readAfter = writes
  const current = (): B => {
    if (readAfter !== writes || !isCounted) {
      value = read()
      readAfter = writes
    }
    return value
  }
  const values$ = changes$.pipe(map(current), distinctUntilChanged())
  const behavior = Object.defineProperty(values$, 'value', { get: current }) as Behavior<B>
  if (isCounted) counted.add(behavior)
  return behavior
}

/**
 * A Behavior computed from another. It is recomputed only after its source changes, so its value keeps its identity.
 */
export const select = <A, B>(source: Behavior<A>, selector: (value: A) => B): Behavior<B> => {
  let last = source.value
  let selected = selector(last)
  return derived([source], source, () => {
    const { value } = source
    if (value !== last) {
      last = value
      selected = selector(value)
    }
    return selected
  })
}

/** A Behavior computed from two others. It keeps its identity while both stay the same. */
export const combine = <A, B, C>(first: Behavior<A>, second: Behavior<B>, selector: (a: A, b: B) => C): Behavior<C> => {
  let last = { a: first.value, b: second.value, value: selector(first.value, second.value) }
  return derived([first, second], combineLatest([first, second]), () => {
    const [a, b] = [first.value, second.value]
    if (a !== last.a || b !== last.b) last = { a, b, value: selector(a, b) }
    return last.value
  })
}

/** A Behavior that never changes. */
export const constant = <A>(value: A): Behavior<A> => {
  const subject = new BehaviorSubject(value)
  counted.add(subject)
  return subject
}
