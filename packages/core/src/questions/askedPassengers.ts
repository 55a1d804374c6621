import { openQuestions, type Question, type RequiredData } from '../domain/Customer.js'
import { activePassengers, type Booking, fullName, type BookingPassenger } from '../domain/Booking.js'
import { failing } from '../failure/Failure.js'
import { createResource, memoizeByKey, type Resource, type ResourceDeps } from '../reactive/resource.js'
import type { BookingsApi } from '../bookings/bookings.js'

/** How many required questions all passengers have, and how many of them are answered. */
export const questionProgress = (requiredData: RequiredData): { readonly answered: number; readonly all: number } => {
  const asked = Object.values(requiredData).flat()
  const all = asked.filter(({ required }) => required).length
  return { answered: all - openQuestions(asked).length, all }
}

/** One passenger of a booking with their questions. */
export interface AskedPassenger {
  readonly customerId: string
  /** Empty if no passenger of the booking is this customer. */
  readonly name: string
  readonly lead: boolean
  /** Whether the customer is a passenger of the booking. It may ask about others too. */
  readonly travels: boolean
  /** Whether it is the signed-in customer. */
  readonly own: boolean
  readonly questions: readonly Question[]
  /** Required questions, and how many of them have an answer. */
  readonly progress: { readonly answered: number; readonly all: number }
}

/**
 * Passengers who have questions: the signed-in customer first, then in the order of the booking, without cancelled
 * ones.
 */
export const askedPassengers = (
  requiredData: RequiredData,
  { passengers }: Pick<Booking, 'passengers'>,
  ownId: string | null,
): readonly AskedPassenger[] => {
  const known = new Map<string, BookingPassenger>()
  for (const one of activePassengers(passengers))
    if (one.customerId !== null && !known.has(one.customerId)) known.set(one.customerId, one)
  const gone = new Set(
    passengers.flatMap(({ customerId, cancelled }) =>
      cancelled && customerId !== null && !known.has(customerId) ? [customerId] : [],
    ),
  )
  const order = [...new Set([...(ownId === null ? [] : [ownId]), ...known.keys(), ...Object.keys(requiredData)])]
  return order.flatMap((customerId) => {
    const questions = Object.hasOwn(requiredData, customerId) ? (requiredData[customerId] ?? []) : []
    if (questions.length === 0 || gone.has(customerId)) return []
    const passenger = known.get(customerId)
    return [
      {
        customerId,
        name: passenger === undefined ? '' : fullName(passenger),
        lead: passenger?.lead ?? false,
        travels: passenger !== undefined,
        own: customerId === ownId,
        questions,
        progress: questionProgress({ [customerId]: questions }),
      },
    ]
  })
}

/** The progress of a booking's questions over all passengers. */
export interface AnswersLeft {
  /** Required questions, and how many of them have an answer. */
  readonly answered: number
  readonly all: number
  /** People with an open required question. */
  readonly people: number
  /** How many of them are no passengers of the booking. */
  readonly others: number
  /** The next passenger with an open required question. Null if there is none. */
  readonly next: AskedPassenger | null
}

export const answersLeft = (asked: readonly AskedPassenger[]): AnswersLeft => {
  const waiting = asked.filter(({ progress }) => progress.answered < progress.all)
  return {
    answered: asked.reduce((sum, { progress }) => sum + progress.answered, 0),
    all: asked.reduce((sum, { progress }) => sum + progress.all, 0),
    people: waiting.length,
    others: waiting.filter(({ travels }) => !travels).length,
    next: waiting[0] ?? null,
  }
}

/** The questions of each booking, by customer id. */
export type AskedOfBooking = (bookingRef: string) => Resource<RequiredData>

export const createAskedOfBooking = (deps: ResourceDeps & { readonly api: BookingsApi }): AskedOfBooking =>
  memoizeByKey((bookingRef) =>
    createResource(deps, (context) => failing('bookingRequiredData')(deps.api.requiredData(bookingRef, context))),
  )
