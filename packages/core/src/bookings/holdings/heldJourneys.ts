import type { Booking, Pax } from '../Booking.js'
import type { IsoDate } from '../../environment/time.js'
import type { HeldTransport } from './Holdings.js'
import { type Journey, itineraryJourneys } from '../itinerary/itinerary.js'
import type { Formats } from '../../messages/formats.js'

/** A booked journey, with everybody who travels on it. */
export interface HeldJourney {
  readonly id: string
  readonly date: IsoDate | null
  /** "19:30"; null where it is not specified. */
  readonly time: string | null
  readonly journey: Journey
}

export interface JourneysOneWay {
  readonly direction: HeldTransport['direction']
  readonly journeys: readonly HeldJourney[]
}

const inOrder = (a: HeldTransport, b: HeldTransport): number =>
  a.departureDate < b.departureDate ? -1 : Number(a.departureDate > b.departureDate)

/** Outbound first, then return, then those with no known direction, each by departure; empty directions are left out. `pax` are those of booking and basket. */
export const heldJourneys = (
  booking: Booking,
  transport: readonly HeldTransport[],
  pax: readonly Pax[],
  formats: Formats,
): readonly JourneysOneWay[] =>
  (['OUTBOUND', 'RETURN', 'UNKNOWN'] as const)
    .map((direction): JourneysOneWay => {
      const oneWay = transport.filter((held) => held.direction === direction).toSorted(inOrder)
      const entries = itineraryJourneys({ ...booking, transport: oneWay, pax }, formats)
      return {
        direction,
        journeys: entries.flatMap(({ id, date, time, what }) =>
          what.kind === 'journey' ? [{ id, date, time, journey: what }] : [],
        ),
      }
    })
    .filter(({ journeys }) => journeys.length > 0)
