import type { HeldTransport, TransportDirection } from '../../domain/Holdings.js'
import type { IsoDate } from '../../environment/time.js'
import { transportLine } from '../../bookings/money/priceLines.js'
import { type AddCommand, type BasketKind, type BasketLine, charged, lineOf, type WhoTravels } from '../BasketKind.js'
import { newLines, without } from '../lineLists.js'

/** Seats of one direction in a basket. */
export interface BasketTransport extends HeldTransport, BasketLine {}

export interface HeldSeats {
  readonly transport: readonly BasketTransport[]
}

/** One way for one passenger. */
export const transport: BasketKind<HeldSeats> = {
  section: {
    name: 'transport',
    order: 4,
    mandatory: 'transport',
    title: (texts) => texts.basket.sections.transport,
    lines: ({ transport }) =>
      transport.map((held) => {
        const price = charged(transportLine(held), held.total)
        return lineOf('transport', held.id, price, {
          passengerId: held.passengerId,
          under: { key: `${held.departureDate} ${price.title}`, title: price.title, note: null, name: null },
        })
      }),
  },
  holders: ({ transport }) => transport.map(({ id, passengerId }) => ({ id, passengerIds: [passengerId] })),
}

export interface TransportToAdd {
  readonly stopId: string
  readonly passengerId: number
  readonly routes: readonly string[]
  readonly direction: TransportDirection
  readonly date: IsoDate
  readonly departureLocation: string
  readonly arrivalLocation: string
}

/** One passenger on one stop. */
export interface TransportChoice extends Omit<TransportToAdd, 'passengerId'> {
  readonly passenger: WhoTravels
}

export type AddTransportInput = { readonly seats: readonly TransportChoice[] }

/** POST /api/basket/{ref}/transport */
export const addTransport: AddCommand<HeldSeats, AddTransportInput, readonly TransportToAdd[]> = {
  toSend: ({ seats }, ids) => seats.map(({ passenger, ...seat }) => ({ ...seat, passengerId: ids.of(passenger) })),
  missing: ({ seats }, { before, after }, ids) => ({
    seats: without(
      seats,
      newLines(before.transport, after.transport),
      (line, seat) =>
        line.direction === seat.direction &&
        line.departureLocation === seat.departureLocation &&
        line.arrivalLocation === seat.arrivalLocation &&
        line.departureDate.slice(0, 10) === seat.date &&
        line.passengerId === ids.of(seat.passenger),
    ),
  }),
  announce: (_, texts) => [texts.basket.transportAdded],
}
