import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { type ApiFailure, notFromTheApi } from '../../failure/Failure.js'
import { minor, noCost } from '../../money/Money.js'
import { emptyBasket, basketExtra } from '../../../test/basket/aBasket.js'
import { tooMany } from '../../../test/basket/openBasket.js'
import { openShop } from '../../../test/catalogue/openShop.js'
import { settled } from '../../../test/VirtualTime.js'
import { createExtrasShop, type ExtrasShop } from './extrasShop.js'

const option = (optionId: string, priceDisplayCode: number) => ({
  optionId,
  extraId: 'E1',
  groupId: 1,
  value: optionId,
  cost: { ...noCost, price: minor(500), bookingFee: minor(25) },
  priceDisplayCode,
})
const parking = {
  id: 'E1',
  name: 'Parking',
  description: '',
  rules: { onDashboard: true, from: null, until: null },
  groups: [{ groupId: 1, extraId: 'E1', name: 'Days' }],
  options: [option('week', 1), option('day', 2)],
}
const entry = (optionId: string, available: number) => ({
  extraId: 'E1',
  optionId,
  availability: { freesale: false, available },
})

const unopened = () => {
  const open = openShop()
  const failures: ApiFailure[] = []
  const offer = {
    extras: [parking],
    left: [entry('week', 2), entry('day', 9)],
    asked: [] as string[],
    failures,
    unknown: false,
  }
  const shop = createExtrasShop({
    ...open.deps,
    api: {
      extras: () => async () => {
        offer.asked.push('all')
        const failure = failures.shift()
        return failure === undefined ? right(offer.extras) : left(failure)
      },
      availability: () => async () => (offer.unknown ? left(notFromTheApi(500)) : right(offer.left)),
      availabilityOf: (_ref, extraId) => async () => {
        offer.asked.push(extraId)
        return offer.unknown ? left(notFromTheApi(500)) : right(offer.left)
      },
    },
  })
  return { ...open, shop, offer }
}
const opened = async () => {
  const open = unopened()
  await open.shop.open()
  open.api.log.length = 0
  return open
}
const week = { extraId: 'E1', optionId: 'week' }
const day = { extraId: 'E1', optionId: 'day' }
const shownBy = ({ state$: { value } }: ExtrasShop) => {
  if (value.kind !== 'choosing' && value.kind !== 'adding') throw new Error(value.kind)
  return value
}
const quantities = (shop: ExtrasShop) =>
  shownBy(shop).extras.flatMap(({ groups }) => groups.flatMap(({ options }) => options.map(({ quantity }) => quantity)))

describe('extras on sale', () => {
  it('show the price of each option, what is left, and how many are in the basket', async () => {
    const { shop, basket, api } = await opened()
    api.plant({ ...emptyBasket, extras: [basketExtra('1', week), basketExtra('2')] })
    await basket.load()
    expect(shownBy(shop).extras[0]?.groups[0]?.options).toMatchObject([
      {
        ...week,
        price: { kind: 'amount', amount: 525 },
        bookingFee: 25,
        inBasket: 1,
        quantity: 0,
        stock: { limit: 2 },
      },
      { ...day, price: { kind: 'hidden' }, bookingFee: null, inBasket: 0, stock: { limit: 9 } },
    ])
  })

  it('report which of the two could not be loaded', async () => {
    const { shop, offer, notified } = unopened()
    offer.failures.push(notFromTheApi(500))
    await shop.open()
    offer.unknown = true
    await shop.open()
    expect(notified).toEqual([
      "We're unable to load the extras on sale right now. Please try again.",
      "We're unable to check which extras are available right now. Please try again.",
    ])
  })
})

describe('choosing extras', () => {
  it('is limited to what is left, and leaves out what is no longer on sale', async () => {
    const { shop, offer, api } = await opened()
    shop.choose(week, 3)
    expect(await shop.add()).toEqual({ kind: 'invalid', problems: [{ kind: 'tooMany', ...week, available: 2 }] })
    expect(shownBy(shop).extras[0]?.groups[0]?.options.map(({ tooManyOf }) => tooManyOf)).toEqual([2, null])
    expect([shownBy(shop).attempts, api.log]).toEqual([1, []])
    offer.left = [entry('day', 9)]
    await shop.open()
    expect(shownBy(shop)).toMatchObject({ isSomethingGone: true, summary: { count: 0 }, problems: [] })
    expect(await shop.add()).toEqual({ kind: 'nothingChosen' })
  })
})

describe('adding extras', () => {
  it('sends them one by one for the customer, and clears the choice', async () => {
    const { shop, api, offer, drafts } = await opened()
    shop.choose(day, 2)
    expect(await shop.add()).toEqual({ kind: 'added', count: 2 })
    expect(api.sentTo('addExtras')[0]?.[1].map(({ optionId, passengerId }) => [optionId, passengerId])).toEqual([
      ['day', 4],
      ['day', 4],
    ])
    expect(shownBy(shop)).toMatchObject({ outcome: { kind: 'added' }, summary: { count: 0 } })
    expect([offer.asked.at(-1), drafts.read('extras/SUN1001', null)]).toEqual(['all', null])
  })

  it('keeps the choice if it was refused, and checks how many of these are left', async () => {
    const { shop, api, offer } = await opened()
    shop.choose(week, 2)
    api.plant(emptyBasket)
    api.failNext('addExtras', tooMany)
    offer.left = [entry('week', 1)]
    expect((await shop.add()).kind).toBe('failed')
    await settled()
    expect(offer.asked).toEqual(['all', 'E1'])
    expect(quantities(shop)).toEqual([2])
    expect(shownBy(shop)).toMatchObject({ outcome: { kind: 'failed' }, problems: [{ available: 1 }] })
  })

  it('leaves the extras that were not sent as they are', async () => {
    const { shop, api, offer } = unopened()
    const toE2 = <A extends object>(one: A) => ({ ...one, extraId: 'E2' })
    offer.extras = [
      parking,
      { ...parking, id: 'E2', groups: parking.groups.map(toE2), options: [toE2(option('week', 1))] },
    ]
    offer.left = [entry('week', 2), toE2(entry('week', 7))]
    await shop.open()
    shop.choose(week, 2)
    api.plant(emptyBasket)
    api.failNext('addExtras', tooMany)
    offer.left = [entry('week', 1), toE2(entry('week', 0))]
    await shop.add()
    const limits = shownBy(shop).extras.map(({ groups }) => groups[0]?.options[0]?.stock.limit)
    expect(limits).toEqual([1, 7])
  })

  it('says so if it cannot check how many are left, and shows what was known', async () => {
    const { shop, api, offer, notified } = await opened()
    shop.choose(week, 2)
    api.plant(emptyBasket)
    api.failNext('addExtras', tooMany)
    offer.unknown = true
    expect((await shop.add()).kind).toBe('failed')
    expect(notified.at(-1)).toBe("We're unable to check which extras are available right now. Please try again.")
    expect(shownBy(shop)).toMatchObject({ kind: 'choosing', problems: [] })
  })
})
