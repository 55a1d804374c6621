import type { HeldTransport } from '../../domain/Holdings.js'
import { transportLine } from '../../bookings/money/priceLines.js'
import { type BasketKind, type BasketLine, charged, lineKey } from '../BasketKind.js'

/** Seats of one direction in a basket. */
export interface BasketTransport extends HeldTransport, BasketLine {}

export interface HeldSeats {
  readonly transport: readonly BasketTransport[]
}

const kind = 'transport'

/** One way for one passenger. */
export const transport: BasketKind<HeldSeats> = {
  ids: ({ transport }) => transport.map(({ id }) => id),
  count: ({ transport }) => transport.length,
  section: {
    name: 'transport',
    order: 4,
    mandatory: 'transport',
    title: (texts) => texts.screen.basket.sections.transport,
    lines: ({ transport }) =>
      transport.map((held) => ({
        key: lineKey(kind, held.id),
        price: charged(transportLine(held), held.total),
        passengerId: held.passengerId,
        partOf: null,
        note: '',
        under: null,
      })),
  },
  holders: ({ transport }) => transport.map(({ id, passengerId }) => ({ id, passengerIds: [passengerId] })),
}
