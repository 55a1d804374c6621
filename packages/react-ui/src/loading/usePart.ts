import { useEffect, useState } from 'react'
import { loadPart, type PartLoading } from './loadPart'

/** Code inside a screen that few customers need. */
export interface Part<A> {
  /** Starts to load it, once. A load that failed starts again. */
  readonly load: () => Promise<A>
  /** Null until it has loaded. */
  readonly loaded: () => { readonly part: A } | null
}

export const createPart = <A>(name: string, load: () => Promise<A>, around?: PartLoading): Part<A> => {
  let loading: Promise<A> | null = null
  let loaded: { readonly part: A } | null = null
  return {
    load: () =>
      (loading ??= loadPart(name, load, around).then(
        (part) => {
          loaded = { part }
          return part
        },
        (error: unknown) => {
          loading = null
          throw error
        },
      )),
    loaded: () => loaded,
  }
}

/**
 * The part, or null while it loads. Without Suspense: React holds content back for up to 300 ms after a fallback. A
 * part that is missing throws, as a lazy component does.
 */
export const usePart = <A>({ load, loaded }: Part<A>): A | null => {
  const [found, setFound] = useState(loaded)
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null)
  const isMissing = found === null
  useEffect(() => {
    if (!isMissing) return
    let isShown = true
    load().then(
      (part) => {
        if (isShown) setFound({ part })
      },
      (error: unknown) => {
        if (isShown) setFailure({ error })
      },
    )
    return () => {
      isShown = false
    }
  }, [isMissing, load])
  if (failure !== null) throw failure.error
  return found === null ? null : found.part
}
