import type { SchedulerLike } from 'rxjs'
import type { Failed } from '../failure/Failure.js'
import { type Behavior, combine, select } from '../reactive/Behavior.js'
import { keepingEqual } from '../reactive/keepingEqual.js'
import { latest } from '../reactive/resource.js'
import type { AttentionTexts } from '../payment/attentionTexts.js'
import { type PaymentAttention, paymentAttention, unbookedAttention } from '../payment/paymentAttention.js'
import type { UnendedPayment } from '../payment/pendingPayments.js'
import type { Booking } from '../domain/Booking.js'
import type { Bookings } from '../bookings/bookings.js'
import { type Owed, owed } from '../bookings/money/owed.js'
import {
  type Countdown,
  countdownOf,
  type ReadOnly,
  readOnlyOf,
  type ShownStatus,
  statusOf,
} from '../bookings/bookingStatus.js'

/** One booking as every page of it shows it. */
export interface BookingInSight {
  readonly kind: 'shown'
  readonly booking: Booking
  /** Whether the last reload failed, so that the booking may have changed since. */
  readonly isOutdated: boolean
  /** Null if things are on sale for it. */
  readonly readOnly: ReadOnly | null
  readonly status: ShownStatus
  readonly countdown: Countdown
  readonly owed: Owed
  /** A payment that has not ended yet, or that is not in the booking. Null if there is none. */
  readonly payment: PaymentAttention | null
}

export type BookingAtHandState = { readonly kind: 'loading' } | Failed | BookingInSight

export interface BookingAtHand {
  readonly state$: Behavior<BookingAtHandState>
  /** Called when any page of the booking is opened. */
  readonly load: () => Promise<void>
  /** Loads the booking again. */
  readonly tryAgain: () => Promise<void>
}

interface BookingAtHandDeps {
  readonly bookingRef: string
  readonly bookings: Bookings
  readonly payment$: Behavior<UnendedPayment | null>
  readonly scheduler: Pick<SchedulerLike, 'now'>
  readonly texts: AttentionTexts
}

export const createBookingAtHand = ({
  bookingRef,
  bookings,
  payment$,
  scheduler,
  texts,
}: BookingAtHandDeps): BookingAtHand => {
  const sources = { loadable: bookings.booking(bookingRef), list: select(bookings.list$, latest), payment: payment$ }
  const kept = keepingEqual<BookingInSight>()
  return {
    state$: combine(sources, ({ loadable, list, payment }): BookingAtHandState => {
      const booking = latest(loadable)
      if (booking === null)
        return loadable.kind === 'failed' ? { kind: 'failed', failure: loadable.failure } : { kind: 'loading' }
      const now = scheduler.now()
      return kept({
        kind: 'shown',
        booking,
        isOutdated: loadable.kind === 'failed',
        readOnly: readOnlyOf(booking, list, now),
        status: statusOf(booking),
        countdown: countdownOf(booking, now),
        owed: owed(booking),
        payment: payment === null ? unbookedAttention(booking, texts) : paymentAttention(payment, texts),
      })
    }),
    load: async () => {
      await Promise.all([bookings.open(bookingRef), bookings.loadListQuietly()])
    },
    tryAgain: async () => {
      await bookings.refresh(bookingRef)
    },
  }
}
