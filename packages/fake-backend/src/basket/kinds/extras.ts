import { basketEndpoints } from '@booking-dashboard/http-adapter/contract'
import type * as t from 'io-ts'
import type { BookingRecord, HeldExtra } from '../../records/BookingRecord.js'
import { extraKey } from '../../records/Stock.js'
import { refuse } from '../../refusal/Refusal.js'
import { type BasketRecord, oneOf, withTotal, type ItemsOutput } from '../../records/BasketRecord.js'
import { lineId, removeLine, takeOffers } from '../takeOffers.js'
import type { BasketKind } from '../BasketKind.js'
import { route } from '../../routing/Route.js'
import { basketToFill, type OpenBasket, openBasketOf } from '../openBasketOf.js'
import { addRoomExtras } from './roomExtras.js'

type WantedExtra = t.TypeOf<typeof basketEndpoints.addExtras.body>['extras'][number]

const unknownExtra = (): never => refuse('unknownOffer', 'This extra is not on offer for your booking.')

const findExtra = ({ offers }: BookingRecord, wanted: WantedExtra) => {
  const { extra_id, option_id, group_id } = wanted
  const extra = offers.extras.find(({ id }) => id === extra_id) ?? unknownExtra()
  const option = extra.options.find((one) => one.option_id === option_id) ?? unknownExtra()
  if (group_id !== undefined && group_id !== option.group_id) {
    refuse('groupMismatch', `‘${option.value}’ is in another group of ‘${extra.name}’.`)
  }
  const group = extra.groups.find((one) => one.group_id === option.group_id)
  const title = `${extra.name}: ${option.value}`
  return { wanted, extra, option, group, stockKey: extraKey(extra_id, option_id), title, rules: extra }
}

/** Adds all extras or none. Each unit of an option is an entry of its own. */
const addExtras = (to: OpenBasket, wanted: readonly WantedExtra[]): void => {
  const found = wanted.map((one) => findExtra(to.booking, one))
  takeOffers(to, found)
  for (const { wanted, extra, option, group, stockKey } of found) {
    const held = {
      id: lineId(to.world),
      extra_id: extra.id,
      name: extra.name,
      option: { value: option.value },
      option_id: option.option_id,
      group_id: option.group_id,
      group_name: group?.name ?? null,
      acco_id: null,
      price_display_code: option.price_display_code ?? null,
      pax_id: wanted.pax_id,
      prices: option.prices,
    }
    to.basket.extras.push({ held, stockKey })
  }
}

/** At the same accommodation, the rooms of the basket are numbered after those of the booking. */
const renumbered = (booking: BookingRecord, extra: HeldExtra): HeldExtra => {
  if (!extra.acco_id || typeof extra.group_id !== 'number') return extra
  return {
    ...extra,
    group_id: extra.group_id + booking.rooms.filter(({ acco_id }) => acco_id === extra.acco_id).length,
  }
}

const answer = ({ extras }: BasketRecord) => ({ extras: extras.map(({ held }) => withTotal(held)) })

/** General extras and extras of rooms. */
export const extras: BasketKind<Pick<ItemsOutput, 'extras'>> = {
  routes: [
    route(basketEndpoints.addExtras, (call) => {
      const to = basketToFill(call)
      addExtras(to, call.body.extras)
      return answer(to.basket)
    }),
    route(basketEndpoints.addAccommodationExtras, (call) =>
      addRoomExtras(basketToFill(call), call.param('accoId'), call.body.extras),
    ),
    route(basketEndpoints.removeExtra, (call) => {
      const from = openBasketOf(call)
      removeLine(from, from.basket.extras, call.param('id'))
    }),
  ],
  answer,
  paidFor: (basket) =>
    basket.extras.map(({ held: { name, option, price_display_code, prices } }) => ({
      ...oneOf(`${name}: ${option.value}`, prices),
      price_display_code: price_display_code ?? null,
    })),
  complete: (booking, basket) => {
    booking.extras.push(...basket.extras.map(({ held }) => renumbered(booking, held)))
  },
}
