import { type BasketKind, lineKey } from '../BasketKind.js'

/** A change of name that waits for the basket to be completed. */
export interface BasketNameChange {
  readonly id: string
  readonly ticketId: string
  readonly name: string
  readonly firstName: string
  readonly lastName: string
  /** What is paid for it, and what removes it. */
  readonly chargeId: string
}

export interface HeldNameChanges {
  readonly nameChanges: readonly BasketNameChange[]
}

/** Its charge is the line that is shown, and what removes it. */
export const nameChange: BasketKind<HeldNameChanges> = {
  ids: ({ nameChanges }) => nameChanges.map(({ id }) => id),
  count: ({ nameChanges }) => nameChanges.length,
  section: null,
  lines: () => [],
  removedAs: ({ nameChanges }, id) =>
    lineKey('charges', nameChanges.find((change) => change.id === id)?.chargeId ?? id),
}
