import type { NewPassengerField, SelectionProblem, Texts } from '@booking-dashboard/core'

export const quantityId = (ticketTypeId: string): string => `quantity-${ticketTypeId}`
export const passengerId = (ticketKey: number): string => `passenger-${ticketKey}`
export const newPassengerId = (key: number, field: NewPassengerField): string => `new-passenger-${key}-${field}`

/** The target of a link in the problem summary. */
export const fieldIdOf = (problem: SelectionProblem): string => {
  switch (problem.kind) {
    case 'tooMany':
      return quantityId(problem.ticketTypeId)
    case 'passengerOpen':
      return passengerId(problem.ticketKey)
    case 'newPassenger':
      return newPassengerId(problem.newPassengerKey, problem.field)
  }
}

export const problemWords = (problem: SelectionProblem, texts: Texts['screen']['tickets']): string => {
  switch (problem.kind) {
    case 'tooMany':
      return texts.problems.tooMany(problem.available)
    case 'passengerOpen':
      return texts.problems.passengerOpen
    case 'newPassenger':
      return texts.newPassengerFields.problem(problem.field, problem.problem)
  }
}
