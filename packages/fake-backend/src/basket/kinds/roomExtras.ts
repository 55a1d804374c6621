import type { basketEndpoints } from '@booking-dashboard/http-adapter/contract'
import type * as t from 'io-ts'
import type { BookingRecord, HeldRoom } from '../../records/BookingRecord.js'
import { roomExtraKey } from '../../records/Stock.js'
import { textProblems } from '../../customer/textProblems.js'
import { Refusal, refuse } from '../../refusal/Refusal.js'
import type { BasketRecord } from '../../records/BasketRecord.js'
import { roomsOf } from './rooms.js'
import type { OpenBasket } from '../openBasketOf.js'
import { lineId, takeOffers } from '../takeOffers.js'

type WantedRoomExtra = t.TypeOf<typeof basketEndpoints.addAccommodationExtras.body>['extras'][number]

const unknownExtra = (): never => refuse('unknownOffer', 'This option is not on offer for your booking.')

const findExtra = ({ offers }: BookingRecord, wanted: WantedRoomExtra, room: HeldRoom) => {
  const { acco_id, extra_id, option_id } = wanted
  const extra = offers.roomExtras.find((one) => one.extra_id === extra_id && one.acco_id === acco_id) ?? unknownExtra()
  const option = extra.options.find((one) => one.option_id === option_id) ?? unknownExtra()
  if (typeof extra.room_id === 'string' && extra.room_id !== room.room_id) {
    refuse('extraNotForRoom', `‘${extra.name}’ is not for the room ‘${room.room_name}’.`)
  }
  const title = `${extra.name}: ${option.value}`
  return { wanted, extra, option, room, stockKey: roomExtraKey(extra_id, option_id), title, rules: extra }
}

/** Room number n of the accommodation has group n + 1 (behaviour/basket#2.3); the first room is number 0. */
const roomOfGroup = (basket: BasketRecord, { acco_id, group_id }: WantedRoomExtra): HeldRoom =>
  roomsOf(basket, acco_id)[group_id - 1] ??
  refuse('roomNotInBasket', 'The room that this is for is not in your basket.')

/** A room has at most one option of an extra. */
const checkOneOption = (basket: BasketRecord, wanted: readonly WantedRoomExtra[]): void => {
  const place = (acco: string | null | undefined, group: number | null | undefined, extra: string) =>
    `${acco} ${group} ${extra}`
  const taken = new Set(basket.extras.map(({ held }) => place(held.acco_id, held.group_id, held.extra_id)))
  for (const { acco_id, group_id, extra_id, name } of wanted) {
    const key = place(acco_id, group_id, extra_id)
    if (taken.has(key)) refuse('optionTaken', `The room has an option of ‘${name}’ already.`)
    taken.add(key)
  }
}

/** Adds all extras or none. */
export const addRoomExtras = (to: OpenBasket, accoId: string, wanted: readonly WantedRoomExtra[]): void => {
  if (wanted.some(({ acco_id }) => acco_id !== accoId)) {
    refuse('extraNotForRoom', 'These options are for another accommodation.')
  }
  const problems = wanted.flatMap(({ name, other_information }) =>
    textProblems(`information on ‘${name}’`, other_information, 500),
  )
  if (problems.length > 0) throw new Refusal(200, problems)
  const { world, booking, basket } = to
  const found = wanted.map((one) => findExtra(booking, one, roomOfGroup(basket, one)))
  checkOneOption(basket, wanted)
  takeOffers(to, found)
  for (const { wanted, extra, option, room, stockKey } of found) {
    const held = {
      id: lineId(world),
      extra_id: extra.extra_id,
      name: extra.name,
      option: { value: option.value },
      option_id: option.option_id,
      group_id: wanted.group_id,
      group_name: room.room_name,
      acco_id: accoId,
      other_information: wanted.other_information ?? null,
      price_display_code: option.price_display_code ?? null,
      pax_id: 1,
      prices: option.prices,
    }
    basket.extras.push({ held, stockKey })
  }
}
