import fc from 'fast-check'
import { AddExtras } from '../commands/catalogue/AddExtras.js'
import { AddRooms } from '../commands/catalogue/AddRooms.js'
import { AddTickets } from '../commands/catalogue/AddTickets.js'
import { AddTransport } from '../commands/catalogue/AddTransport.js'
import type { JourneyCommand } from '../commands/JourneyCommand.js'
import type { BookingRef } from '../model/TestContext.js'

const finger = fc.nat({ max: 29 })
const count = fc.constantFrom(1 as const, 2 as const, 3 as const)

/** Fills the basket of a demo booking with one to five orders in the shops, in any order. */
export const baskets = (ref: BookingRef): fc.Arbitrary<readonly JourneyCommand[]> =>
  fc.array(
    fc.oneof(
      fc
        .record({
          ticketTypeId: fc.constantFrom('41011', '41022', '42011', '42012', '43011'),
          count,
          passenger: fc.constantFrom(1 as const, 2 as const, 'new' as const),
        })
        .map((order): JourneyCommand => new AddTickets({ ref, ...order }, 'untilQuiet')),
      fc
        .record({ kind: finger, count, option: fc.option(finger) })
        .map((order): JourneyCommand => new AddRooms({ ref, ...order }, 'untilQuiet')),
      fc.tuple(finger, count).map(([option, many]): JourneyCommand => new AddExtras(ref, option, many, 'untilQuiet')),
      fc
        .tuple(finger, finger, finger, finger, finger)
        .map(
          (fingers): JourneyCommand =>
            new AddTransport({ ref, mode: 'BOTH_WAYS', fingers, passengers: [1, 2] }, 'untilQuiet'),
        ),
    ),
    { minLength: 1, maxLength: 5 },
  )
