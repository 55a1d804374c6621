import type { Thrown } from './watchThrown'
import { type DescribedError, describeThrown } from './describeThrown'

export interface ThrownTakerDeps {
  /** The origin of the product's own scripts. */
  readonly origin: string
  readonly report: (described: DescribedError) => void
  /** Notifies the customer that their last action failed. */
  readonly notify: () => void
}

const mostViolations = 20

/** Reports each error once, whichever event delivers it. */
export const createThrownTaker = ({ origin, report, notify }: ThrownTakerDeps): ((thrown: Thrown) => void) => {
  const known = new WeakSet<object>()
  const isKnown = (error: unknown): boolean => {
    if (typeof error !== 'object' || error === null) return false
    if (known.has(error)) return true
    known.add(error)
    return false
  }
  const violations = new Set<string>()
  /** A page that the policy does not fit may violate it with every element. */
  const isRepeated = ({ by, message, file }: Thrown): boolean => {
    if (by !== 'policy') return false
    const violation = `${message} ${file}`
    if (violations.has(violation) || violations.size === mostViolations) return true
    violations.add(violation)
    return false
  }
  return (thrown) => {
    if (isKnown(thrown.error) || isRepeated(thrown)) return
    const described = describeThrown(thrown, origin)
    if (described === null) return
    report(described)
    // If React was rendering, the page itself shows the failure.
    if (thrown.by === 'script' || thrown.by === 'promise') notify()
  }
}
