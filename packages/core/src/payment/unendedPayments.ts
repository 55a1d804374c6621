import type { Path } from '../navigation/paths.js'
import { createState, type State } from '../reactive/Behavior.js'
import { keyed } from '../reactive/resource.js'
import type { Purchase } from './machine/record.js'
import type { PaymentView } from './machine/view.js'

/** A payment that has no end yet, as other pages of its booking tell of it. */
export interface UnendedPayment {
  readonly purchase: Purchase
  readonly view: PaymentView
  /** The page on which it goes on. */
  readonly path: Path
}

/** The one of each booking that a customer should know of on its other pages; null where there is none, or no payment was looked at. */
export type UnendedPayments = (bookingRef: string) => State<UnendedPayment | null>

export const createUnendedPayments = (): UnendedPayments => keyed(() => createState<UnendedPayment | null>(null))
