import { basketEndpoints } from '@booking-dashboard/http-adapter/contract'
import type { BookingRecord } from '../../records/BookingRecord.js'
import { refuse } from '../../refusal/Refusal.js'
import type { World } from '../../world/World.js'
import type { BasketRecord, ItemsOutput } from '../../records/BasketRecord.js'
import { prepareChange } from '../changeBasket.js'
import { checkNames } from './nameChanges.js'
import type { BasketKind } from '../BasketKind.js'
import { route } from '../../routing/Route.js'
import { basketToFill, openBasketOf } from '../openBasketOf.js'

export interface NewPassenger {
  readonly id: number
  readonly personal_details: {
    readonly first_name: string
    readonly last_name: string
    readonly telephone_number: string
    readonly email: string
  }
}

/** The dashboard chooses the ids, so that tickets can name passengers before the back end stores them. */
export const addPassengers = (
  world: World,
  booking: BookingRecord,
  basket: BasketRecord,
  added: readonly NewPassenger[],
): void => {
  const taken = new Set([...booking.pax, ...basket.pax].map(({ id }) => id))
  for (const { id } of added) {
    if (id < 1 || taken.has(id)) refuse('paxTaken', `There is a passenger ${id} already.`)
    taken.add(id)
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
export const removePassenger = (world: World, basket: BasketRecord, id: string): void => {
  const at = basket.pax.findIndex((passenger) => String(passenger.id) === id)
  if (at < 0) refuse('unknownLine', 'This passenger is not in your basket any more.', 404)
  prepareChange(world, basket)
  basket.pax.splice(at, 1)
}

/** Passengers, who cost nothing. */
export const passengers: BasketKind<Pick<ItemsOutput, 'pax'>> = {
  routes: [
    route(basketEndpoints.addPax, (call) => {
      const [booking, basket] = basketToFill(call)
      addPassengers(call.world, booking, basket, call.body.pax)
      return { pax: basket.pax }
    }),
    route(basketEndpoints.removePax, (call) => {
      const [, basket] = openBasketOf(call)
      removePassenger(call.world, basket, call.param('id'))
      return {}
    }),
  ],
  answer: (basket) => ({ pax: basket.pax }),
  count: () => 0,
  paidFor: () => [],
  putBack: () => undefined,
  complete: (booking, basket) => void booking.pax.push(...basket.pax),
}
