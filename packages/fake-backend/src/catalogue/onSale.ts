import { type Left, toAvailabilities } from '../records/Stock.js'
import type { TicketCatalogue, TicketEvent } from '../records/TicketCatalogue.js'

export interface TypeOnSale {
  readonly id: string
  readonly name: string
  readonly description: string
  /** Minor units. */
  readonly price: number
  readonly fee: number
  readonly left: Left
}

export interface EventOnSale {
  readonly id: string
  readonly name: string
  readonly venue: string
  readonly at: string
  readonly types: readonly TypeOnSale[]
}

const toEvent = ({ id, name, venue, at, types }: EventOnSale): TicketEvent => ({
  id,
  name,
  venue,
  event_date: { iso_value: at },
  tickets: types.map((type) => ({
    id: type.id,
    name: type.name,
    description: type.description,
    prices: {
      price: { value: type.price },
      booking_fee: { value: type.fee },
      total_ticket_price: { value: type.price + type.fee },
    },
  })),
})

/** A ticket catalogue from a short notation. */
export const onSale = (events: readonly EventOnSale[]): TicketCatalogue => ({
  events: events.map(toEvent),
  availability: toAvailabilities(events.flatMap(({ types }) => types).map(({ id, left }) => [id, left] as const)),
})
