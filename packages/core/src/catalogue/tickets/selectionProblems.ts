import type { EventOnSale } from './TicketCatalogue.js'
import {
  type NewcomerField,
  type NewcomerFieldProblem,
  newcomerFieldProblem,
  newcomerFields,
} from './newcomerFields.js'
import { mostOf, stillOnSale, typesOnSale } from './selectionTotals.js'
import { type NewcomerDraft, newcomersInUse, quantityOf, type TicketSelection } from './TicketSelection.js'

/** What has to be put right before the tickets can be added, in the order of the screen. */
export type SelectionProblem =
  | { readonly kind: 'tooMany'; readonly ticketTypeId: string; readonly available: number }
  | { readonly kind: 'passengerOpen'; readonly ticketKey: number }
  | {
      readonly kind: 'newcomer'
      readonly newcomerKey: number
      readonly field: NewcomerField
      readonly problem: NewcomerFieldProblem
    }

/** What has to be put right of passengers who are typed in, at most one thing of each field. */
export const newcomerProblems = (drafts: readonly NewcomerDraft[]): readonly SelectionProblem[] =>
  drafts.flatMap((draft) =>
    newcomerFields.flatMap((field): readonly SelectionProblem[] => {
      const problem = newcomerFieldProblem(field, draft[field])
      return problem === null ? [] : [{ kind: 'newcomer', newcomerKey: draft.key, field, problem }]
    }),
  )

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
