import type { Loadable } from './Loadable.js'

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
