import type { EventOnSale } from './TicketCatalogue.js'
import { looksLikeEmail } from './looksLikeEmail.js'
import { mostOf, stillOnSale, typesOnSale } from './selectionTotals.js'
import { type NewcomerDraft, newcomersInUse, quantityOf, type NewcomerField, type TicketSelection } from './TicketSelection.js'

/** What has to be put right before the tickets can be added, in the order of the screen. */
export type SelectionProblem =
  | { readonly kind: 'tooMany'; readonly ticketTypeId: string; readonly available: number }
  | { readonly kind: 'passengerOpen'; readonly ticketKey: number }
  | { readonly kind: 'nameMissing'; readonly newcomerKey: number; readonly field: 'firstName' | 'lastName' }
  | { readonly kind: 'emailInvalid'; readonly newcomerKey: number; readonly field: 'email' }

const required = ['firstName', 'lastName'] as const

/** What has to be put right of passengers who are typed in. */
export const newcomerProblems = (drafts: readonly NewcomerDraft[]): readonly SelectionProblem[] =>
  drafts.flatMap((draft): readonly SelectionProblem[] => [
    ...required.flatMap((field): readonly SelectionProblem[] =>
      draft[field].trim() === '' ? [{ kind: 'nameMissing', newcomerKey: draft.key, field }] : [],
    ),
    ...(draft.email.trim() === '' || looksLikeEmail(draft.email.trim())
      ? []
      : [{ kind: 'emailInvalid', newcomerKey: draft.key, field: 'email' } as const]),
  ])

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
