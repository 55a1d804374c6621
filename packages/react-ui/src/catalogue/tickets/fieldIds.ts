import type { NewcomerField, SelectionProblem, Texts } from '@booking-dashboard/core'

export const quantityId = (ticketTypeId: string): string => `quantity-${ticketTypeId}`
export const passengerId = (ticketKey: number): string => `passenger-${ticketKey}`
export const newcomerId = (key: number, field: NewcomerField): string => `newcomer-${key}-${field}`

/** Where the summary of what has to be put right leads to. */
export const fieldIdOf = (problem: SelectionProblem): string => {
  switch (problem.kind) {
    case 'tooMany':
      return quantityId(problem.ticketTypeId)
    case 'passengerOpen':
      return passengerId(problem.ticketKey)
    case 'nameMissing':
    case 'emailInvalid':
    case 'phoneInvalid':
    case 'cardNumber':
      return newcomerId(problem.newcomerKey, problem.field)
  }
}

export const problemWords = (problem: SelectionProblem, texts: Texts['screen']['tickets']['problems']): string => {
  switch (problem.kind) {
    case 'tooMany':
      return texts.tooMany(problem.available)
    case 'passengerOpen':
      return texts.passengerOpen
    case 'nameMissing':
    case 'emailInvalid':
    case 'phoneInvalid':
      return texts[problem.field]
    case 'cardNumber':
      return texts.cardNumber
  }
}
