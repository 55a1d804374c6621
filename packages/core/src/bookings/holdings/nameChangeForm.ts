import { newcomerFields, type NewcomerField } from '../../catalogue/tickets/TicketSelection.js'
import { isEmailAddress } from '../../session/emailAddress.js'
import { lengthProblem, phoneProblem } from '../../customer/details/fieldRules.js'
import { holdsCardNumber } from '../../environment/cardNumbers.js'
import type { NameChangeToAdd } from '../../basket/BasketApi.js'
import type { Pax } from '../Booking.js'

/** Who is to hold the ticket, as typed so far. */
export type NameChangeValues = Readonly<Record<NewcomerField, string>>

export const noNameChange: NameChangeValues = { firstName: '', lastName: '', email: '', telephone: '' }

export interface NameChangeProblem {
  readonly field: NewcomerField
  readonly kind: 'missing' | 'invalid' | 'tooLong' | 'cardNumber' | 'unchanged'
}

type Name = Pick<Pax, 'firstName' | 'lastName'>

const kindOf = (field: NewcomerField, value: string): NameChangeProblem['kind'] | null => {
  if (value === '') return field === 'firstName' || field === 'lastName' ? 'missing' : null
  if (field === 'telephone') return phoneProblem(value) === null ? null : 'invalid'
  if (lengthProblem(value) !== null) return 'tooLong'
  if (field === 'email' && !isEmailAddress(value)) return 'invalid'
  return holdsCardNumber(value) ? 'cardNumber' : null
}

/** In the order of the form. `holder` is who holds the ticket now, null where nobody does: a fee for the same name is no use. */
export const nameChangeProblems = (values: NameChangeValues, holder: Name | null): readonly NameChangeProblem[] => {
  const problems = newcomerFields.flatMap((field): readonly NameChangeProblem[] => {
    const kind = kindOf(field, values[field].trim())
    return kind === null ? [] : [{ field, kind }]
  })
  const isSame =
    values.firstName.trim() === holder?.firstName.trim() && values.lastName.trim() === holder.lastName.trim()
  const isUnchanged = isSame && problems.every(({ kind }) => kind !== 'missing')
  return isUnchanged ? [{ field: 'firstName', kind: 'unchanged' }, ...problems] : problems
}

export const toNameChange = (ticketId: string, values: NameChangeValues): NameChangeToAdd => ({
  ticketId,
  firstName: values.firstName.trim(),
  lastName: values.lastName.trim(),
  email: values.email.trim(),
  telephone: values.telephone.trim(),
})
