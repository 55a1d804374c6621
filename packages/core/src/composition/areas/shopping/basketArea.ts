import type { ResolutionContext } from 'inversify'
import { bookingPeople } from '../../../basket/basketDeps.js'
import { createBasket, type ShoppingBasket } from '../../../basket/shoppingBasket.js'
import { createPackageInformation, type PackageInformation } from '../../../catalogue/package/packageInformation.js'
import { ticketChoiceLeft } from '../../../catalogue/tickets/ticketSelection.js'
import type { Wording } from '../../../language/Wording.js'
import { memoizeByKey } from '../../../reactive/resource.js'
import { basketWords } from '../../../texts/areas/basketAreaTexts.js'
import { type Area, area } from '../../area.js'
import { tokens } from '../../tokens.js'
import { type BookingArea, bookingArea, isBeingPaidIn } from '../bookings/bookingArea.js'

/** The features of the pages that fill the basket or pay for it. */
export interface BasketArea extends BookingArea {
  readonly texts: BookingArea['texts'] & Wording<typeof basketWords>
  /** The basket of one booking. */
  readonly basket: (bookingRef: string) => ShoppingBasket
  /** Terms and conditions, and the settings of options. */
  readonly packageInformation: (bookingRef: string) => PackageInformation
}

/** Area: the basket. */
export const basketArea: Area<'basket', BasketArea, 'basket'> = area('basket', {
  needs: [bookingArea],
  words: { basket: basketWords },
  parts: ({ bind }, own) =>
    bind(tokens.baskets)
      .toDynamicValue((context) => {
        const { shared, ...features } = own(context)
        const { texts, bookings, drafts } = features
        const readings = context.get(tokens.basketReadings)
        const unended = context.get(tokens.unended)
        const api = context.get(tokens.basketApi)
        return memoizeByKey((bookingRef) =>
          createBasket(
            {
              ...shared,
              ...bookingPeople(features, bookingRef),
              texts,
              api,
              bookingRef,
              booking$: bookings.booking(bookingRef),
              drafts,
              isBeingPaid: isBeingPaidIn(unended, bookingRef),
              ticketChoice: ticketChoiceLeft(drafts, bookingRef),
            },
            readings(bookingRef),
          ),
        )
      })
      .inSingletonScope(),
  create: ({ shared }, context) => {
    const baskets = context.get(tokens.baskets)
    const api = context.get(tokens.packageApi)
    return {
      basket: (bookingRef) => baskets(bookingRef).model,
      packageInformation: memoizeByKey((bookingRef) =>
        createPackageInformation({ ...shared, bookingRef, api, onQuietFailure: shared.failures.handleQuietly }),
      ),
    }
  },
})

/** The dependencies of every shop of a booking, except for what it sells. */
export const shopDeps = (context: ResolutionContext) => {
  const { shared } = context.get(tokens.visitor)
  const { bookings, drafts } = context.get(bookingArea.token)
  const baskets = context.get(tokens.baskets)
  return (bookingRef: string) => ({
    ...shared,
    clock: shared.serverClock,
    bookingRef,
    bookings,
    drafts,
    basket: baskets(bookingRef).model,
  })
}
