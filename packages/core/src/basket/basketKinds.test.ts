import { right } from 'fp-ts/lib/Either.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { minor, sumMinor, zeroMinor } from '../money/Money.js'
import { full, withAnswer } from '../../test/basket/fullBasket.js'
import { type BasketKind, lineKey } from './BasketKind.js'
import { basketKinds } from './basketKinds.js'
import type { Basket } from './Basket.js'
import { itemRules } from './itemRules.js'

/** A kind that only this test has. This is what its file would hold. */
interface HeldMadeUpKind {
  readonly madeUpKind: readonly { readonly id: string; readonly garage: string; readonly price: number }[]
}
const madeUpKind: BasketKind<HeldMadeUpKind> = {
  section: {
    name: 'madeUpKind',
    order: 6,
    mandatory: null,
    title: () => 'MadeUpKind',
    lines: ({ madeUpKind: places }) =>
      places.map(({ id, garage, price }) => ({
        key: lineKey('madeUpKind', id),
        price: {
          id,
          title: garage,
          label: null,
          departure: null,
          display: { kind: 'amount', amount: minor(price) },
          cost: minor(price),
          bookingFee: zeroMinor,
        },
        passengerId: null,
        partOf: null,
        note: 'By the week',
        under: null,
      })),
  },
}

const places = [
  { id: 'p1', garage: 'North', price: 700 },
  { id: 'p2', garage: 'South', price: 900 },
]
const withMadeUpKind = (): Basket => Object.assign({ ...full, total: minor(20_000) }, { madeUpKind: places })

/** Its lines in the tables. */
beforeAll(() => {
  Object.assign(basketKinds, { madeUpKind })
  Object.assign(itemRules, { madeUpKind: {} })
})
afterAll(() => [basketKinds, itemRules].forEach((table) => Reflect.deleteProperty(table, 'madeUpKind')))

describe('a new kind of item, with a line in each table', () => {
  it('is counted, and a basket that holds it alone is not empty', async () => {
    const { shown } = await withAnswer(withMadeUpKind())
    expect(shown().count).toBe(13)
    const nothingElse = { ...full, tickets: [], accommodations: [], extras: [], transport: [], nameChanges: [] }
    const alone = await withAnswer(
      Object.assign({ ...nothingElse, charges: [], passengers: [] }, { madeUpKind: places }),
    )
    expect([alone.shown().count, alone.shown().obstacle]).toEqual([2, null])
  })

  it('is shown in a section of its own, and adds up', async () => {
    const { shown } = await withAnswer(withMadeUpKind())
    const section = shown().sections.at(-1)
    expect(section).toMatchObject({ name: 'madeUpKind', title: 'MadeUpKind', cost: 1600 })
    expect(section?.lines.map(({ title, notes }) => [title, ...notes])).toEqual([
      ['North', 'By the week'],
      ['South', 'By the week'],
    ])
    const shownSum = sumMinor([...shown().sections.map(({ cost }) => cost), shown().unlisted ?? zeroMinor])
    expect(shownSum).toBe(20_000)
  })

  it('is picked and removed like any other item, after the kinds before it in the table', async () => {
    const { basket, api, shown, notified } = await withAnswer(withMadeUpKind())
    basket.pick('madeUpKind/p2', true)
    basket.pick('transport/c1', true)
    basket.askToRemovePicked()
    for (const call of ['remove transport', 'remove madeUpKind'] as const) api.answerNext(call, right(undefined))
    api.answerNext('get', right({ ...withMadeUpKind(), transport: [], ...{ madeUpKind: places.slice(0, 1) } }))
    expect(await basket.answerRemoval(false)).toEqual({ kind: 'removed' })
    expect(api.log).toEqual(['remove transport c1', 'remove madeUpKind p2', 'get'])
    expect(notified).toEqual(['Items successfully removed from your basket.'])
    expect(
      shown()
        .sections.at(-1)
        ?.lines.map(({ key }) => key),
    ).toEqual(['madeUpKind/p1'])
  })

  it('is reported as changed elsewhere when another device removed it', async () => {
    const { basket, api, notified, texts } = await withAnswer(withMadeUpKind())
    api.answerNext('get', right(Object.assign({ ...full }, { madeUpKind: places.slice(1) })))
    await basket.check()
    expect(notified).toEqual([texts.basket.elsewhere.changed])
  })
})
