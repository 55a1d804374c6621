import { describe, expect, it } from 'vitest'
import { type ApiFailure, notFromTheApi, networkFailure, notFound, serverFailure } from '../failure/Failure.js'
import { createDeferred } from '../../test/Deferred.js'
import { full, withBasket } from '../../test/basket/fullBasket.js'
import { emptyBasket, passenger, ticketLine, basketRoom, basketTransport } from '../../test/basket/aBasket.js'
import { basketOfTickets, basketWithTickets, tooMany, tooManyText } from '../../test/basket/openBasket.js'
import { settled } from '../../test/VirtualTime.js'
import type { Basket } from './Basket.js'
import type { ShoppingBasket } from './shoppingBasket.js'

const itemsRemoved = 'Items successfully removed from your basket.'
const noLongerThere = 'This is no longer in your basket. It may have been removed in another tab or on another device.'
const isGone =
  'The basket you were looking at is no longer open. It was paid for or emptied elsewhere, or it has expired.'

const removeOne = (basket: ShoppingBasket, keys: readonly string[]) => {
  expect(basket.askToRemove(keys)).toEqual({ kind: 'asking' })
  return basket.answerRemoval(true)
}

describe('removing one item by its own button', () => {
  it('is also offered for all rooms of one kind, with their extras', async () => {
    const { basket, api, notified, shown } = await withBasket()
    const [alike, ...more] = shown().sections.flatMap((section) => section.alike)
    expect([more, alike?.label]).toEqual([[], 'Remove all 2 × Double, sea view'])
    await removeOne(basket, alike?.keys ?? [])
    expect(api.log).toEqual(['remove accommodations r1', 'remove accommodations r3', 'remove extras of r3', 'get'])
    expect(notified).toEqual(['2 x Double, sea view were removed from your basket.'])
  })

  it('asks with the words of the button, and says whether other lines are removed too', async () => {
    const { basket, api, shown } = await withBasket()
    const askedOf = (keys: readonly string[]) => {
      basket.askToRemove(keys)
      return shown().question
    }
    const alike = shown().sections.flatMap((section) => section.alike)[0]?.keys ?? []
    expect([
      askedOf(['tickets/t1']),
      askedOf(['accommodations/r3']),
      askedOf(alike),
      askedOf(['tickets/t1', 'transport/c1']),
    ]).toEqual([
      { kind: 'remove', label: 'Remove Standing, Amelia Hart', takesAlong: false },
      { kind: 'remove', label: 'Remove Hotel Miramar: Double, sea view, room 2 of 2, Amelia Hart', takesAlong: true },
      { kind: 'remove', label: 'Remove all 2 × Double, sea view', takesAlong: true },
      { kind: 'remove', label: 'Remove 2 items', takesAlong: false },
    ])
    basket.dismissQuestion()
    expect([shown().question, api.log]).toEqual([null, []])
    expect(await basket.answerRemoval(false)).toEqual({ kind: 'nothingToRemove' })
  })

  it('names the removed passenger, and calls a line that is no longer shown an item', async () => {
    const { basket, shown } = await withBasket()
    basket.askToRemove(['passengers/3'])
    expect(shown().question).toEqual({ kind: 'remove', label: 'Remove passenger Amelia Hart', takesAlong: false })
    basket.askToRemove(['tickets/t9'])
    expect(shown().question).toEqual({ kind: 'remove', label: 'Remove 1 item', takesAlong: false })
  })

  it('stays on the page after the last room is removed', async () => {
    const { basket, api, visited } = await withBasket({ ...emptyBasket, accommodations: [basketRoom('r1')] })
    await removeOne(basket, ['accommodations/r1'])
    expect([api.log, visited]).toEqual([['remove accommodations r1', 'get'], []])
  })

  it('quotes several extras, each option once', async () => {
    const { basket, notified } = await withBasket()
    await removeOne(basket, ['extras/e1', 'extras/e2', 'extras/of r3'])
    expect(notified).toEqual(['Extras successfully removed from your basket: Every day, Weekend'])
  })

  it('quotes the option of an extra, or its name if it has none', async () => {
    const { basket, api, notified } = await withBasket()
    await removeOne(basket, ['extras/e1'])
    await removeOne(basket, ['extras/e3'])
    expect(api.log).toEqual(['remove extras e1', 'get', 'remove extras e3', 'get'])
    expect(notified).toEqual([
      'Extras successfully removed from your basket: Every day',
      'Extras successfully removed from your basket: Breakfast',
    ])
  })

  it.each([
    ['the removal', 'remove accommodations', tooMany, tooManyText],
    [
      'the removal, without an answer',
      'remove accommodations',
      networkFailure,
      "We're unable to remove this room from your basket right now. Please try again.",
    ],
    ['the reload', 'get', notFromTheApi(500), "We're unable to load your basket right now. Please try again."],
  ] as const)('shows a failure at %s, with the basket as it is now', async (_step, call, cause, text) => {
    const { basket, api, notified, shown } = await withBasket()
    api.failNext(call, cause)
    const end = await removeOne(basket, ['accommodations/r1'])
    expect(end).toMatchObject({ kind: 'failed', failure: { cause } })
    expect(api.log).toEqual(['remove accommodations r1', 'get'])
    expect([notified, shown().removing.size, basket.state$.value.processing]).toEqual([[text], 0, false])
  })

  it('does not claim that a line stays if neither the removal nor the reload has an answer', async () => {
    const { basket, api, notified, texts } = await withBasket()
    api.failNext('remove accommodations', networkFailure)
    api.failNext('get', networkFailure)
    const end = await removeOne(basket, ['accommodations/r1'])
    expect(end).toMatchObject({ kind: 'failed', failure: { operation: 'removeAccommodation', unclear: true } })
    expect(notified).toEqual([texts.failure.unclear])
  })

  it('shows the lines that are being removed, and allows other removals meanwhile', async () => {
    const { basket, api, shown } = await withBasket()
    const answering = createDeferred<void>()
    api.beforeNext('remove accommodations', () => answering.promise)
    const removal = removeOne(basket, ['accommodations/r3'])
    await settled()
    expect([...shown().removing]).toEqual(['accommodations/r3', 'extras/of r3'])
    const other = removeOne(basket, ['transport/c1'])
    answering.resolve()
    await Promise.all([removal, other])
    expect(shown().removing.size).toBe(0)
    expect(shown().basket.transport).toEqual([])
  })
})

