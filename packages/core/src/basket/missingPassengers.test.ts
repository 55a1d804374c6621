import { describe, expect, it } from 'vitest'
import { withBasket } from '../testing/fullBasket.js'
import { emptyBasket, passenger, ticketLine } from '../testing/InMemoryBasketApi.js'
import { openBasket, type OpenBasket, tooMany } from '../testing/openBasket.js'

describe('passengers who are missing', () => {
  const missingBasket = { ...emptyBasket, tickets: [ticketLine('t1', 7), ticketLine('t2', 9), ticketLine('t3', 1)] }
  const typedWithTickets = (...names: readonly string[]) =>
    Object.fromEntries(
      names.flatMap((name, index) => [
        [`ticket/${index}/standing`, `newcomer ${index + 10}`],
        [`newcomer/${index + 10}/firstName`, name],
      ]),
    )
  const typeAll = ({ basket }: OpenBasket): void => {
    for (const paxId of [7, 9]) {
      basket.editPassenger(paxId, 'firstName', ' Maya ')
      basket.editPassenger(paxId, 'lastName', 'Lind')
    }
  }

  it('are those who hold tickets and are known nowhere, with what they hold', async () => {
    const { shown } = await withBasket(missingBasket)
    expect(
      shown().missing?.passengers.map(({ draft, tickets }) => [draft.key, tickets.map(({ name }) => name)]),
    ).toEqual([
      [7, ['Standing']],
      [9, ['Standing']],
    ])
    expect((await withBasket()).shown().missing).toBeNull()
  })

  it('are nobody while the booking is not there', async () => {
    const { basket, api } = openBasket()
    api.held = missingBasket
    await basket.load()
    expect(basket.state$.value).toMatchObject({ kind: 'loaded', missing: null })
    expect(await basket.savePassengers()).toEqual({ kind: 'nobodyMissing' })
  })

  it('are sent under the ids that their tickets name, once every name is there', async () => {
    const open = await withBasket(missingBasket)
    expect(await open.basket.savePassengers()).toEqual({ kind: 'invalid' })
    expect(open.shown().missing).toMatchObject({ attempts: 1, isSaving: false })
    expect(open.shown().missing?.problems).toHaveLength(4)
    expect(open.api.log).toEqual([])
    typeAll(open)
    expect(await open.basket.savePassengers()).toEqual({ kind: 'saved' })
    expect(open.api.log).toEqual(['get', 'addPax', 'get'])
    expect(open.shown().missing).toBeNull()
    expect(open.drafts.read('missing-passengers/SUN1001')).toBeNull()
  })

  it('begin with what was typed with their tickets, which is not to be added again', async () => {
    const open = openBasket()
    open.drafts.keep('tickets/SUN1001', typedWithTickets('Maya', 'Ola'))
    open.api.held = missingBasket
    open.bookingOf([passenger(1)])
    await open.basket.load()
    const state = open.basket.state$.value
    expect(state.kind === 'loaded' && state.missing?.passengers.map(({ draft }) => draft.firstName)).toEqual([
      'Maya',
      'Ola',
    ])
    typeAll(open)
    await open.basket.savePassengers()
    expect(open.drafts.read('tickets/SUN1001')).toBeNull()
  })

  it('begin empty where nobody can tell whose names were typed', async () => {
    const open = openBasket()
    open.drafts.keep('tickets/SUN1001', typedWithTickets('Maya'))
    open.api.held = missingBasket
    open.bookingOf([passenger(1)])
    await open.basket.load()
    const state = open.basket.state$.value
    expect(state.kind === 'loaded' && state.missing?.passengers.map(({ draft }) => draft.firstName)).toEqual(['', ''])
  })

  it('keep what was typed where saving fails, and over the end of a session', async () => {
    const open = await withBasket(missingBasket)
    typeAll(open)
    open.api.failNext('addPax', tooMany)
    const saving = open.basket.savePassengers()
    expect(open.basket.savePassengers()).toBe(saving)
    expect(await saving).toMatchObject({ kind: 'failed', failure: { cause: tooMany } })
    expect(open.shown().missing).toMatchObject({ failure: { cause: tooMany }, isSaving: false })
    open.scope.end()
    await open.basket.load()
    expect(open.shown().missing?.passengers[0]?.draft).toMatchObject({ firstName: ' Maya ', lastName: 'Lind' })
  })
})
