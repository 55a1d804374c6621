import { ContainerModule, type ResolutionContext } from 'inversify'
import { createBasketReading } from '../../../basket/basketReading.js'
import { createBookingAtHand } from '../../../booking-page/bookingAtHand.js'
import { bookingWords } from '../../../texts/areas/bookingAreaTexts.js'
import { onTop } from '../../../language/Wording.js'
import type { UnendedPayment } from '../../../payment/pendingPayments.js'
import { createState } from '../../../reactive/Behavior.js'
import { memoizeByKey } from '../../../reactive/resource.js'
import { refuseCardNumbers } from '../../refuseCardNumbers.js'
import { type BookingParts, tokens } from '../../tokens.js'

const createBookingArea = (context: ResolutionContext): BookingParts => {
  const visitor = context.get(tokens.visitor)
  const member = context.get(tokens.member)
  const texts = context.get(tokens.bookingTexts)
  const { bookings } = member
  const shared = { ...visitor.shared, texts, bookings }
  shared.failures.addTexts(texts)
  const api = refuseCardNumbers(texts.failure.cardNumber).basket(context.get(tokens.basketApi))
  const baskets = memoizeByKey((bookingRef) => createBasketReading({ ...shared, api, bookingRef }))
  const unended = memoizeByKey(() => createState<UnendedPayment | null>(null))
  return {
    baskets,
    unended,
    features: {
      ...member,
      texts,
      bookingAtHand: memoizeByKey((bookingRef) =>
        createBookingAtHand({ ...shared, bookingRef, payment$: unended(bookingRef).state$ }),
      ),
      basketAtHand: (bookingRef) => baskets(bookingRef).atHand,
      unendedPayment: (bookingRef) => unended(bookingRef).state$,
    },
  }
}

/** Binds what every page of one booking needs; needs the member's module. */
export const bookingModule = new ContainerModule(({ bind }) => {
  bind(tokens.bookingTexts)
    .toDynamicValue((context) =>
      onTop(context.get(tokens.memberTexts), context.get(tokens.language).wordsOf('booking', bookingWords)),
    )
    .inSingletonScope()
  bind(tokens.booking).toDynamicValue(createBookingArea).inSingletonScope()
})
