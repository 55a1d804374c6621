import * as t from 'io-ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { json } from '../../test/fakeFetch.js'
import { basketWire } from '../../test/sampleAnswers.js'
import { context, transportOver } from '../../test/transportOver.js'
import { kindOnWire, removal } from './kinds/KindOnWire.js'

/** A kind that only this test registers. It is defined in one place. */
const madeUpKind = kindOnWire<'madeUpKind'>()({
  props: { madeUpKind: t.array(t.type({ id: t.string, garage: t.string })) },
  read: (basket) => basket.madeUpKind,
  endpoints: {},
  remove: removal('removeMadeUpKind', 'madeUpKind'),
  calls: () => ({}),
})

describe('a new kind of item, registered with one line', () => {
  // The codecs are built when the module is first imported.
  beforeAll(async () => {
    vi.resetModules()
    const { basketKinds } = await import('./basketKinds.js')
    Object.assign(basketKinds, { madeUpKind })
  })
  afterAll(() => vi.resetModules())
  const api = async (answer: unknown) => {
    const { createHttpBasketApi } = await import('./HttpBasketApi.js')
    const over = transportOver(json(answer))
    return { ...over, api: createHttpBasketApi(over.transport) }
  }

  it('is read, and a basket without its list is refused', async () => {
    const held = [{ id: 'p1', garage: 'North' }]
    const read = await api({ basket: { ...basketWire, madeUpKind: held } })
    expect(await read.api.get('SUN1001', context)()).toMatchObject({ right: { madeUpKind: held } })
    const unread = await api({ basket: basketWire })
    expect(await unread.api.get('SUN1001', context)()).toMatchObject({
      left: { kind: 'decode', path: 'basket.madeUpKind' },
    })
  })

  it('is removed by its own call', async () => {
    const { api: calls, asked } = await api({})
    await calls.remove('SUN1001', { kind: 'madeUpKind', id: 'p1' }, context)()
    expect(asked()).toEqual([['DELETE', '/api/basket/SUN1001/madeUpKind/p1']])
  })
})
