import { type BasketAtHand, createBasketReading } from '../../../basket/basketReading.js'
import { type BookingAtHand, createBookingAtHand } from '../../../booking-page/bookingAtHand.js'
import type { Wording } from '../../../language/Wording.js'
import type { UnendedPayment, UnendedPayments } from '../../../payment/pendingPayments.js'
import { type Behavior, createState } from '../../../reactive/Behavior.js'
import { memoizeByKey } from '../../../reactive/resource.js'
import { bookingWords } from '../../../texts/areas/bookingAreaTexts.js'
import { type Area, area } from '../../area.js'
import { tokens } from '../../tokens.js'
import { type Member, memberArea } from '../account/memberArea.js'

/** The features of every page of one booking. */
export interface BookingArea extends Member {
  readonly texts: Member['texts'] & Wording<typeof bookingWords>
  /** One booking, as every page of it shows it. */
  readonly bookingAtHand: (bookingRef: string) => BookingAtHand
  /** The basket of one booking, as its button shows it. */
  readonly basketAtHand: (bookingRef: string) => BasketAtHand
  /** An unfinished payment of one booking, such as one with an open challenge; null if there is none. */
  readonly unendedPayment: (bookingRef: string) => Behavior<UnendedPayment | null>
}

/** Whether an unfinished payment of this page pays for a basket of the booking. */
export const isBeingPaidIn =
  (unended: UnendedPayments, bookingRef: string) =>
  (basketId: string): boolean => {
    const purchase = unended(bookingRef).state$.value?.purchase
    return purchase?.kind === 'basket' && purchase.basketId === basketId
  }

/** Area: what all pages of a booking share. */
export const bookingArea: Area<'booking', BookingArea, 'booking'> = area('booking', {
  needs: [memberArea],
  words: { booking: bookingWords },
  parts: ({ bind }, own) => {
    bind(tokens.basketReadings)
      .toDynamicValue((context) => {
        const { shared, texts } = own(context)
        const api = context.get(tokens.basketApi)
        const unended = context.get(tokens.unended)
        return memoizeByKey((bookingRef) =>
          createBasketReading({
            ...shared,
            texts,
            api,
            bookingRef,
            isBeingPaid: isBeingPaidIn(unended, bookingRef),
          }),
        )
      })
      .inSingletonScope()
    bind(tokens.unended)
      .toDynamicValue(() => memoizeByKey(() => createState<UnendedPayment | null>(null)))
      .inSingletonScope()
  },
  create: ({ shared, texts, bookings }, context) => {
    const baskets = context.get(tokens.basketReadings)
    const unended = context.get(tokens.unended)
    return {
      bookingAtHand: memoizeByKey((bookingRef) =>
        createBookingAtHand({ ...shared, texts, bookings, bookingRef, payment$: unended(bookingRef).state$ }),
      ),
      basketAtHand: (bookingRef) => baskets(bookingRef).atHand,
      unendedPayment: (bookingRef) => unended(bookingRef).state$,
    }
  },
})
