import { type ComponentType, lazy } from 'react'
import { attempt } from './attempt'
import { isReachable, untilReachable } from './reachable'
import { reload } from './reload'
import { inTime } from './waiting'

/** Why a part of the page could not be loaded (behaviour/errors#1.8). */
export type LoadErrorKind = 'missing' | 'timeout' | 'other'

export class LoadError extends Error {
  override readonly name = 'LoadError'
  readonly kind: LoadErrorKind

  constructor(kind: LoadErrorKind, cause?: unknown) {
    super(`A part of the page could not be loaded (${kind})`, { cause })
    this.kind = kind
  }
}

// The browsers' messages for a script or style sheet that failed to load.
const didNotArrive = /dynamically imported module|importing a module script|preload CSS/i

const toLoadError = (cause: unknown): LoadError => {
  if (cause instanceof LoadError) return cause
  return new LoadError(cause instanceof Error && didNotArrive.test(cause.message) ? 'missing' : 'other', cause)
}

/** See behaviour/screens#1.9. */
const partTimeout = 120_000

export interface PartLoading {
  /** Storage of this tab alone, which outlives a reload. May throw. */
  readonly memory: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** Whether a reload would reach the host. May wait until it does. */
  readonly isReachable: () => Promise<boolean>
  readonly reload: () => void
}

const browser: PartLoading = { memory: () => sessionStorage, isReachable: untilReachable, reload }
/** For a press whose own words say that it failed: it does not wait for a connection. */
export const atPress: PartLoading = { ...browser, isReachable }

const key = 'booking-dashboard/reloaded-for'

/** Whether the page may reload: once, until the part that it reloaded for has loaded. Never without storage. */
const mayReload = ({ memory }: PartLoading, name: string): boolean =>
  attempt(() => {
    if (memory().getItem(key) !== null) return false
    memory().setItem(key, name)
    return true
  }) ?? false

const forget = ({ memory }: PartLoading, name: string): void =>
  void attempt(() => memory().getItem(key) === name && memory().removeItem(key))

/**
 * Loads a part of the page. If the part fails to load, the page reloads once: a newer release may have replaced the
 * part. It waits for a connection first, as the browser's own error page would replace this one. After the reload it
 * rejects with a LoadError (behaviour/screens#1.2), which /error shows.
 */
export const loadPart = async <A>(name: string, load: () => Promise<A>, around: PartLoading = browser): Promise<A> => {
  try {
    const part = await inTime(load(), partTimeout, () => Promise.reject(new LoadError('timeout')))
    forget(around, name)
    return part
  } catch (error) {
    if (!(await around.isReachable()) || !mayReload(around, name)) throw toLoadError(error)
    around.reload()
    return new Promise<never>(() => undefined)
  }
}

/** A screen whose code loads when it is first shown. */
export const lazyPart = <P extends object = object>(
  name: string,
  load: () => Promise<{ readonly default: ComponentType<P> }>,
) => lazy(() => loadPart(name, load))

/** One load for every caller. If it fails, they get `otherwise`, and the next caller loads again. */
export const onFirstUse = <A>(load: () => Promise<A>, otherwise: A): (() => Promise<A>) => {
  let loading: Promise<A> | null = null
  return () =>
    (loading ??= load().catch(() => {
      loading = null
      return otherwise
    }))
}
