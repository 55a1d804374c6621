import { BehaviorSubject, combineLatest, distinctUntilChanged, map, Observable } from 'rxjs'

/** A value that is always available and notifies of changes: a BehaviorSubject without `next`. */
export interface Behavior<A> extends Observable<A> {
  readonly value: A
}

/** The writable side, private to the store that owns it. */
export interface State<A> {
  readonly state$: Behavior<A>
  readonly set: (next: A) => void
  readonly update: (change: (current: A) => A) => void
  /** Sets some of its fields. */
  readonly merge: (change: Partial<A>) => void
}

/** Counts the writes to all states: between two writes, no value has to be computed again. */
let writes = 0

/** The Behaviors whose value changes only after a counted write. */
const counted = new WeakSet<Behavior<unknown>>()

export const createState = <A>(initial: A): State<A> => {
  const subject = new BehaviorSubject(initial)
  counted.add(subject)
  const set = (next: A): void => {
    if (next === subject.value) return
    writes += 1
    subject.next(next)
  }
  return {
    state$: subject,
    set,
    update: (change) => set(change(subject.value)),
    merge: (change) => set({ ...subject.value, ...change }),
  }
}

/** A class, because a `value` that is defined on each object makes every read of any Behavior slow. */
class Derived<A> extends Observable<A> implements Behavior<A> {
  constructor(
    values$: Observable<A>,
    private readonly current: () => A,
  ) {
    super((subscriber) => values$.subscribe(subscriber))
  }

  get value(): A {
    return this.current()
  }
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
  let known: { readonly value: B } | null = null
  let readAfter = writes
  const current = (): B => {
    if (known !== null && readAfter === writes && isCounted) return known.value
    const value = read()
    if (known?.value !== value) known = { value }
    readAfter = writes
    return value
  }
  const behavior = new Derived(changes$.pipe(map(current), distinctUntilChanged()), current)
  if (isCounted) counted.add(behavior)
  return behavior
}

/**
 * A Behavior computed from another when its value is first read. It is recomputed only after its source changes, so its
 * value keeps its identity.
 */
export const select = <A, B>(source: Behavior<A>, selector: (value: A) => B): Behavior<B> => {
  let last: { readonly of: A; readonly selected: B } | null = null
  return derived([source], source, () => {
    const { value } = source
    if (last === null || last.of !== value) last = { of: value, selected: selector(value) }
    return last.selected
  })
}

type ValuesOf<Sources> = { readonly [Name in keyof Sources]: Sources[Name] extends Behavior<infer A> ? A : never }

/** A Behavior computed from others, by name. It keeps its identity while all stay the same. */
export const combine = <Sources extends Readonly<Record<string, Behavior<unknown>>>, C>(
  sources: Sources,
  selector: (values: ValuesOf<Sources>) => C,
): Behavior<C> => {
  const names = Object.keys(sources)
  const all = Object.values(sources)
  let last: { readonly of: readonly unknown[]; readonly value: C } | null = null
  return derived(all, combineLatest(all), () => {
    const of = all.map(({ value }) => value)
    if (last === null || of.some((value, index) => value !== last?.of[index])) {
      const values = Object.fromEntries(names.map((name, index) => [name, of[index]])) as ValuesOf<Sources>
      last = { of, value: selector(values) }
    }
    return last.value
  })
}

/** A Behavior that never changes. */
export const constant = <A>(value: A): Behavior<A> => {
  const subject = new BehaviorSubject(value)
  counted.add(subject)
  return subject
}
