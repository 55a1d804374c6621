import fc from 'fast-check'
import { AnswerQuestions } from '../commands/bookings/AnswerQuestions.js'
import { AddExtras } from '../commands/catalogue/AddExtras.js'
import { AddRoomOptions } from '../commands/catalogue/AddRoomOptions.js'
import { AddRooms, type RoomOrder } from '../commands/catalogue/AddRooms.js'
import { AnotherCustomer } from '../commands/session/AnotherCustomer.js'
import { AddRoomsUnread } from '../commands/catalogue/AddRoomsUnread.js'
import { AddTransport, type TransportOrder } from '../commands/catalogue/AddTransport.js'
import { ChangeName } from '../commands/bookings/ChangeName.js'
import { ChangeResale, type ResaleOrder } from '../commands/bookings/ChangeResale.js'
import { DownloadDocument } from '../commands/bookings/DownloadDocument.js'
import { LeaveTyped } from '../commands/catalogue/LeaveTyped.js'
import { Meanwhile, type MeanwhileKind } from '../commands/surroundings/Meanwhile.js'
import type { JourneyCommand } from '../commands/JourneyCommand.js'
import { ReadBasket } from '../commands/basket/ReadBasket.js'
import { ReadBooking } from '../commands/bookings/ReadBooking.js'
import { ReadBookings } from '../commands/bookings/ReadBookings.js'
import { RemoveThings } from '../commands/basket/RemoveThings.js'
import { UpdateDelivery } from '../commands/bookings/UpdateDelivery.js'
import { itemsToRemove } from '../model/basket/Removal.js'
import { type BookingRef, bookingRefs } from '../model/TestContext.js'
import { mostlyOpened } from './mostlyOpened.js'
import { patience } from './patience.js'

const [barcelona, vienna, verona] = bookingRefs
const anyRef = fc.constantFrom<BookingRef>(...bookingRefs)
const shopRef = fc.constantFrom<BookingRef>(barcelona, barcelona, barcelona, vienna, verona)
const finger = fc.nat({ max: 29 })
const oneOf = <A extends string>(...all: readonly A[]): fc.Arbitrary<A> => fc.constantFrom(...all)

const roomRef = fc.constantFrom<BookingRef>(barcelona, barcelona, vienna)

const rooms: fc.Arbitrary<RoomOrder> = fc.record({
  ref: roomRef,
  kind: finger,
  count: fc.constantFrom(1 as const, 1 as const, 2 as const, 3 as const),
  option: fc.option(finger),
})
const transport: fc.Arbitrary<TransportOrder> = fc.record({
  ref: shopRef,
  mode: oneOf('BOTH_WAYS', 'BOTH_WAYS', 'OUTBOUND_ONLY', 'RETURN_ONLY'),
  fingers: fc.tuple(finger, finger, finger, finger, finger),
  passengers: fc.constantFrom([1] as const, [2] as const, [1, 2] as const),
})
const resale: fc.Arbitrary<ResaleOrder> = fc.record({
  ref: fc.constantFrom<BookingRef>(vienna, verona, verona, barcelona),
  what: oneOf('everything', 'all put up', 'one', 'one', 'against the rules'),
  ticket: finger,
})
const city = oneOf('Galway', 'Leeds', 'Bern')
const meanwhile = oneOf<MeanwhileKind>('a ticket is sold', 'a delivery leaves', 'baskets expire')

/** Steps on bookings, and basket items other than tickets. */
export const bookingSteps: fc.Arbitrary<JourneyCommand> = fc.oneof(
  { weight: 4, arbitrary: mostlyOpened(fc.tuple(rooms, patience).map((given) => new AddRooms(...given))) },
  {
    weight: 1,
    arbitrary: mostlyOpened(fc.tuple(rooms, finger).map(([order, option]) => new AddRoomsUnread({ ...order, option }))),
  },
  {
    weight: 4,
    arbitrary: mostlyOpened(fc.tuple(roomRef, finger, finger, patience).map((given) => new AddRoomOptions(...given))),
  },
  {
    weight: 4,
    arbitrary: mostlyOpened(
      fc.tuple(shopRef, finger, fc.integer({ min: 1, max: 3 }), patience).map((given) => new AddExtras(...given)),
    ),
  },
  { weight: 4, arbitrary: mostlyOpened(fc.tuple(transport, patience).map((given) => new AddTransport(...given))) },
  { weight: 4, arbitrary: mostlyOpened(fc.tuple(anyRef, finger, patience).map((given) => new ChangeName(...given))) },
  {
    weight: 5,
    arbitrary: mostlyOpened(
      fc.tuple(anyRef, oneOf(...itemsToRemove), patience).map((given) => new RemoveThings(...given)),
    ),
  },
  { weight: 4, arbitrary: fc.tuple(resale, patience).map((given) => new ChangeResale(...given)) },
  {
    weight: 2,
    arbitrary: mostlyOpened(
      fc.tuple(anyRef, fc.boolean(), city, patience).map((given) => new UpdateDelivery(...given)),
    ),
  },
  {
    weight: 1,
    arbitrary: mostlyOpened(
      fc.tuple(anyRef, oneOf('confirmation', 'e-ticket'), patience).map((given) => new DownloadDocument(...given)),
    ),
  },
  { weight: 2, arbitrary: fc.tuple(finger, finger, finger, patience).map((given) => new AnswerQuestions(...given)) },
  { weight: 2, arbitrary: fc.constant(null).map(() => new ReadBookings()) },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom(...bookingRefs, 'yen' as const, 'late' as const, 'overdue' as const)
      .map((given) => new ReadBooking(given)),
  },
  { weight: 2, arbitrary: shopRef.map((given) => new ReadBasket(given)) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(anyRef, finger, oneOf('the session runs out', 'signs out'))
      .map((given) => new LeaveTyped(...given)),
  },
  { weight: 1, arbitrary: fc.constant(null).map(() => new AnotherCustomer()) },
  { weight: 1, arbitrary: meanwhile.map((what) => new Meanwhile(what)) },
)