describe('a line that is being removed', () => {
  it('stays marked while another removal ends, and shows whether all picked lines are being removed', async () => {
    const { basket, api, shown } = await withBasket()
    for (const key of ['tickets/t1', 'transport/c1']) basket.pick(key, true)
    expect(shown().isRemovingPicked).toBe(false)
    const answering = createDeferred<void>()
    api.beforeNext('remove transport', () => answering.promise)
    const first = removeOne(basket, ['tickets/t1'])
    const second = removeOne(basket, ['transport/c1'])
    expect(shown().isRemovingPicked).toBe(true)
    await first
    expect([[...shown().removing], [...shown().picked]]).toEqual([['transport/c1'], ['transport/c1']])
    basket.pick('extras/e1', true)
    expect(shown().isRemovingPicked).toBe(false)
    basket.pickAll(false)
    expect(shown().isRemovingPicked).toBe(false)
    answering.resolve()
    await second
    expect(shown().removing.size).toBe(0)
  })

  it('does not exist if no line is named', async () => {
    const { basket, api } = await withBasket()
    expect(await basket.remove([])).toEqual({ kind: 'nothingToRemove' })
    expect(api.log).toEqual([])
  })
})

describe('removing several items', () => {
  it('is announced as items, whatever they are', async () => {
    const { basket, notified } = await withBasket()
    await basket.remove(['extras/e1'])
    basket.pick('accommodations/r1', true)
    basket.askToRemovePicked()
    await basket.answerRemoval(false)
    expect(notified).toEqual([itemsRemoved, itemsRemoved])
  })

  it('removes a name change by its own key or by its charge, and only once', async () => {
    const { basket, api, shown } = await withBasket()
    await basket.remove(['nameChanges/n1', 'charges/charge of n1'])
    expect(api.log).toEqual(['remove charges charge of n1', 'get'])
    expect(shown().basket.nameChanges).toEqual([])
  })

  it('leads to the booking page if the back end closes the emptied basket itself, with one message', async () => {
    const { basket, api, notified, visited } = await basketWithTickets('t1')
    api.afterNext('remove tickets', () => api.plant(null))
    expect(await basket.remove(['tickets/t1'])).toEqual({ kind: 'removed' })
    expect(api.log).toEqual(['remove tickets t1', 'get'])
    expect([basket.state$.value.kind, visited, notified]).toEqual(['none', ['/booking/SUN1001'], [itemsRemoved]])
  })

  it('shows no success if the whole basket is gone, including lines that were to stay', async () => {
    const { basket, api, notified, visited } = await basketWithTickets('t1', 't2')
    api.afterNext('remove tickets', () => api.plant(null))
    await basket.remove(['tickets/t1'])
    expect([notified, visited]).toEqual([[isGone], ['/booking/SUN1001']])
  })

  it('keeps a basket in which a passenger is left', async () => {
    const { basket, api, visited } = await withBasket({
      ...emptyBasket,
      tickets: [ticketLine('t1')],
      passengers: [passenger(7)],
    })
    await basket.remove(['tickets/t1'])
    expect([api.log.includes('reset'), visited]).toEqual([false, []])
  })
})

