import type { customerEndpoints } from '@booking-dashboard/http-adapter/contract'
import type * as t from 'io-ts'
import type { BookingRecord } from '../records/BookingRecord.js'
import { isReadOnly } from '../routing/ownBooking.js'
import type { World } from '../world/World.js'
import { additionalCustomers } from './additionalCustomers.js'
import type { CustomerRecord } from '../records/CustomerRecord.js'
import type { QuestionRecord, PassengerRecord } from '../records/PassengerRecord.js'

type RequiredData = t.OutputOf<typeof customerEndpoints.requiredData.answer>['required_data']
type Asked = Pick<PassengerRecord, 'id' | 'questions'>

const questionAnswer = ({ handle, label, type, required, options, answer }: QuestionRecord) => ({
  handle,
  label,
  type,
  required,
  options: options.length === 0 ? null : [...options],
  answer,
})

/** By customer id. Without any question it is the empty array that the specification tolerates. */
const toAnswer = (passengers: readonly Asked[]): RequiredData => {
  const asked = passengers.filter(({ questions }) => questions.length > 0)
  return asked.length === 0
    ? []
    : Object.fromEntries(asked.map(({ id, questions }) => [id, questions.map(questionAnswer)]))
}

/** The questions of bookings that are not read-only. */
export const questionsAsked = (
  world: World,
  { questions }: Pick<PassengerRecord, 'questions'>,
): PassengerRecord['questions'] =>
  questions.filter(({ bookingRef }) => {
    const booking = world.bookings.find(({ reference }) => reference === bookingRef)
    return booking !== undefined && !isReadOnly(world, booking)
  })

/** All questions to the customer and the additional customers. */
export const requiredData = (world: World, customer: CustomerRecord): RequiredData =>
  toAnswer(
    [customer, ...additionalCustomers(world, customer)].map(({ id, ...rest }) => ({
      id,
      questions: questionsAsked(world, rest),
    })),
  )

/** The customer and the additional customers of a booking, each with the questions of this booking. */
const askedFor = (world: World, booking: BookingRecord): readonly Asked[] => {
  if (isReadOnly(world, booking)) return []
  const { reference, customerId, additionalCustomerIds } = booking
  const passengers = [
    ...world.customers.filter(({ id }) => id === customerId),
    ...world.additionalCustomers.filter(({ id }) => additionalCustomerIds.includes(id)),
  ]
  return passengers.map(({ id, questions }) => ({
    id,
    questions: questions.filter(({ bookingRef }) => bookingRef === reference),
  }))
}

export const bookingRequiredData = (world: World, booking: BookingRecord): RequiredData =>
  toAnswer(askedFor(world, booking))

/** The number of required questions of a booking without an answer. */
export const openQuestions = (world: World, booking: BookingRecord): number =>
  askedFor(world, booking)
    .flatMap(({ questions }) => questions)
    .filter(({ required, answer }) => required && answer === null).length
