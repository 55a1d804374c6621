import { describe, expect, it } from 'vitest'
import { withBasket } from '../../test/basket/fullBasket.js'
import { emptyBasket, passenger, ticketLine } from '../../test/basket/aBasket.js'
import { openBasket, type OpenBasket, tooMany } from '../../test/basket/openBasket.js'
import { networkFailure } from '../failure/Failure.js'
import { createDeferred } from '../../test/Deferred.js'
import { settled } from '../../test/VirtualTime.js'
import { blankNewPassenger } from './newPassengers.js'

describe('missing passengers', () => {
  const missingBasket = { ...emptyBasket, tickets: [ticketLine('t1', 7), ticketLine('t2', 9), ticketLine('t3', 1)] }
  const typedWithTickets = (...names: readonly string[]) => ({
    tickets: names.map((_name, index) => ({
      key: index,
      ticketTypeId: 'standing',
      passenger: { kind: 'newPassenger', key: index + 10 },
    })),
    newPassengers: names.map((firstName, index) => ({ ...blankNewPassenger(index + 10), firstName })),
    nextKey: 20,
  })
  const typeAll = ({ basket }: OpenBasket): void => {
    for (const passengerId of [7, 9]) {
      basket.editPassenger(passengerId, 'firstName', ' Maya ')
      basket.editPassenger(passengerId, 'lastName', 'Lind')
    }
  }

  it('are unknown until the booking is loaded', async () => {
    const { basket, api } = openBasket()
    api.plant(missingBasket)
    await basket.load()
    expect(basket.state$.value).toMatchObject({ kind: 'loaded', missing: null })
    expect(await basket.savePassengers()).toEqual({ kind: 'nobodyMissing' })
  })

  it('are sent under the ids that their tickets name, once every name is typed', async () => {
    const open = await withBasket(missingBasket)
    expect(await open.basket.savePassengers()).toEqual({ kind: 'invalid' })
    expect(open.shown().missing).toMatchObject({ attempts: 1, isSaving: false })
    expect(open.shown().missing?.problems).toHaveLength(4)
    expect(open.api.log).toEqual([])
    typeAll(open)
    expect(await open.basket.savePassengers()).toEqual({ kind: 'saved' })
    expect(open.api.log).toEqual(['get', 'addPassengers', 'get'])
    expect(open.shown().missing).toBeNull()
    expect(open.drafts.read('missing-passengers/SUN1001', null)).toBeNull()
    open.api.plant(missingBasket)
    await open.basket.load()
    expect(open.shown().missing).toMatchObject({ attempts: 0, problems: [], failure: null })
  })

  it('cannot be edited while they are being saved', async () => {
    const open = await withBasket(missingBasket)
    typeAll(open)
    const end = open.basket.savePassengers()
    open.basket.editPassenger(7, 'lastName', 'Lindgren')
    expect(open.shown().missing?.passengers[0]?.draft.lastName).toBe('Lind')
    expect(await end).toEqual({ kind: 'saved' })
  })

  it('get problems with their names only after an attempt to save', async () => {
    const { basket, shown } = await withBasket(missingBasket)
    basket.editPassenger(7, 'email', 'maya')
    const wrong = () => shown().missing?.passengers.map(({ draft }) => Object.keys(draft.problems))
    expect([wrong(), shown().missing?.problems]).toEqual([[[], []], []])
    await basket.savePassengers()
    expect(wrong()).toEqual([
      ['firstName', 'lastName', 'email'],
      ['firstName', 'lastName'],
    ])
    expect(shown().missing?.problems.map(({ newPassengerKey, field }) => [newPassengerKey, field])).toEqual([
      [7, 'firstName'],
      [7, 'lastName'],
      [7, 'email'],
      [9, 'firstName'],
      [9, 'lastName'],
    ])
  })

  it('leave the details typed with other tickets untouched', async () => {
    const open = await withBasket(missingBasket)
    open.drafts.store('tickets/SUN1001', typedWithTickets('Ola'))
    typeAll(open)
    expect(await open.basket.savePassengers()).toEqual({ kind: 'saved' })
    expect(open.drafts.read('tickets/SUN1001', null)).not.toBeNull()
  })

  it('begin with the details typed with their tickets, which are not to be added again', async () => {
    const open = openBasket()
    open.drafts.store('tickets/SUN1001', typedWithTickets('Maya', 'Ola'))
    open.api.plant(missingBasket)
    open.bookingOf([passenger(1)])
    await open.basket.load()
    const state = open.basket.state$.value
    expect(state.kind === 'loaded' && state.missing?.passengers.map(({ draft }) => draft.firstName)).toEqual([
      'Maya',
      'Ola',
    ])
    typeAll(open)
    await open.basket.savePassengers()
    expect(open.drafts.read('tickets/SUN1001', null)).toBeNull()
  })

  it('begin with the details that were sent with their tickets, even if the answer was unclear at first', async () => {
    const open = await withBasket(emptyBasket)
    const ola = { firstName: 'Ola', lastName: '', email: '', telephone: '' }
    open.api.failNext('addPassengers', networkFailure)
    const sending = createDeferred<void>()
    open.api.beforeNext('addPassengers', () => sending.promise)
    const adding = open.basket.addTickets({
      tickets: [{ ticketTypeId: 'standing', ticketName: 'Standing', newPassenger: 0 }],
      newPassengers: [ola],
    })
    await settled()
    // The check for tickets to take back, and the reload.
    for (const _call of [1, 2]) open.api.failNext('get', networkFailure)
    sending.resolve()
    const end = await adding
    expect(end.kind).toBe('unclear')
    if (end.kind === 'unclear') expect((await end.checkStatusAgain()).kind).toBe('partlyAdded')
    expect(open.shown().missing?.passengers.map(({ draft }) => draft.firstName)).toEqual(['Ola'])
  })

  it('begin empty if it is unclear whose names were typed', async () => {
    const open = openBasket()
    open.drafts.store('tickets/SUN1001', typedWithTickets('Maya'))
    open.api.plant(missingBasket)
    open.bookingOf([passenger(1)])
    await open.basket.load()
    const state = open.basket.state$.value
    expect(state.kind === 'loaded' && state.missing?.passengers.map(({ draft }) => draft.firstName)).toEqual(['', ''])
  })

  it('keep the typed details when saving fails, and after the session ends', async () => {
    const open = await withBasket(missingBasket)
    typeAll(open)
    open.api.failNext('addPassengers', tooMany)
    const saving = open.basket.savePassengers()
    expect(open.basket.savePassengers()).toBe(saving)
    expect(await saving).toMatchObject({ kind: 'failed', failure: { cause: tooMany } })
    expect(open.shown().missing).toMatchObject({ failure: { cause: tooMany }, isSaving: false })
    open.scope.end()
    await open.basket.load()
    expect(open.shown().missing?.passengers[0]?.draft).toMatchObject({ firstName: ' Maya ', lastName: 'Lind' })
  })
})
