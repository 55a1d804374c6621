import { newcomerProblems } from '../catalogue/tickets/selectionProblems.js'
import { toNewPassenger } from '../catalogue/tickets/toAddTicketsInput.js'
import type { NewcomerDraft } from '../catalogue/tickets/TicketSelection.js'
import type { NewPax } from './BasketApi.js'

const blank = (key: number): NewcomerDraft => ({ key, firstName: '', lastName: '', email: '', telephone: '' })

/**
 * One draft for each passenger whom tickets of the basket name and nobody knows, its key being the passenger's id. `kept`
 * is what was typed so far; else what was typed with the tickets that they were refused after, in the order of their ids.
 */
export const missingPaxDrafts = (
  missing: readonly number[],
  kept: readonly NewcomerDraft[],
  typedWithTickets: readonly NewcomerDraft[],
): readonly NewcomerDraft[] =>
  missing.map((key, place) => {
    const before = typedWithTickets.length === missing.length ? typedWithTickets[place] : undefined
    return kept.find((draft) => draft.key === key) ?? { ...(before ?? blank(key)), key }
  })

/** What is sent for them; null while something has to be put right. */
export const toMissingPax = (drafts: readonly NewcomerDraft[]): readonly NewPax[] | null =>
  newcomerProblems(drafts).length > 0 ? null : drafts.map((draft) => ({ ...toNewPassenger(draft), id: draft.key }))
