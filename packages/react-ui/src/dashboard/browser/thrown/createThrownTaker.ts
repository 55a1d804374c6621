import type { Thrown } from './watchThrown'
import { type DescribedError, describeThrown } from './describeThrown'

export interface ThrownTakerDeps {
  /** The origin of the product's own scripts. */
  readonly origin: string
  readonly report: (described: DescribedError) => void
  /** Notifies the customer that their last action failed. */
  readonly say: () => void
}

/** Reports each error once, whichever event delivers it. */
export const createThrownTaker = ({ origin, report, say }: ThrownTakerDeps): ((thrown: Thrown) => void) => {
  const known = new WeakSet<object>()
  const isKnown = (error: unknown): boolean => {
    if (typeof error !== 'object' || error === null) return false
    if (known.has(error)) return true
    known.add(error)
    return false
  }
  return (thrown) => {
    if (isKnown(thrown.error)) return
    const described = describeThrown(thrown, origin)
    if (described === null) return
    report(described)
    // If React was rendering, the page itself shows the failure.
    if (thrown.by === 'script' || thrown.by === 'promise') say()
  }
}
