import { bookingPeople } from '../basket/bookingPeople.js'
import { type BasketParts, createBasket } from '../basket/shoppingBasket.js'
import { createHeldTickets } from '../bookings/holdings/heldTickets.js'
import { createPackageInformation } from '../catalogue/package/packageInformation.js'
import { keyed } from '../reactive/resource.js'
import type { BookingParts } from './createBookingArea.js'
import type { VisitorParts } from './createVisitor.js'
import type { BasketArea } from './Dashboard.js'
import type { BasketPorts, BookingPorts } from './ports.js'
import { refuseCardNumbers } from './refuseCardNumbers.js'

export interface BasketAreaParts {
  readonly features: BasketArea
  readonly baskets: (bookingRef: string) => BasketParts
}

export const createBasketArea = (
  { shared }: VisitorParts,
  { features, baskets: readings }: BookingParts,
  { basketApi, packageApi, texts }: BasketPorts & Pick<BookingPorts, 'basketApi'>,
): BasketAreaParts => {
  shared.failures.speak(texts)
  const { bookings, drafts } = features
  const api = refuseCardNumbers(texts.failure.cardNumber).basket(basketApi)
  const baskets = keyed((bookingRef) =>
    createBasket(
      {
        ...shared,
        ...bookingPeople(features, bookingRef),
        texts,
        api,
        bookingRef,
        booking$: bookings.booking(bookingRef),
        drafts,
      },
      readings(bookingRef),
    ),
  )
  return {
    baskets,
    features: {
      ...features,
      texts,
      basket: (bookingRef) => baskets(bookingRef).model,
      heldTickets: keyed((bookingRef) => createHeldTickets(bookingRef, bookings, texts.formats)),
      packageInformation: keyed((bookingRef) =>
        createPackageInformation({
          ...shared,
          bookingRef,
          api: packageApi,
          onQuietFailure: shared.failures.handleQuietly,
        }),
      ),
    },
  }
}
