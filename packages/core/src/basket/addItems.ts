import { type Either, mapLeft } from 'fp-ts/lib/Either.js'
import { type Failure, failedAt } from '../failure/Failure.js'
import type { AddExtrasInput, AddTransportInput } from './AddInputs.js'
import type { Basket } from './Basket.js'
import type { NameChangeToAdd } from './BasketApi.js'
import type { BasketDeps } from './basketDeps.js'
import { addToBasket } from './changeBasket.js'
import { customersPaxId, travellersPaxId } from './paxRules.js'
import { countsByName } from './toastTexts.js'

const paxOf = (basket: Basket | null): Basket['pax'] => basket?.pax ?? []

/** General extras, each for the customer's own pax (specification 2, §3). */
export const addExtras = (
  deps: BasketDeps,
  { customerId, basketPax, selectedExtras }: AddExtrasInput,
): Promise<Either<Failure, void>> => {
  const { api, bookingRef, texts } = deps
  return addToBasket(deps, {
    add: async (context, basket) => {
      const paxId = customersPaxId(customerId, [...basketPax, ...paxOf(basket)])
      const extras = selectedExtras.map((extra) => ({ ...extra, paxId }))
      return mapLeft(failedAt('addExtras'))(await api.addExtras(bookingRef, extras, context)())
    },
    successMessages: countsByName(selectedExtras.map(({ name }) => name)).map(([name, count]) =>
      texts.basket.added(count, name),
    ),
  })
}

export const addTransport = (
  deps: BasketDeps,
  { basketPax, transport }: AddTransportInput,
): Promise<Either<Failure, void>> => {
  const { api, bookingRef, texts } = deps
  return addToBasket(deps, {
    add: async (context, basket) => {
      const pax = [...basketPax, ...paxOf(basket)]
      const items = transport.map(({ traveller, ...item }) => ({ ...item, paxId: travellersPaxId(traveller, pax) }))
      return mapLeft(failedAt('addTransport'))(await api.addTransport(bookingRef, items, context)())
    },
    successMessages: [texts.basket.transportAdded],
  })
}

/** The awaiting-response flag is false again on every exit (specification 2, §4). */
export const addNameChange = async (deps: BasketDeps, change: NameChangeToAdd): Promise<Either<Failure, void>> => {
  const { api, bookingRef, store, texts } = deps
  store.raise({ awaitingResponse: true })
  try {
    return await addToBasket(deps, {
      add: async (context) =>
        mapLeft(failedAt('addNameChange'))(await api.addNameChange(bookingRef, change, context)()),
      successMessages: [texts.basket.nameChangeAdded],
    })
  } finally {
    store.raise({ awaitingResponse: false })
  }
}
