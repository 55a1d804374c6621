import type { Thrown } from './watchThrown'
import { type DescribedError, describeThrown } from './describeThrown'

export interface ThrownTakerDeps {
  /** Of the product's own scripts. */
  readonly origin: string
  readonly report: (described: DescribedError) => void
  /** Says that what the customer has just done did not work. */
  readonly say: () => void
}

/** Reports each error once, by whichever way it comes. */
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
    // Where React was at work, the page itself says it.
    if (thrown.by === 'script' || thrown.by === 'promise') say()
  }
}
