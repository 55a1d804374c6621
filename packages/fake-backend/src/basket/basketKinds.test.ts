import { basketEndpoints } from '@booking-dashboard/http-adapter/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSignedInSetting } from '../../test/api/createSetting.js'
import { basketOf, putIntoBasket, ref } from '../../test/api/shopping.js'
import type { BasketKind } from './BasketKind.js'
import { basketKinds } from './basketKinds.js'
import type { BasketRecord } from '../records/BasketRecord.js'

const price = 700
const places = new WeakMap<BasketRecord, string[]>()
const placesIn = (basket: BasketRecord): readonly string[] => places.get(basket) ?? ['p1', 'p2']
const taken: string[] = []

/** A kind that only this test registers. Every basket starts with two items of it. */
const madeUpKind: BasketKind = {
  routes: [],
  answer: (basket) => ({ madeUpKind: placesIn(basket).map((id) => ({ id })) }),
  count: (basket) => placesIn(basket).length,
  paidFor: (basket) => placesIn(basket).map(() => ({ name: 'Place', quantity: 1, amount: { value: price } })),
  putBack: (_booking, basket) => void places.set(basket, []),
  complete: (_booking, basket) => void taken.push(...placesIn(basket)),
}

describe('a new kind of item, registered with one line', () => {
  beforeAll(() => void Object.assign(basketKinds, { madeUpKind }))
  afterAll(() => void Reflect.deleteProperty(basketKinds, 'madeUpKind'))

  it('is in the answer and in its total, and goes back on sale with the basket', async () => {
    const { visitor, backend } = await createSignedInSetting()
    await putIntoBasket(visitor, [])
    expect(await basketOf(visitor)).toMatchObject({
      prices: { total: { value: 2 * price } },
      madeUpKind: [{ id: 'p1' }, { id: 'p2' }],
    })
    await visitor.call(basketEndpoints.reset, { params: { ref } })
    expect(backend.inspect.baskets().at(-1)).toMatchObject({ state: 'discarded', total: 0 })
  })
})
