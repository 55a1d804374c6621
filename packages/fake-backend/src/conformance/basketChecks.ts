import { accommodationCatalogueEndpoints, basketEndpoints } from '@booking-dashboard/http-adapter/contract'
import type { Asked, BackEndUnderTest } from './BackEndUnderTest.js'
import { type Basket, costOf } from './money.js'
import { checkLeft, isLeft, linesOf, type Offer, offersOf, passengerOf } from './offers.js'
import type { Booking } from './readingChecks.js'

/** Checks that each line equals the sum of its parts, and the basket the sum of its lines and new passengers. */
const checkBasketMoney = (asked: Asked<unknown>, basket: Basket): void => {
  const lines = linesOf(basket)
  for (const { path, total, cost } of lines) asked.compare(path, cost, total, 'the sum of its price and fee')
  const passengers = basket.pax.reduce((sum, { prices }) => sum + (prices ? costOf(prices) : 0), 0)
  const sum = lines.reduce((all, { total }) => all + total, passengers)
  asked.compare('basket.prices.total.value', sum, basket.prices.total.value, 'the sum of its lines')
}

/** The open basket, or null. Checks that its amounts add up. */
export const basketOf = async (backEnd: BackEndUnderTest, ref: string, about = '') => {
  const asked = await backEnd.ask(basketEndpoints.get, { params: { ref }, about })
  const basket = asked.answer?.basket ?? null
  if (basket !== null) checkBasketMoney(asked, basket)
  return { asked, basket }
}

/** Adds one item of each kind to a new basket, removes it again, and discards the basket. */
export const checkBasket = async (backEnd: BackEndUnderTest, booking: Booking): Promise<void> => {
  const { reference: ref } = booking
  const created = await backEnd.ask(basketEndpoints.create, { params: { ref } })
  if (created.answer === null) return
  await checkPassenger(backEnd, booking)
  const offers = await offersOf(backEnd, ref, passengerOf(booking))
  for (const offer of offers) await checkOffer(backEnd, ref, offer)
  await checkNameChange(backEnd, booking)
  await discard(backEnd, booking, offers.find(({ cost }) => cost > 0) ?? null)
}

const checkOffer = async (backEnd: BackEndUnderTest, ref: string, offer: Offer): Promise<void> => {
  const { cost, left, add, room, linesIn, remove } = offer
  const before = await basketOf(backEnd, ref)
  const { count: inStock } = await left()
  await add()
  const after = await basketOf(backEnd, ref)
  const known = new Set((before.basket === null ? [] : linesIn(before.basket)).map(({ id }) => id))
  const added = (after.basket === null ? [] : linesIn(after.basket)).filter(({ id }) => !known.has(id))
  const [line] = added
  if (added.length !== 1)
    after.asked.blame('agreement', 'basket', 'one more line, as was added', `${added.length} more`)
  checkCost(after, String(line?.id ?? ''), cost)
  if (inStock !== null) checkLeft(await left(), [inStock, inStock - 1], 'as one is in a basket')
  if (room !== undefined) await checkRoomExtra(backEnd, ref, room)
  await checkTooMany(backEnd, ref, offer)
  for (const { id } of added) await remove(String(id))
  const now = await basketOf(backEnd, ref)
  const stays = now.basket !== null && linesIn(now.basket).some(({ id }) => id === line?.id)
  if (stays) now.asked.blame('agreement', 'basket', 'no line that was removed', `line ${line?.id}`)
  if (inStock !== null) checkLeft(await left(), [inStock], 'as what was in the basket was removed')
}

type OpenBasket = Awaited<ReturnType<typeof basketOf>>

/** Checks that a line costs what the catalogue shows. */
const checkCost = ({ asked, basket }: OpenBasket, id: string, cost: number): void => {
  const line = basket === null ? undefined : linesOf(basket).find((one) => one.id === id)
  if (line !== undefined) asked.compare(line.path, cost, line.total, 'as the catalogue says')
}

/** The check orders at most this many items, one more than are left. */
const mostAsked = 9

/** Checks that ordering one more than are left is refused and adds nothing. */
const checkTooMany = async (backEnd: BackEndUnderTest, ref: string, offer: Offer): Promise<void> => {
  const { count } = await offer.left()
  if (count === null || count >= mostAsked) return
  const before = await basketOf(backEnd, ref)
  await offer.add(count + 1, { expects: 'refusal', about: 'more than are left' })
  const after = await basketOf(backEnd, ref, 'after more were asked for than are left')
  if (before.basket === null || after.basket === null) return
  const came = offer.linesIn(after.basket).length - offer.linesIn(before.basket).length
  if (came !== 0) after.asked.blame('agreement', 'basket', 'no line of a request that was refused', `${came} more`)
}

