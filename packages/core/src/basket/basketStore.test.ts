import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createDeferred } from '../../test/Deferred.js'
import { settled } from '../../test/VirtualTime.js'
import { networkFailure } from '../failure/Failure.js'
import { basketCharge, basketExtra, basketNameChange, basketRoom, emptyBasket } from '../../test/basket/aBasket.js'
import { basketOfTickets, basketWithTickets, twoTickets } from '../../test/basket/openBasket.js'
import type { Basket } from './Basket.js'
import { basketOf } from './shoppingBasketState.js'
import { lineKey } from './BasketKind.js'
import { changeElsewhere, nothingNew } from './basketStore.js'

const additions = { kind: 'additions' } as const
const removing = (...lines: readonly string[]) => ({ kind: 'removals', lines: new Set(lines) }) as const

const texts = {
  gone: 'The basket you were looking at is no longer open. It was paid for or emptied elsewhere, or it has expired.',
  replaced: 'The basket you were looking at is no longer open. This is the one that was started since.',
  changed: 'Your basket was changed in another tab or on another device. This is how it is now.',
  begunAnew: 'The basket you were adding to is no longer open, so we started a new one for you.',
}

describe('a change made elsewhere', () => {
  it('is not reported if only the requested lines changed', () => {
    const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'))
    fc.assert(
      fc.property(ids, ids, (before, changed) => {
        const shown = basketOfTickets(...before)
        const removed = changed.map((id) => lineKey('tickets', id))
        expect(changeElsewhere(shown, basketOfTickets(...before), nothingNew)).toBeNull()
        expect(changeElsewhere(shown, basketOfTickets(...new Set([...before, ...changed])), additions)).toBeNull()
        expect(
          changeElsewhere(
            shown,
            basketOfTickets(...before.filter((id) => !changed.includes(id))),
            removing(...removed),
          ),
        ).toBeNull()
        expect(changeElsewhere(shown, null, { kind: 'anything' })).toBeNull()
      }),
    )
  })

  it.each([
    ['a basket that is gone', null, nothingNew, 'gone'],
    ['another basket', { ...basketOfTickets('a'), id: 'b2' }, nothingNew, 'replaced'],
    ['a line that came', basketOfTickets('a', 'b'), nothingNew, 'changed'],
    ['a line that went', emptyBasket, nothingNew, 'changed'],
    ['a line that went while others were added', basketOfTickets('b'), additions, 'changed'],
    ['a line that came while others were removed', basketOfTickets('b'), removing(lineKey('tickets', 'a')), 'changed'],
    ['a line that went while others were removed', emptyBasket, removing(lineKey('tickets', 'b')), 'changed'],
  ] as const)('is %s', (_what, after, expected, change) => {
    expect(changeElsewhere(basketOfTickets('a'), after, expected)).toBe(change)
  })

  it('does not include the lines that are removed along with a removed line', () => {
    const filled: Basket = {
      ...emptyBasket,
      accommodations: [basketRoom('r1')],
      extras: [basketExtra('e1', { accommodationId: 'A1' })],
      nameChanges: [basketNameChange('n1', 't1')],
      charges: [basketCharge('charge of n1', 't1')],
    }
    const lines = [lineKey('accommodations', 'r1'), lineKey('charges', 'charge of n1')]
    expect(changeElsewhere(filled, emptyBasket, removing(...lines))).toBeNull()
    expect(changeElsewhere(filled, emptyBasket, removing(...lines.slice(0, 1)))).toBe('changed')
  })

  it('includes a related line if its main line was not removed', () => {
    const filled: Basket = {
      ...emptyBasket,
      accommodations: [basketRoom('r1'), basketRoom('r2', { accommodationId: 'A2' })],
      extras: [basketExtra('of A1', { accommodationId: 'A1' }), basketExtra('of A2', { accommodationId: 'A2' })],
      nameChanges: [basketNameChange('n1', 't1'), basketNameChange('n2', 't2')],
      charges: [basketCharge('charge of n1', 't1'), basketCharge('charge of n2', 't2')],
    }
    const general = { ...filled, extras: [...filled.extras, basketExtra('general')] }
    const without = (gone: Partial<Basket>, ...removed: readonly string[]) =>
      changeElsewhere(general, { ...general, ...gone }, removing(...removed))
    const second = filled.accommodations.slice(0, 1)
    expect(without({ accommodations: second, extras: filled.extras.slice(1) }, 'accommodations/r2')).toBe('changed')
    expect(without({ accommodations: second, extras: filled.extras }, 'accommodations/r2')).toBe('changed')
    const remaining = [general.extras[0], general.extras[2]].filter((one) => one !== undefined)
    expect(without({ accommodations: second, extras: remaining }, 'accommodations/r2')).toBeNull()
    const charges = filled.charges.slice(1)
    expect(without({ charges, nameChanges: [] }, 'charges/charge of n1')).toBe('changed')
    expect(without({ charges, nameChanges: filled.nameChanges.slice(1) }, 'charges/charge of n1')).toBeNull()
    expect(without({ charges, nameChanges: filled.nameChanges.slice(1) }, 'nameChanges/n1')).toBeNull()
  })

  it('is reported if an empty basket is gone', () => {
    expect(changeElsewhere(emptyBasket, null, removing())).toBe('gone')
  })

  it('is not reported if the basket is gone after its last line was removed', () => {
    const tickets = ['a', 'b'].map((id) => lineKey('tickets', id))
    expect(changeElsewhere(basketOfTickets('a', 'b'), null, removing(...tickets))).toBeNull()
    expect(changeElsewhere(basketOfTickets('a', 'b'), null, removing(...tickets.slice(0, 1)))).toBe('gone')
  })
})

