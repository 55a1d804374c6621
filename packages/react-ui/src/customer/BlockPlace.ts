import type { CustomerChanges, Failure } from '@booking-dashboard/core'
import type { Either } from 'fp-ts/lib/Either.js'

/** Where a block stands, and whose details it shows. */
export interface BlockPlace {
  /** Names its draft: the customer's id, and what it is about. */
  readonly formKey: string
  readonly title: string
  /** Spoken of by its buttons. */
  readonly name: string
  readonly headingId: string
  readonly headingLevel: 2 | 3 | 4
  /** The signed-in customer's own: the browser may fill them in. */
  readonly own: boolean
  readonly send: (changes: CustomerChanges) => () => Promise<Either<Failure, void>>
}