const checkRoomExtra = async (
  backEnd: BackEndUnderTest,
  ref: string,
  { accoId, roomId }: NonNullable<Offer['room']>,
): Promise<void> => {
  const params = { ref, accommodationId: accoId }
  const { answer } = await backEnd.ask(accommodationCatalogueEndpoints.extras, { params })
  const [option] = (answer?.accommodationExtras ?? [])
    .filter(({ room_id }) => room_id === undefined || room_id === null || room_id === roomId)
    .flatMap(({ extra_id, name, options }) =>
      options.filter(isLeft).map(({ option_id, prices }) => ({ extra_id, name, option_id, prices })),
    )
  if (option === undefined) return
  const { prices, ...chosen } = option
  // For room number 0 of its accommodation (behaviour/basket#2.3).
  const extras = [{ ...chosen, acco_id: accoId, pax_id: 1 as const, group_id: 1 }]
  await backEnd.ask(basketEndpoints.addAccommodationExtras, { params: { ref, accoId }, body: { extras } })
  const now = await basketOf(backEnd, ref)
  if (now.basket === null) return
  const line = now.basket.extras.find(({ option_id, acco_id }) => option_id === option.option_id && acco_id === accoId)
  if (line === undefined) now.asked.blame('agreement', 'basket.extras', 'the option of the room', 'nothing')
  else checkCost(now, line.id, costOf(prices))
}

const ada = { first_name: 'Ada', last_name: 'Byrne', telephone_number: '01632960001', email: 'ada@example.com' }

const checkPassenger = async (backEnd: BackEndUnderTest, { reference: ref, pax }: Booking): Promise<void> => {
  const id = Math.max(0, ...pax.map((one) => one.id)) + 1
  await backEnd.ask(basketEndpoints.addPax, { params: { ref }, body: { pax: [{ id, personal_details: ada }] } })
  const { asked, basket } = await basketOf(backEnd, ref)
  if (basket === null) return
  const added = basket.pax.find((one) => one.id === id)
  if (added === undefined) return asked.blame('agreement', 'basket.pax', `passenger ${id}, who was added`, 'nobody')
  const { first_name, last_name } = added.personal_details
  asked.compare('basket.pax', 'Ada Byrne', `${first_name} ${last_name}`, 'who was added')
  await backEnd.ask(basketEndpoints.removePax, { params: { ref, id: String(id) } })
  const { asked: then, basket: left } = await basketOf(backEnd, ref)
  if (left?.pax.some((one) => one.id === id))
    then.blame('agreement', 'basket.pax', 'nobody who was removed', `passenger ${id}`)
}

const checkNameChange = async (backEnd: BackEndUnderTest, { reference: ref, tickets }: Booking): Promise<void> => {
  const mayChange = ({ package_configuration: rules, resale }: Booking['tickets'][number]): boolean =>
    rules?.ticket_customer_data_change === 'ALLOWED' && (resale?.code ?? 0) < 2
  const ticket = tickets.find(mayChange)
  if (ticket === undefined) return
  if ((await basketOf(backEnd, ref)).basket === null) await backEnd.ask(basketEndpoints.create, { params: { ref } })
  const body = [{ ticket_id: ticket.id, personal_details: { ...ada, telephone_number: '' } }]
  await backEnd.ask(basketEndpoints.addNameChange, { params: { ref }, body })
  const { asked, basket } = await basketOf(backEnd, ref)
  if (basket === null) return
  const change = basket.nameChange.find(({ ticket_id }) => ticket_id === ticket.id)
  const words = `the change of ticket ${ticket.id}`
  if (change === undefined) return asked.blame('agreement', 'basket.nameChange', words, 'nothing')
  const fee = ticket.package_configuration?.fee?.value
  if (fee !== undefined) checkFee(asked, basket, change.charge_id, fee)
  await backEnd.ask(basketEndpoints.removeCharge, { params: { ref, id: change.charge_id } })
  const { asked: then, basket: left } = await basketOf(backEnd, ref)
  if (left?.nameChange.some(({ ticket_id }) => ticket_id === ticket.id))
    then.blame('agreement', 'basket.nameChange', 'no change whose charge was removed', words)
}

/** Checks that a change of name costs the fee that its ticket shows. */
const checkFee = (asked: Asked<unknown>, { charges }: Basket, chargeId: string, fee: number): void => {
  const rows = charges.CHANGE_TICKET_CUSTOMER_DATA
  const index = rows.findIndex(({ id }) => id === chargeId)
  const path = `basket.charges.CHANGE_TICKET_CUSTOMER_DATA.${index}.prices.total.value`
  asked.compare(path, fee, rows[index]?.prices.total.value, 'as its ticket says')
}

/**
 * Checks that a basket that costs something cannot be completed for free, and that discarding it restocks its items.
 */
const discard = async (backEnd: BackEndUnderTest, { reference: ref }: Booking, offer: Offer | null): Promise<void> => {
  if ((await basketOf(backEnd, ref)).basket === null) await backEnd.ask(basketEndpoints.create, { params: { ref } })
  const inStock = offer === null ? null : (await offer.left()).count
  await offer?.add()
  if (offer !== null)
    await backEnd.ask(basketEndpoints.complete, {
      params: { ref },
      body: {},
      key: crypto.randomUUID(),
      expects: 'refusal',
      about: 'a basket that costs something',
    })
  await backEnd.ask(basketEndpoints.reset, { params: { ref } })
  const { asked, basket } = await basketOf(backEnd, ref)
  if (basket !== null) asked.blame('agreement', 'basket', 'null, as it was discarded', 'a basket')
  if (offer !== null && inStock !== null) checkLeft(await offer.left(), [inStock], 'as its basket was discarded')
}
