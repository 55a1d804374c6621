import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { networkFailure } from '../../failure/ApiFailure.js'
import { minor, noCost } from '../../money/Money.js'
import { emptyBasket } from '../../testing/InMemoryBasketApi.js'
import { basketExtra } from '../../testing/inMemoryBasketItems.js'
import { tooMany } from '../../testing/openBasket.js'
import { openShop } from '../../testing/openShop.js'
import { settled } from '../../testing/VirtualTime.js'
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

const opened = async () => {
  const open = openShop()
  const offer = { extras: [parking], left: [entry('week', 2), entry('day', 9)], asked: [] as string[] }
  const shop = createExtrasShop({
    ...open.deps,
    api: {
      extras: () => async () => {
        offer.asked.push('all')
        return right(offer.extras)
      },
      availability: () => async () => right(offer.left),
      availabilityOf: (_ref, extraId) => async () => {
        offer.asked.push(extraId)
        return right(offer.left)
      },
    },
  })
  await shop.open()
  open.api.log.length = 0
  return { ...open, shop, offer }
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
  it('say of each option its price, what is left, and how many are in the basket', async () => {
    const { shop, basket, api } = await opened()
    api.held = { ...emptyBasket, extras: [basketExtra('1', week), basketExtra('2')] }
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

  it('are nothing where there are none', async () => {
    const { shop, offer } = await opened()
    offer.extras = []
    await shop.open()
    expect(shop.state$.value).toEqual({ kind: 'nothingOnSale', isOutdated: false })
  })
})

describe('choosing extras', () => {
  it('comes to what they cost, whatever is shown of it', async () => {
    const { shop } = await opened()
    shop.choose(week, 1)
    shop.choose(day, 3)
    expect(shownBy(shop).summary).toMatchObject({ count: 4, total: 4 * 525, bookingFee: 100 })
    expect(shownBy(shop).summary.lines.map(({ note, price }) => [note, price.kind])).toEqual([
      ['week', 'amount'],
      ['day', 'hidden'],
    ])
  })

  it('stops at what is left, and what is not on sale any more is left out', async () => {
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

  it('outlives a session that ran out', async () => {
    const { shop, scope } = await opened()
    shop.choose(day, 2)
    scope.end()
    await shop.open()
    expect(quantities(shop)).toEqual([0, 2])
  })
})

describe('adding extras', () => {
  it('sends them one by one for the customer, and leaves nothing chosen', async () => {
    const { shop, api, offer, drafts } = await opened()
    shop.choose(day, 2)
    expect(await shop.add()).toEqual({ kind: 'added', count: 2 })
    expect(api.held?.extras.map(({ optionId, paxId }) => [optionId, paxId])).toEqual([
      ['day', 4],
      ['day', 4],
    ])
    expect(shownBy(shop)).toMatchObject({ outcome: { kind: 'added', count: 2 }, summary: { count: 0 } })
    expect([offer.asked.at(-1), drafts.read('extras/SUN1001')]).toEqual(['all', null])
  })

  it('keeps them where they were refused, and asks how many of these are left', async () => {
    const { shop, api, offer } = await opened()
    shop.choose(week, 2)
    api.held = emptyBasket
    api.failNext('addExtras', tooMany)
    offer.left = [entry('week', 1)]
    expect((await shop.add()).kind).toBe('failed')
    await settled()
    expect(offer.asked).toEqual(['all', 'E1'])
    expect(quantities(shop)).toEqual([2])
    expect(shownBy(shop)).toMatchObject({ outcome: { kind: 'failed' }, problems: [{ available: 1 }] })
  })

  it('keeps those that did not come in', async () => {
    const { shop, api } = await opened()
    api.held = emptyBasket
    shop.choose(day, 3)
    Object.assign(api, {
      addExtras: () => async () => {
        api.held = { ...emptyBasket, extras: [basketExtra('9', day)] }
        return left(networkFailure)
      },
    })
    expect((await shop.add()).kind).toBe('partlyAdded')
    expect(quantities(shop)).toEqual([0, 2])
    expect(shownBy(shop).outcome).toEqual({ kind: 'partlyAdded', left: 2 })
  })

  it('looks before it adds again where it could not be learnt what came in', async () => {
    const { shop, api } = await opened()
    api.held = emptyBasket
    shop.choose(day, 1)
    const { addExtras } = api
    Object.assign(api, {
      addExtras:
        (...sent: Parameters<typeof addExtras>) =>
        async () => {
          await addExtras(...sent)()
          api.failNext('get', networkFailure)
          return left(networkFailure)
        },
    })
    expect((await shop.add()).kind).toBe('unclear')
    expect(await shop.add()).toEqual({ kind: 'added', count: 1 })
    expect(api.held.extras).toHaveLength(1)
  })

  it('finds the last ones in the basket, though by now none is left on sale', async () => {
    const { shop, api, offer } = await opened()
    api.held = emptyBasket
    shop.choose(week, 2)
    const { addExtras } = api
    Object.assign(api, {
      addExtras:
        (...sent: Parameters<typeof addExtras>) =>
        async () => {
          await addExtras(...sent)()
          offer.left = [entry('week', 0), entry('day', 9)]
          api.failNext('get', networkFailure)
          return left(networkFailure)
        },
    })
    expect((await shop.add()).kind).toBe('unclear')
    await shop.open()
    expect(await shop.add()).toEqual({ kind: 'added', count: 2 })
    expect(api.held.extras).toHaveLength(2)
  })
})
