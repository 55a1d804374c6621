import type { Pax } from '../bookings/Booking.js'
import { phoneProblem } from '../customer/details/fieldRules.js'
import { holdsCardNumber } from '../environment/cardNumbers.js'
import { type NewcomerField, newcomerFields } from '../catalogue/tickets/TicketSelection.js'
import { looksLikeEmail } from '../catalogue/tickets/looksLikeEmail.js'
import type { NameChangeToAdd } from './BasketApi.js'

/** Who is to hold the ticket, as typed so far. */
export type NameChangeValues = Readonly<Record<NewcomerField, string>>

export const noNameChange: NameChangeValues = { firstName: '', lastName: '', email: '', telephone: '' }

export interface NameChangeProblem {
  readonly field: NewcomerField
  readonly kind: 'missing' | 'invalid' | 'cardNumber' | 'unchanged'
}

type Name = Pick<Pax, 'firstName' | 'lastName'>

const isSame = (values: NameChangeValues, holder: Name): boolean =>
  values.firstName.trim() === holder.firstName.trim() && values.lastName.trim() === holder.lastName.trim()

/** In the order of the form. `holder` is who holds the ticket now, null where nobody does: a fee for the same name is no use. */
export const nameChangeProblems = (values: NameChangeValues, holder: Name | null): readonly NameChangeProblem[] => {
  const isRequired = (field: NewcomerField): boolean => field === 'firstName' || field === 'lastName'
  const problems = newcomerFields.flatMap((field): readonly NameChangeProblem[] => {
    const value = values[field].trim()
    if (value === '') return isRequired(field) ? [{ field, kind: 'missing' }] : []
    if (field === 'telephone') return phoneProblem(value) === null ? [] : [{ field, kind: 'invalid' }]
    if (field === 'email' && !looksLikeEmail(value)) return [{ field, kind: 'invalid' }]
    return holdsCardNumber(value) ? [{ field, kind: 'cardNumber' }] : []
  })
  const isUnchanged = holder !== null && problems.every(({ kind }) => kind !== 'missing') && isSame(values, holder)
  return isUnchanged ? [{ field: 'firstName', kind: 'unchanged' }, ...problems] : problems
}

/** What is sent; null while something has to be put right. */
export const toNameChange = (
  ticketId: string,
  values: NameChangeValues,
  holder: Name | null,
): NameChangeToAdd | null =>
  nameChangeProblems(values, holder).length > 0
    ? null
    : {
        ticketId,
        firstName: values.firstName.trim(),
        lastName: values.lastName.trim(),
        email: values.email.trim(),
        telephone: values.telephone.trim(),
      }
