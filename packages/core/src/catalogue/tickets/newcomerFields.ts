import { isBlank, lengthProblem, phoneProblem } from '../../customer/details/fieldRules.js'
import { holdsCardNumber } from '../../environment/cardNumbers.js'
import { isEmailAddress } from '../../session/emailAddress.js'

/** What is asked of somebody whom the booking does not know yet, and of whoever is to hold a ticket. */
export const newcomerFields = ['firstName', 'lastName', 'email', 'telephone'] as const
export type NewcomerField = (typeof newcomerFields)[number]

export type NewcomerFieldProblem = 'missing' | 'invalid' | 'tooLong' | 'cardNumber'

/** Names are wanted, and have a letter in them; an address and a telephone number may be left out. */
export const newcomerFieldProblem = (field: NewcomerField, value: string): NewcomerFieldProblem | null => {
  const isName = field === 'firstName' || field === 'lastName'
  if (isBlank(value)) return isName ? 'missing' : null
  if (field === 'telephone') return phoneProblem(value) === null ? null : 'invalid'
  if (lengthProblem(value) !== null) return 'tooLong'
  if (field === 'email' && !isEmailAddress(value)) return 'invalid'
  if (holdsCardNumber(value)) return 'cardNumber'
  return isName && !/\p{L}/u.test(value) ? 'invalid' : null
}
