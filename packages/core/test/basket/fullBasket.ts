import { right } from 'fp-ts/lib/Either.js'
import type { Basket } from '../../src/basket/Basket.js'
import type { LoadedBasket } from '../../src/basket/shoppingBasketState.js'
import {
  emptyBasket,
  passenger,
  ticketLine,
  basketCharge,
  basketExtra,
  basketNameChange,
  basketRoom,
  basketTransport,
} from './aBasket.js'
import { openBasket, type OpenBasket } from './openBasket.js'

/** A basket with one or more items of every kind. */
export const full: Basket = {
  ...emptyBasket,
  accommodations: [basketRoom('r1'), basketRoom('r2', { roomId: 'R2' }), basketRoom('r3')],
  extras: [
    basketExtra('of r3', { accommodationId: 'A1', groupId: 3 }),
    basketExtra('e1'),
    basketExtra('e2', { option: 'Weekend' }),
    basketExtra('e3', { option: '' }),
  ],
  tickets: [ticketLine('t1'), ticketLine('t2', 3)],
  transport: [basketTransport('c1')],
  nameChanges: [basketNameChange('n1', 't9')],
  charges: [basketCharge('charge of n1', 't9')],
  passengers: [passenger(3)],
}

const loaded = async (open: OpenBasket) => {
  open.bookingOf([passenger(1)])
  await open.basket.load()
  open.api.log.length = 0
  open.signals.length = 0
  const shown = (): LoadedBasket => {
    const state = open.basket.state$.value
    if (state.kind !== 'loaded') throw new Error(`The basket is ${state.kind}`)
    return state
  }
  return { ...open, shown }
}

/** A loaded basket, and its booking, which has one passenger. */
export const withBasket = (held: Basket = full) => {
  const open = openBasket()
  open.api.plant(held)
  return loaded(open)
}

/** The same for a basket that no back end of today can have. */
export const withAnswer = (basket: Basket) => {
  const open = openBasket()
  open.api.answerNext('get', right(basket))
  return loaded(open)
}