describe('a basket that was changed elsewhere', () => {
  it.each([
    ['changed', basketOfTickets('t1', 't9')],
    ['replaced', { ...basketOfTickets('t1'), id: 'b2' }],
    ['gone', null],
  ] as const)('is shown in its current state, and explained: %s', async (change, now) => {
    const { basket, api, notified } = await basketWithTickets('t1')
    api.plant(now)
    await basket.check()
    expect(notified).toEqual([texts[change]])
    expect(basketOf(basket.state$.value)).toEqual(change === 'gone' ? null : expect.objectContaining({ id: now?.id }))
    await basket.load()
    expect(notified).toEqual([texts[change]])
  })

  it('keeps the lines added there and the lines added here', async () => {
    const { basket, api, notified } = await basketWithTickets('t1')
    api.plant(basketOfTickets('t1', 't9'))
    await basket.addTickets(twoTickets)
    expect(basketOf(basket.state$.value)?.tickets).toHaveLength(4)
    expect(notified).toEqual(['Tickets successfully added to your basket: Standing'])
    api.plant(basketOfTickets('t1', 't9', 't12'))
    await basket.check()
    expect(notified.at(-1)).toBe(texts.changed)
  })

  it('does not include lines added here if the reload failed: only the next load expects them', async () => {
    const { basket, api, notified } = await basketWithTickets('t1')
    const adding = createDeferred<void>()
    api.beforeNext('addTickets', () => adding.promise)
    const outcome = basket.addTickets(twoTickets)
    await settled()
    api.failNext('get', networkFailure)
    api.failNext('get', networkFailure)
    adding.resolve()
    expect((await outcome).kind).toBe('unclear')
    const failed = notified.length
    await basket.check()
    expect(basketOf(basket.state$.value)?.tickets).toHaveLength(3)
    expect(notified).toHaveLength(failed)
    api.plant(basketOfTickets('t1', 't9'))
    await basket.check()
    expect(notified.slice(failed)).toEqual([texts.changed])
  })

  it('is created again if it is gone, with a message', async () => {
    const { basket, api, notified, signals } = await basketWithTickets('t1')
    api.plant(null)
    await basket.addTickets(twoTickets)
    expect(api.log).toEqual(['get', 'create', 'addTickets', 'get'])
    expect(notified).toEqual([texts.begunAnew, 'Tickets successfully added to your basket: Standing'])
    expect(signals).toEqual(['addSucceeded'])
  })

  it('is not discarded before the customer has seen the change', async () => {
    const { basket, api, notified, signals } = await basketWithTickets('t1')
    api.plant(basketOfTickets('t1', 't9'))
    expect(await basket.discard()).toEqual({ kind: 'changedElsewhere' })
    expect(api.log).toEqual(['get'])
    expect(notified).toEqual([texts.changed])
    expect([signals, basketOf(basket.state$.value)?.tickets.length]).toEqual([[], 2])
    expect(await basket.discard()).toEqual({ kind: 'discarded' })
    expect(api.held()).toBeNull()
  })

  it('is not discarded if it cannot be loaded, and the error is swallowed', async () => {
    const { basket, api, notified } = await basketWithTickets('t1')
    api.failNext('get', networkFailure)
    expect((await basket.discard()).kind).toBe('failed')
    expect([api.log, notified]).toEqual([['get'], []])
    expect(basket.state$.value).toMatchObject({ notDone: { what: 'emptying' } })
  })
})
