import { customerChangeLine } from '../../bookings/money/priceLines.js'
import { noCost } from '../../money/Money.js'
import { type BasketKind, lineKey, type BasketLine, charged } from '../BasketKind.js'

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

/** The line of the charge shows the name change, and removes it. */
export const nameChange: BasketKind<HeldNameChanges> = {
  ids: ({ nameChanges }) => nameChanges.map(({ id }) => id),
  count: ({ nameChanges }) => nameChanges.length,
  section: null,
  removedAs: ({ nameChanges }, id) =>
    lineKey('charges', nameChanges.find((change) => change.id === id)?.chargeId ?? id),
}

/** An entry of CHANGE_TICKET_CUSTOMER_DATA. */
export interface BasketCharge extends BasketLine {
  readonly id: string
  readonly name: string
  readonly ticketId: string | null
}

export interface HeldCharges {
  readonly charges: readonly BasketCharge[]
  readonly nameChanges: readonly { readonly id: string; readonly chargeId: string }[]
}

const kind = 'charges'

/** The charge for a name change. A change and its charge count as one item. */
export const charge: BasketKind<HeldCharges> = {
  ids: ({ charges }) => charges.map(({ id }) => id),
  count: ({ charges, nameChanges }) => {
    const ofChanges = new Set(nameChanges.map(({ chargeId }) => chargeId))
    return charges.filter(({ id }) => !ofChanges.has(id)).length
  },
  section: {
    name: 'customerChange',
    order: 5,
    mandatory: null,
    title: (texts) => texts.basket.sections.customerChange,
    lines: ({ charges }) =>
      charges.map(({ id, name, total }) => ({
        key: lineKey(kind, id),
        price: charged(customerChangeLine({ id, name, cost: { ...noCost, price: total } }), total),
        passengerId: null,
        partOf: null,
        note: '',
        under: null,
      })),
  },
  mayDrop: ({ nameChanges }, chargeId) =>
    nameChanges.filter((change) => change.chargeId === chargeId).map(({ id }) => lineKey('nameChanges', id)),
}
