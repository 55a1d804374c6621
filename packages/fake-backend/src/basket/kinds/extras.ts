import type { basketEndpoints } from '@booking-dashboard/http-adapter/contract'
import type * as t from 'io-ts'
import type { BookingRecord } from '../../bookings/BookingRecord.js'
import { extraKey } from '../../catalogue/Stock.js'
import { refuse } from '../../routing/Refusal.js'
import type { World } from '../../world/World.js'
import type { BasketRecord } from '../BasketRecord.js'
import { lineId, takeOffers } from '../takeOffers.js'

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

/** All of them or none; several of one option are one entry each. */
export const addExtras = (
  world: World,
  booking: BookingRecord,
  basket: BasketRecord,
  wanted: readonly WantedExtra[],
): void => {
  const found = wanted.map((one) => findExtra(booking, one))
  takeOffers(world, booking, basket, found)
  for (const {
    wanted: { pax_id },
    extra,
    option,
    group,
    stockKey,
  } of found) {
    const held = {
      id: lineId(world),
      extra_id: extra.id,
      name: extra.name,
      option: { value: option.value },
      option_id: option.option_id,
      group_id: option.group_id,
      group_name: group?.name ?? null,
      acco_id: null,
      price_display_code: option.price_display_code ?? null,
      pax_id,
      prices: option.prices,
    }
    basket.extras.push({ held, stockKey })
  }
}
