import { customerChangeLine } from '../../bookings/money/priceLines.js'
import { noCost } from '../../money/Money.js'
import { type BasketKind, type BasketLine, charged, lineOf } from '../BasketKind.js'

/** A name change, which takes effect when the basket is completed. */
export interface BasketNameChange {
  readonly id: string
  readonly ticketId: string
  readonly name: string
  readonly firstName: string
  readonly lastName: string
  /** The charge for the change. Removing the charge removes the change. */
  readonly chargeId: string
}

export interface HeldNameChanges {
  readonly nameChanges: readonly BasketNameChange[]
}

/** Has no section, because the line of its charge already shows it. */
export const nameChange: BasketKind<HeldNameChanges> = { section: null }

/** An entry of CHANGE_TICKET_CUSTOMER_DATA. */
export interface BasketCharge extends BasketLine {
  readonly id: string
  readonly name: string
  readonly ticketId: string | null
}

export interface HeldCharges {
  readonly charges: readonly BasketCharge[]
}

/** The charge for a name change. */
export const charge: BasketKind<HeldCharges> = {
  section: {
    name: 'customerChange',
    order: 5,
    mandatory: null,
    title: (texts) => texts.basket.sections.customerChange,
    lines: ({ charges }) =>
      charges.map(({ id, name, total }) =>
        lineOf('charges', id, charged(customerChangeLine({ name, cost: { ...noCost, price: total } }), total)),
      ),
  },
}
