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

export const createState = <A>(initial: A): State<A> => {
  const subject = new BehaviorSubject(initial)
  const set = (next: A): void => {
    if (next !== subject.value) subject.next(next)
  }
  return { state$: subject, set, update: (change) => set(change(subject.value)) }
}

/**
 * A Behavior computed from another. It is recomputed only after its source changes, so its value keeps its identity.
 */
export const select = <A, B>(source: Behavior<A>, selector: (value: A) => B): Behavior<B> => {
  let last = source.value
  let selected = selector(last)
  const read = (value: A): B => {
    if (value !== last) {
      last = value
      selected = selector(value)
    }
    return selected
  }
  const derived = source.pipe(map(read), distinctUntilChanged())
  return Object.defineProperty(derived, 'value', { get: () => read(source.value) }) as Behavior<B>
}

/** A Behavior computed from two others. It keeps its identity while both stay the same. */
export const combine = <A, B, C>(first: Behavior<A>, second: Behavior<B>, selector: (a: A, b: B) => C): Behavior<C> => {
  let last = { a: first.value, b: second.value, value: selector(first.value, second.value) }
  const read = (a: A, b: B): C => {
    if (a !== last.a || b !== last.b) last = { a, b, value: selector(a, b) }
    return last.value
  }
  const derived = combineLatest([first, second]).pipe(
    map(([a, b]) => read(a, b)),
    distinctUntilChanged(),
  )
  return Object.defineProperty(derived, 'value', { get: () => read(first.value, second.value) }) as Behavior<C>
}

/** A Behavior that never changes. */
export const constant = <A>(value: A): Behavior<A> => new BehaviorSubject(value)
