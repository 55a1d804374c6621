import { type Either, isLeft, right } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { CallContext } from '../environment/CallContext.js'
import { type Cancelled, cancelledBy, type Failed, failedEnd, type Failure } from '../failure/Failure.js'
import { createSessionState, isOver, type Lifetime } from './Lifetime.js'
import { type Behavior, select } from './Behavior.js'
import { exhaust, type Turn } from './concurrency.js'

/** Fetched data. The previous value stays readable during another fetch, and after its failure. */
export type Loadable<A> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading'; readonly previous: A | null }
  | { readonly kind: 'loaded'; readonly value: A }
  | { readonly kind: 'failed'; readonly previous: A | null; readonly failure: Failure }

export const idle: Loadable<never> = { kind: 'idle' }

/** The newest known value, fresh or not. */
export const latest = <A>(loadable: Loadable<A>): A | null => {
  if (loadable.kind === 'idle') return null
  return loadable.kind === 'loaded' ? loadable.value : loadable.previous
}

export const isLoading = <A>(loadable: Loadable<A>): boolean => loadable.kind === 'loading'

/** Whether the first load has ended, with a value or a failure. */
export const isKnown = (state: Loadable<unknown>): boolean => state.kind === 'loaded' || state.kind === 'failed'

/**
 * The same without reloads: a known value stays `loaded` while it is loaded again. So nothing is computed or drawn anew
 * before an answer arrives.
 */
export const withoutReloads = <A>(source: Behavior<Loadable<A>>): Behavior<Loadable<A>> => {
  let last: { readonly kind: 'loaded'; readonly value: A } | null = null
  const keep = (value: A): Loadable<A> => {
    if (last?.value !== value) last = { kind: 'loaded', value }
    return last
  }
  return select(source, (loadable) => {
    if (loadable.kind === 'idle') last = null
    if (loadable.kind === 'loaded') return keep(loadable.value)
    // During the first load, a value is only a part.
    const isReload = last !== null && loadable.kind === 'loading' && loadable.previous !== null
    return isReload ? keep(loadable.previous) : loadable
  })
}

/** With a `traceId`, its calls join that trace. Otherwise they have a trace of their own. */
type Load = (traceId?: string) => Promise<Either<Failure, void>>

/** Data that is fetched as a whole and forgotten when the session ends. */
export interface Resource<A> {
  readonly state$: Behavior<Loadable<A>>
  /** A second call during a load gets the outcome of the first, which keeps its trace. */
  readonly load: Load
  /** Loads unless the value is already known. */
  readonly loadOnce: Load
  /** Loads like `load`, but a failure is only in the state, without a message. */
  readonly loadQuietly: TaskEither<Failure, void>
  /** Fetches again even during a load, whose answer may be older than a known change. */
  readonly refresh: Load
}

/** A resource whose value other calls can update. */
export interface RenewableResource<A> extends Resource<A> {
  /** Applies a newer value from another call. Does nothing if no value is known yet. */
  readonly renew: (change: (value: A) => A) => void
}

/** How a command that loads something ends. */
export type LoadEnd = { readonly kind: 'loaded' } | Failed | Cancelled

export const loadEnd = (outcome: Either<Failure, void>): LoadEnd =>
  isLeft(outcome) ? failedEnd(outcome.left) : { kind: 'loaded' }

/** A load as a command of a model. An end after the end of the session counts as cancelled. */
export const loadCommand = async (scope: Lifetime, load: Load, traceId?: string): Promise<LoadEnd> => {
  const context = scope.context(traceId)
  const end = loadEnd(await load(traceId))
  return isOver(context) ? cancelledBy(context) : end
}

export interface ResourceDeps {
  readonly scope: Lifetime
  readonly onFailure: (failure: Failure) => void
}

/** `inPart` shows the part that has arrived, if no value is known yet. */
export const createResource = <A>(
  deps: ResourceDeps,
  fetchIt: (context: CallContext, inPart: (value: A) => void) => TaskEither<Failure, A>,
): RenewableResource<A> => {
  const state = createSessionState<Loadable<A>>(deps.scope, idle)
  const alone = exhaust<Either<Failure, void>>(deps.scope)

  /** A dashboard that was disposed of sends nothing for its visitors either. Its loads fail. */
  const isDisposed = (): boolean => isOver(deps.scope.visitorContext())

  const run = async (isQuiet: boolean, { end }: Turn, traceId?: string): Promise<Either<Failure, void>> => {
    const before = state.state$.value
    state.set({ kind: 'loading', previous: latest(before) })
    const context = deps.scope.context(traceId)
    const inPart = (value: A): void => {
      if (!isOver(context) && latest(state.state$.value) === null) state.set({ kind: 'loading', previous: value })
    }
    const result = await fetchIt(context, inPart)()
    if (!end()) return isLeft(result) ? result : right(undefined)
    if (isLeft(result) && result.left.cause.kind === 'cancelled' && !isDisposed()) {
      // Nobody is signed in, so nothing was asked.
      state.set(before)
      return result
    }
    if (isLeft(result)) {
      state.set({ kind: 'failed', previous: latest(state.state$.value), failure: result.left })
      if (!isQuiet) deps.onFailure(result.left)
      return result
    }
    state.set({ kind: 'loaded', value: result.right })
    return right(undefined)
  }

  const load: Load = (traceId) => alone((turn) => run(false, turn, traceId))
  const loadQuietly = (): Promise<Either<Failure, void>> => alone((turn) => run(true, turn))
  const loadOnce: Load = async (traceId) => (latest(state.state$.value) === null ? load(traceId) : right(undefined))
  const refresh: Load = async (traceId) => {
    if (state.state$.value.kind !== 'loading') return load(traceId)
    const context = deps.scope.context()
    const older = await load()
    // After the end of the session, nobody needs the value.
    return isOver(context) ? older : load(traceId)
  }
  const renew = (change: (value: A) => A): void => {
    const { value: known } = state.state$
    const value = latest(known)
    if (value === null) return
    state.set(
      known.kind === 'loading' ? { ...known, previous: change(value) } : { kind: 'loaded', value: change(value) },
    )
  }
  return { state$: state.state$, load, loadOnce, loadQuietly, refresh, renew }
}

/** Creates one resource for each key, at its first request. */
export const memoizeByKey = <A>(create: (key: string) => A): ((key: string) => A) => {
  const all = new Map<string, A>()
  return (key) => {
    const known = all.get(key)
    if (known !== undefined) return known
    const made = create(key)
    all.set(key, made)
    return made
  }
}
