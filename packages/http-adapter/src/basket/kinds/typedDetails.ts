import * as t from 'io-ts'
import type { PassengerToAdd } from '@booking-dashboard/core/ports'

/** What the customer types of a new passenger or a new ticket holder. */
export const TypedDetails = t.type({
  first_name: t.string,
  last_name: t.string,
  telephone_number: t.string,
  email: t.string,
})

export const toTypedDetails = ({ firstName, lastName, telephone, email }: Omit<PassengerToAdd, 'id'>) => ({
  first_name: firstName,
  last_name: lastName,
  telephone_number: telephone,
  email,
})
