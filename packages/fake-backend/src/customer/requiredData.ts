import type { customerEndpoints } from '@booking-dashboard/http-adapter/contract'
import type * as t from 'io-ts'
import type { BookingRecord } from '../bookings/BookingRecord.js'
import type { World } from '../world/World.js'
import { additionalCustomers } from './additionalCustomers.js'
import type { CustomerRecord } from './CustomerRecord.js'
import type { QuestionRecord } from './TravellerRecord.js'

type RequiredData = t.OutputOf<typeof customerEndpoints.requiredData.answer>['required_data']

const questionAnswer = ({ handle, label, type, required, options, answer }: QuestionRecord) => ({
  handle,
  label,
  type,
  required,
  options: options.length === 0 ? null : [...options],
  answer,
})

/** By customer id; where nobody is asked anything, the empty array that the specification tolerates. */
export const requiredData = (world: World, customer: CustomerRecord): RequiredData => {
  const asked = [customer, ...additionalCustomers(world, customer)].filter(({ questions }) => questions.length > 0)
  return asked.length === 0 ? [] : Object.fromEntries(asked.map(({ id, questions }) => [id, questions.map(questionAnswer)]))
}

/** How many required questions a booking still waits for. */
export const openQuestions = (world: World, booking: BookingRecord): number =>
  [...world.customers, ...world.travellers]
    .flatMap(({ questions }) => questions)
    .filter(({ bookingRef, required, answer }) => bookingRef === booking.reference && required && answer === null).length
