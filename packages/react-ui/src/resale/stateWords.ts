import type { ResaleState, Texts } from '@booking-dashboard/core'

/** Why nothing can be chosen for a ticket; null where something can, or where its place in the list says it. */
export const reasonWords = (state: ResaleState, texts: Texts['resale']): string | null => {
  switch (state.kind) {
    case 'customerDataChanges':
      return texts.customerDataChanges
    case 'unavailable':
      return state.reason === null ? texts.unavailable : texts.reasons[state.reason]
    default:
      return null
  }
}
