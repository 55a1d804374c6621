import type { SchedulerLike } from 'rxjs'
import type { Customer } from '../../customer/Customer.js'
import type { RequiredData } from '../../customer/RequiredData.js'
import { type Behavior, combine, select } from '../../reactive/Behavior.js'
import { latest, type Loadable } from '../../reactive/Loadable.js'
import type { Resource } from '../../reactive/resource.js'
import type { PendingChange } from '../../resale/ResaleApi.js'
import type { BookingsFeature } from '../list/BookingsFeature.js'
import { type AnswersLeft, answersLeft } from '../questions/answersLeft.js'
import { askedTravellers } from '../questions/askedTravellers.js'
import type { Booking } from '../Booking.js'
import { isPast } from '../isPast.js'
import { type HeldInParts, heldInParts } from './heldInParts.js'

/** One booking as its own page shows it. */
export interface ShownBooking {
  readonly booking: Booking
  /** A past booking is to read: nothing is sold for it. */
  readonly isPast: boolean
  /** Something beside the booking itself could not be had; to be tried again. */
  readonly isIncomplete: boolean
  readonly held: HeldInParts
  /** What is answered of the mandatory information; null while it is not known. */
  readonly answers: AnswersLeft | null
  /** What its basket counts; null while it is not known. */
  readonly inBasket: number | null
}

export interface BookingPage {
  /** Null while the booking is not known. */
  readonly state$: Behavior<ShownBooking | null>
  /** Called when its page is opened: asks for what its parts hold. */
  readonly open: () => Promise<void>
  /** Reads it anew. */
  readonly tryAgain: () => Promise<void>
}

interface BookingPageDeps {
  readonly bookingRef: string
  readonly bookings: BookingsFeature
  /** What its basket counts; null while it is not known. */
  readonly inBasket$: Behavior<number | null>
  readonly customer$: Behavior<Loadable<Customer>>
  readonly asked: Pick<Resource<RequiredData>, 'state$' | 'load'>
  readonly pending: Resource<readonly PendingChange[]>
  readonly scheduler: Pick<SchedulerLike, 'now'>
}

export const createBookingPage = ({
  bookingRef,
  bookings,
  inBasket$,
  customer$,
  asked,
  pending,
  scheduler,
}: BookingPageDeps): BookingPage => {
  const booking$ = select(bookings.booking(bookingRef), latest)
  const shown$ = combine(booking$, bookings.list$, (booking, list) => {
    const now = scheduler.now()
    return booking && { booking, now, isPast: isPast(booking, latest(list), now) }
  })
  const held$ = combine(
    shown$,
    select(pending.state$, latest),
    (shown, changes) =>
      shown && {
        booking: shown.booking,
        isPast: shown.isPast,
        isIncomplete: shown.booking.ticketAllocations === null,
        held: heldInParts(shown.booking, shown.now, changes),
      },
  )
  const ownId$ = select(customer$, (customer) => latest(customer)?.id ?? null)
  const answers$ = combine(
    combine(booking$, select(asked.state$, latest), (booking, required) => ({ booking, required })),
    ownId$,
    ({ booking, required }, ownId) =>
      booking === null || required === null ? null : answersLeft(askedTravellers(required, booking, ownId)),
  )
  const state$ = combine(
    held$,
    combine(answers$, inBasket$, (answers, inBasket) => ({ answers, inBasket })),
    (held, rest) => held && { ...held, ...rest },
  )
  return {
    state$,
    open: async () => {
      await Promise.all([bookings.load(bookingRef)(), bookings.learnPast(), pending.load()])
      if (state$.value?.isPast === false) await asked.load()
    },
    tryAgain: async () => {
      await bookings.refresh(bookingRef)()
    },
  }
}
