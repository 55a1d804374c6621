import { basketEndpoints } from '@booking-dashboard/http-adapter/contract'
import { refuse } from '../../refusal/Refusal.js'
import type { ItemsOutput } from '../../records/BasketRecord.js'
import { prepareChange } from '../changeBasket.js'
import { checkNames } from './nameChanges.js'
import type { BasketKind } from '../BasketKind.js'
import { route } from '../../routing/Route.js'
import { basketToFill, type OpenBasket, openBasketOf } from '../openBasketOf.js'

interface NewPassenger {
  readonly id: number
  readonly personal_details: {
    readonly first_name: string
    readonly last_name: string
    readonly telephone_number: string
    readonly email: string
  }
}

/** The dashboard chooses the ids, so that tickets can name passengers before the back end stores them. */
const addPassengers = ({ world, booking, basket }: OpenBasket, added: readonly NewPassenger[]): void => {
  const taken = new Set([...booking.pax, ...basket.pax].map(({ id }) => id))
  const own = new Set<number>()
  for (const { id } of added) {
    if (id < 1) refuse('paxTaken', `The id of a new passenger has to be 1 or more, not ${id}.`)
    if (own.has(id)) refuse('paxTaken', `Two of the new passengers have the id ${id}.`)
    if (taken.has(id)) refuse('paxTaken', `There is a passenger ${id} already.`)
    own.add(id)
  }
  for (const { personal_details } of added) checkNames(personal_details)
  prepareChange(world, basket)
  for (const { id, personal_details } of added) {
    basket.pax.push({
      id,
      customer_id: null,
      lead_pax: false,
      cancelled: false,
      personal_details: { ...personal_details },
    })
  }
}

/** Tickets of a removed passenger stay and make their section invalid. */
const removePassenger = ({ world, basket }: OpenBasket, id: string): void => {
  const at = basket.pax.findIndex((passenger) => String(passenger.id) === id)
  if (at < 0) refuse('unknownLine', 'This passenger is not in your basket any more.', 404)
  prepareChange(world, basket)
  basket.pax.splice(at, 1)
}

/** Passengers, who cost nothing. */
export const passengers: BasketKind<Pick<ItemsOutput, 'pax'>> = {
  routes: [
    route(basketEndpoints.addPax, (call) => {
      const to = basketToFill(call)
      addPassengers(to, call.body.pax)
      return { pax: to.basket.pax }
    }),
    route(basketEndpoints.removePax, (call) => removePassenger(openBasketOf(call), call.param('id'))),
  ],
  answer: (basket) => ({ pax: basket.pax }),
  paidFor: () => [],
  complete: (booking, basket) => void booking.pax.push(...basket.pax),
}
