import { phoneProblem } from '../../customer/details/fieldRules.js'
import { holdsCardNumber } from '../../environment/cardNumbers.js'
import type { EventOnSale } from './TicketCatalogue.js'
import { isEmailAddress } from '../../session/emailAddress.js'
import { mostOf, stillOnSale, typesOnSale } from './selectionTotals.js'
import {
  type NewcomerDraft,
  type NewcomerField,
  newcomerFields,
  newcomersInUse,
  quantityOf,
  type TicketSelection,
} from './TicketSelection.js'

/** What has to be put right before the tickets can be added, in the order of the screen. */
export type SelectionProblem =
  | { readonly kind: 'tooMany'; readonly ticketTypeId: string; readonly available: number }
  | { readonly kind: 'passengerOpen'; readonly ticketKey: number }
  | { readonly kind: 'nameMissing'; readonly newcomerKey: number; readonly field: 'firstName' | 'lastName' }
  | { readonly kind: 'emailInvalid'; readonly newcomerKey: number; readonly field: 'email' }
  | { readonly kind: 'phoneInvalid'; readonly newcomerKey: number; readonly field: 'telephone' }
  | { readonly kind: 'cardNumber'; readonly newcomerKey: number; readonly field: NewcomerField }

/** What has to be put right of passengers who are typed in, at most one thing of each field. */
export const newcomerProblems = (drafts: readonly NewcomerDraft[]): readonly SelectionProblem[] =>
  drafts.flatMap((draft) =>
    newcomerFields.flatMap((field): readonly SelectionProblem[] => fieldProblem(draft.key, field, draft[field].trim())),
  )

const fieldProblem = (newcomerKey: number, field: NewcomerField, value: string): readonly SelectionProblem[] => {
  switch (field) {
    case 'telephone':
      return phoneProblem(value) === null ? [] : [{ kind: 'phoneInvalid', newcomerKey, field }]
    case 'email':
      if (value !== '' && !isEmailAddress(value)) return [{ kind: 'emailInvalid', newcomerKey, field }]
      break
    case 'firstName':
    case 'lastName':
      if (value === '') return [{ kind: 'nameMissing', newcomerKey, field }]
  }
  return holdsCardNumber(value) ? [{ kind: 'cardNumber', newcomerKey, field }] : []
}

export const selectionProblems = (
  chosen: TicketSelection,
  events: readonly EventOnSale[],
): readonly SelectionProblem[] => {
  const selection = stillOnSale(chosen, events)
  return [
    ...typesOnSale(events).flatMap((type): readonly SelectionProblem[] =>
      quantityOf(selection, type.id) > mostOf(type)
        ? [{ kind: 'tooMany', ticketTypeId: type.id, available: mostOf(type) }]
        : [],
    ),
    ...selection.tickets.flatMap(({ key, passenger }): readonly SelectionProblem[] =>
      passenger.kind === 'open' ? [{ kind: 'passengerOpen', ticketKey: key }] : [],
    ),
    ...newcomerProblems(newcomersInUse(selection)),
  ]
}

/** The problem of one field of a newcomer, if any. */
export const problemOfField = (
  problems: readonly SelectionProblem[],
  key: number,
  field: NewcomerField,
): SelectionProblem | undefined =>
  problems.find((problem) => 'newcomerKey' in problem && problem.newcomerKey === key && problem.field === field)
