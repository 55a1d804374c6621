import {
  type NewcomerField,
  type NewcomerFieldProblem,
  newcomerFieldProblem,
  newcomerFields,
} from '../../catalogue/tickets/newcomers.js'
import type { NameChangeToAdd } from '../../basket/BasketApi.js'
import type { Pax } from '../Booking.js'

/** Who is to hold the ticket, as typed so far. */
export type NameChangeValues = Readonly<Record<NewcomerField, string>>

export const noNameChange: NameChangeValues = { firstName: '', lastName: '', email: '', telephone: '' }

export interface NameChangeProblem {
  readonly field: NewcomerField
  readonly kind: NewcomerFieldProblem | 'unchanged'
}

type Name = Pick<Pax, 'firstName' | 'lastName'>

/** In the order of the form. `holder` is who holds the ticket now, null where nobody does: a fee for the same name is no use. */
export const nameChangeProblems = (values: NameChangeValues, holder: Name | null): readonly NameChangeProblem[] => {
  const problems = newcomerFields.flatMap((field): readonly NameChangeProblem[] => {
    const kind = newcomerFieldProblem(field, values[field])
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
