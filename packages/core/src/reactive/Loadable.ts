import type { Failure } from '../failure/Failure.js'

/** Something that is fetched. What was there before stays readable while it is fetched again, and when that fails. */
export type Loadable<A> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading'; readonly previous: A | null }
  | { readonly kind: 'loaded'; readonly value: A }
  | { readonly kind: 'failed'; readonly previous: A | null; readonly failure: Failure }

export const idle: Loadable<never> = { kind: 'idle' }

/** The newest value that is known, fresh or not. */
export const latest = <A>(loadable: Loadable<A>): A | null => {
  switch (loadable.kind) {
    case 'idle':
      return null
    case 'loaded':
      return loadable.value
    default:
      return loadable.previous
  }
}

export const isLoading = <A>(loadable: Loadable<A>): boolean => loadable.kind === 'loading'

/** Whether the first load has come to an end, whichever. */
export const isKnown = (state: Loadable<unknown>): boolean => state.kind === 'loaded' || state.kind === 'failed'

/** The same state of something that is worked out from what is fetched. */
export const mapLoadable = <A, B>(loadable: Loadable<A>, change: (value: A) => B): Loadable<B> => {
  const changed = (value: A | null): B | null => (value === null ? null : change(value))
  switch (loadable.kind) {
    case 'idle':
      return loadable
    case 'loading':
      return { kind: 'loading', previous: changed(loadable.previous) }
    case 'loaded':
      return { kind: 'loaded', value: change(loadable.value) }
    case 'failed':
      return { ...loadable, previous: changed(loadable.previous) }
  }
}