describe('removing a line that is already gone', () => {
  const refusals: readonly ApiFailure[] = [
    serverFailure([{ code: '4711', message: 'Not there.' }]),
    serverFailure([{ code: null, message: 'Not there.' }]),
    notFound(),
  ]
  it.each(refusals)('is explained once, by what the reload shows: %o', async (cause) => {
    const { basket, api, notified, reports, shown } = await withBasket()
    api.failNext('remove tickets', cause)
    api.plant({ ...full, tickets: [] })
    expect(await basket.remove(['tickets/t1', 'tickets/t2'])).toEqual({ kind: 'removed' })
    expect(api.log).toEqual(['remove tickets t1', 'get'])
    expect([notified, reports]).toEqual([[noLongerThere], []])
    expect(shown().basket.tickets).toEqual([])
  })

  it('does not stop the removal of the others, and only these are announced', async () => {
    const { basket, api, notified, shown } = await withBasket()
    api.plant({ ...full, accommodations: full.accommodations.filter(({ id }) => id !== 'r1') })
    basket.askToRemove(['accommodations/r1', 'accommodations/r3'])
    expect(await basket.answerRemoval(false)).toEqual({ kind: 'removed' })
    expect(notified).toEqual([noLongerThere, '1 x Double, sea view was removed from your basket.'])
    expect(shown().basket.accommodations.map(({ id }) => id)).toEqual(['r2'])
  })

  it('is followed by the page of the booking if the basket is empty or gone', async () => {
    for (const held of [basketOfTickets(), null]) {
      const { basket, api, notified, visited } = await basketWithTickets('t1')
      api.plant(held)
      expect(await basket.remove(['tickets/t1'])).toEqual({ kind: 'removed' })
      expect([notified, visited]).toEqual([[noLongerThere], ['/booking/SUN1001']])
    }
  })

  it('is named even if another line cannot be removed', async () => {
    const { basket, api, notified } = await withBasket()
    api.plant({ ...full, tickets: full.tickets.filter(({ id }) => id !== 't1') })
    api.failNext('remove transport', tooMany)
    expect((await basket.remove(['tickets/t1', 'transport/c1', 'passengers/3'])).kind).toBe('failed')
    expect(api.log).toEqual(['remove tickets t1', 'get', 'remove transport c1', 'get'])
    expect(notified).toEqual([noLongerThere, tooManyText])
  })

  it('is shown as information, not as an error', async () => {
    const { basket, api, messages } = await withBasket()
    api.failNext('remove tickets', notFound())
    api.plant({ ...full, tickets: [] })
    await basket.remove(['tickets/t1'])
    expect(messages.toasts$.value.map(({ type }) => type)).toEqual(['info', 'info'])
  })

  it.each([networkFailure, { ...tooMany, open: true } as ApiFailure])(
    'counts as removed if this call itself may have removed it: %o',
    async (cause) => {
      const { basket, api, notified } = await withBasket()
      api.failNext('remove tickets', cause)
      api.plant({ ...full, tickets: full.tickets.filter(({ id }) => id !== 't1') })
      expect(await basket.remove(['tickets/t1'])).toEqual({ kind: 'removed' })
      expect(notified).toEqual([itemsRemoved])
    },
  )

  it('is an ordinary error if the line is still there, and the page says so until the next removal', async () => {
    const { basket, api, notified, shown } = await withBasket()
    const lines = ["We're unable to remove what you chose from your basket right now. Please try again."]
    api.failNext('remove tickets', notFound())
    await basket.remove(['tickets/t1'])
    expect(notified).toEqual(lines)
    expect(shown().notDone).toMatchObject({ what: 'removal', lines })
    await basket.remove(['tickets/t1'])
    expect(shown().notDone).toBeNull()
  })
})

