import type { Question, RequiredData } from '../../customer/RequiredData.js'
import type { Booking, Pax } from '../Booking.js'
import { activePax, fullName } from '../holdings/passengers.js'
import { questionProgress } from './questionProgress.js'

/** One traveller of a booking with what is asked of them. */
export interface AskedTraveller {
  readonly customerId: string
  /** Empty where the booking has no passenger of this customer. */
  readonly name: string
  readonly lead: boolean
  /** Whether it is the signed-in customer. */
  readonly own: boolean
  readonly questions: readonly Question[]
  /** Required questions, and how many of them have an answer. */
  readonly progress: { readonly answered: number; readonly all: number }
}

/** Travellers of whom something is asked: the signed-in customer first, then in the order of the booking. Cancelled ones are left out. */
export const askedTravellers = (
  requiredData: RequiredData,
  { pax }: Pick<Booking, 'pax'>,
  ownId: string | null,
): readonly AskedTraveller[] => {
  const passengers = new Map<string, Pax>()
  for (const one of activePax(pax))
    if (one.customerId !== null && !passengers.has(one.customerId)) passengers.set(one.customerId, one)
  const gone = new Set(
    pax.flatMap(({ customerId, cancelled }) =>
      cancelled && customerId !== null && !passengers.has(customerId) ? [customerId] : [],
    ),
  )
  const order = [...new Set([...(ownId === null ? [] : [ownId]), ...passengers.keys(), ...Object.keys(requiredData)])]
  return order.flatMap((customerId) => {
    const questions = Object.hasOwn(requiredData, customerId) ? (requiredData[customerId] ?? []) : []
    if (questions.length === 0 || gone.has(customerId)) return []
    const passenger = passengers.get(customerId)
    return [
      {
        customerId,
        name: passenger === undefined ? '' : fullName(passenger),
        lead: passenger?.lead ?? false,
        own: customerId === ownId,
        questions,
        progress: questionProgress({ [customerId]: questions }),
      },
    ]
  })
}
