import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSignedInSetting } from '../../test/api/createSetting.js'
import { basketOf, putIntoBasket } from '../../test/api/shopping.js'
import type { BasketKind } from './BasketKind.js'
import { basketKinds } from './basketKinds.js'

const price = 700

/** A kind that only this test registers. Every basket starts with two items of it. */
const madeUpKind: BasketKind = {
  routes: [],
  answer: () => ({ madeUpKind: [{ id: 'p1' }, { id: 'p2' }] }),
  paidFor: () => [1, 2].map(() => ({ name: 'Place', quantity: 1, amount: { value: price } })),
  complete: () => undefined,
}

describe('a new kind of item, registered with one line', () => {
  beforeAll(() => void Object.assign(basketKinds, { madeUpKind }))
  afterAll(() => void Reflect.deleteProperty(basketKinds, 'madeUpKind'))

  it('is in the answer and in its total', async () => {
    const { visitor } = await createSignedInSetting()
    await putIntoBasket(visitor, [])
    expect(await basketOf(visitor)).toMatchObject({
      prices: { total: { value: 2 * price } },
      madeUpKind: [{ id: 'p1' }, { id: 'p2' }],
    })
  })
})
