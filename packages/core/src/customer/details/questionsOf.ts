import type { AdditionalCustomerLink, Customer } from '../Customer.js'
import type { Question, RequiredData } from '../RequiredData.js'
import { travellersByBooking } from './travellersByBooking.js'

export interface TravellersQuestions extends AdditionalCustomerLink {
  readonly questions: readonly Question[]
}

export interface AskedQuestions {
  readonly own: readonly Question[]
  /** Of each fellow traveller who is asked anything, once. */
  readonly others: readonly TravellersQuestions[]
  readonly any: boolean
}

export const questionsOf = (
  requiredData: RequiredData | null,
  customer: Pick<Customer, 'id' | 'additionalCustomers'>,
): AskedQuestions => {
  const own = requiredData?.[customer.id] ?? []
  const others = travellersByBooking(customer.additionalCustomers).flatMap(({ bookingRef, customerIds }) =>
    customerIds.flatMap((customerId) => {
      const questions = requiredData?.[customerId] ?? []
      return questions.length === 0 ? [] : [{ customerId, bookingRef, questions }]
    }),
  )
  return { own, others, any: own.length > 0 || others.length > 0 }
}