describe('the options of a room that are gone', () => {
  const room = 'accommodations/r3'
  const withoutOption = { ...full, extras: full.extras.filter(({ id }) => id !== 'of r3') }
  const withoutRoom = { ...withoutOption, accommodations: full.accommodations.filter(({ id }) => id !== 'r3') }
  const roomRemoved = '1 x Double, sea view was removed from your basket.'

  it('need no message if the back end dropped them with the room', async () => {
    const { basket, api, notified } = await withBasket()
    api.afterNext('remove accommodations', () => api.plant(withoutRoom))
    expect(await removeOne(basket, [room])).toEqual({ kind: 'removed' })
    expect(notified).toEqual([roomRemoved])
  })

  it('need no message if another tab removed them before', async () => {
    const { basket, api, notified, shown } = await withBasket()
    api.plant(withoutOption)
    expect(await removeOne(basket, [room])).toEqual({ kind: 'removed' })
    expect(notified).toEqual([roomRemoved])
    expect(shown().basket.accommodations.map(({ id }) => id)).toEqual(['r1', 'r2'])
  })

  it('do not stop the removal of the other picked lines', async () => {
    const { basket, api, notified, shown } = await withBasket()
    for (const key of [room, 'transport/c1']) basket.pick(key, true)
    expect(shown().picked).toContain('extras/of r3')
    api.afterNext('remove accommodations', () => api.plant(withoutRoom))
    basket.askToRemovePicked()
    await basket.answerRemoval(false)
    expect([notified, shown().basket.transport]).toEqual([[itemsRemoved], []])
  })
})

describe('a new passenger who would be left with nothing', () => {
  it('leads to a question first, and can be removed with the lines or stay', async () => {
    const both = await withBasket()
    expect(both.basket.askToRemove(['tickets/t2'])).toEqual({ kind: 'asking' })
    expect(both.api.log).toEqual([])
    expect(both.shown().question).toEqual({ kind: 'passengersToo', names: 'Amelia Hart', passengers: 1, lines: 1 })
    expect(await both.basket.answerRemoval(true)).toEqual({ kind: 'removed' })
    expect(both.api.log).toEqual(['remove tickets t2', 'remove passengers 3', 'get'])
    expect(both.shown().question).toBeNull()

    const alone = await withBasket()
    expect(alone.shown().newPassengers.map(({ isUnused }) => isUnused)).toEqual([false])
    alone.basket.askToRemove(['tickets/t2'])
    await alone.basket.answerRemoval(false)
    expect(alone.api.log).toEqual(['remove tickets t2', 'get'])
    expect(alone.shown().newPassengers).toEqual([{ key: 'passengers/3', name: 'Amelia Hart', isUnused: true }])
  })

  it('leads to no question if they are cancelled', async () => {
    const { basket, shown } = await withBasket({ ...full, passengers: [{ ...passenger(3), cancelled: true }] })
    basket.askToRemove(['tickets/t2'])
    expect(shown().question?.kind).toBe('remove')
  })

  it('leads to no question if they keep a ticket, a seat or a room, or had nothing before', async () => {
    const remainders: readonly Partial<Basket>[] = [
      { tickets: [ticketLine('t2', 3), ticketLine('t3', 3)] },
      { transport: [basketTransport('c1', { passengerId: 3 })] },
      { accommodations: [basketRoom('r1', { passengerIds: [3] })] },
      { passengers: [passenger(7)] },
    ]
    for (const remaining of remainders) {
      const { basket, shown } = await withBasket({ ...full, ...remaining })
      basket.askToRemove(['tickets/t2'])
      expect(shown().question?.kind).toBe('remove')
    }
  })
})
