import { ContainerModule, type ResolutionContext } from 'inversify'
import { basketWords } from '../../../texts/areas/basketAreaTexts.js'
import { onTop } from '../../../language/Wording.js'
import { type BasketAreaParts, tokens } from '../../tokens.js'
import { bookingPeople } from '../../../basket/basketDeps.js'
import { createBasket } from '../../../basket/shoppingBasket.js'
import { createPackageInformation } from '../../../catalogue/package/packageInformation.js'
import { typedInDraft } from '../../../catalogue/tickets/ticketSelection.js'
import { memoizeByKey } from '../../../reactive/resource.js'
import { refuseCardNumbers } from '../../refuseCardNumbers.js'

const createBasketArea = (context: ResolutionContext): BasketAreaParts => {
  const { shared } = context.get(tokens.visitor)
  const { features, baskets: readings } = context.get(tokens.booking)
  const texts = context.get(tokens.basketTexts)
  const packageApi = context.get(tokens.packageApi)
  shared.failures.addTexts(texts)
  const { bookings, drafts } = features
  const api = refuseCardNumbers(texts.failure.cardNumber).basket(context.get(tokens.basketApi))
  const baskets = memoizeByKey((bookingRef) =>
    createBasket(
      {
        ...shared,
        ...bookingPeople(features, bookingRef),
        texts,
        api,
        bookingRef,
        booking$: bookings.booking(bookingRef),
        drafts,
        typedInShop: typedInDraft,
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
      packageInformation: memoizeByKey((bookingRef) =>
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

/** The dependencies of every shop of a booking, except for what it sells. */
export const shopDeps = (context: ResolutionContext) => {
  const { shared } = context.get(tokens.visitor)
  const { features, baskets } = context.get(tokens.basket)
  const { bookings, drafts } = features
  return (bookingRef: string) => ({
    ...shared,
    clock: shared.scheduler,
    bookingRef,
    bookings,
    drafts,
    basket: baskets(bookingRef).model,
  })
}

/** Binds the basket; needs the booking's module. */
export const basketModule = new ContainerModule(({ bind }) => {
  bind(tokens.basketTexts)
    .toDynamicValue((context) =>
      onTop(context.get(tokens.bookingTexts), context.get(tokens.language).wordsOf('basket', basketWords)),
    )
    .inSingletonScope()
  bind(tokens.basket).toDynamicValue(createBasketArea).inSingletonScope()
})
