import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { type ApiFailure, networkFailure, notFromTheApi } from '../failure/Failure.js'
import { englishFormats } from '../language/formats.js'
import { createPendingChanges } from '../resale/resaleRows.js'
import { constant } from '../reactive/Behavior.js'
import { aBooking } from '../../test/bookings/aBooking.js'
import { aTicket } from '../../test/bookings/aTicket.js'
import { emptyBasket, passenger } from '../../test/basket/aBasket.js'
import { createPlantedBookings } from '../../test/bookings/plantedBookings.js'
import { openBasket } from '../../test/basket/openBasket.js'
import type { Booking } from '../domain/Booking.js'
import { type PendingChange, resaleCode } from '../domain/Ticket.js'
import { createNameChange, type NameChange } from './nameChange.js'
import type { TicketHoldersState } from './nameChangeForm.js'

const iris = { customerId: '7102', firstName: 'Iris', lastName: 'Hart', phone: '07700 900431' }
const person = { firstName: 'Maya', lastName: 'Lind', email: 'maya@example.com', telephone: '07700 900123' }

/** SUN1001 with three tickets: the name on 1 can be changed, 2 is on resale, and 3 has a pending name change. */
const opened = (change: Partial<Booking> = {}) => {
  const around = openBasket()
  const resale = { ...aTicket('2').resale, code: resaleCode.onResale }
  const tickets = [aTicket('1'), { ...aTicket('2'), resale }, aTicket('3')]
  const booking = { ...aBooking('SUN1001'), passengers: [passenger(1)], tickets, ...change }
  const bookings = createPlantedBookings(around, [booking])
  const failing: { pending: ApiFailure | null } = { pending: null }
  const waiting: PendingChange[] = [{ ticketId: '3', status: 'PENDING' }]
  const pending = createPendingChanges({
    ...around,
    onFailure: around.failures.handle,
    api: {
      pendingChanges: () => async () => (failing.pending === null ? right([...waiting]) : left(failing.pending)),
      putUp: () => async () => right(undefined),
      cancel: () => async () => right(undefined),
    },
  })('SUN1001')
  const nameChange = createNameChange({
    ...around,
    bookingRef: 'SUN1001',
    bookings: bookings.feature,
    pending,
    passengers: { known$: constant([iris]), learn: async () => undefined },
    scheduler: around.time,
    formats: englishFormats,
  })
  const ready = (): TicketHoldersState => {
    const { value } = nameChange.state$
    if (value.kind !== 'ready') throw new Error(`The holders are ${value.kind}`)
    return value
  }
  return { ...around, bookings, failing, pending: waiting, nameChange, ready }
}

const fill = (nameChange: NameChange, ticketId: string): void => {
  for (const field of ['firstName', 'lastName', 'email', 'telephone'] as const)
    nameChange.type(ticketId, field, person[field])
}
const added = ({ api }: ReturnType<typeof opened>) => api.log.filter((call) => call.startsWith('addNameChange')).length

/** The name on ticket 1 was changed and paid, and its basket is gone. Ticket 4 can be changed too. */
const withOnePaid = async () => {
  const world = opened({ tickets: [aTicket('1'), aTicket('4')] })
  await world.nameChange.open()
  fill(world.nameChange, '1')
  await world.nameChange.add('1')
  world.pending.push({ ticketId: '1', status: 'PENDING' })
  world.api.plant(null)
  await world.basket.load()
  return world
}

describe('a name change', () => {
  it('is added to the basket, and its form closes', async () => {
    const world = opened()
    await world.nameChange.open()
    world.nameChange.start('1')
    fill(world.nameChange, '1')
    expect(await world.nameChange.add('1')).toEqual({ kind: 'added', count: 1 })
    expect([added(world), world.ready().forms.size, [...world.ready().inBasket.keys()]]).toEqual([1, 0, ['1']])
  })

  it('cannot be edited while it is being added', async () => {
    const world = opened({ passengers: [{ ...passenger(2), firstName: 'Theo', lastName: 'Hart' }] })
    await world.nameChange.open()
    world.nameChange.start('1')
    fill(world.nameChange, '1')
    const end = world.nameChange.add('1')
    world.nameChange.type('1', 'lastName', 'Lindgren')
    const theo = world.ready().forms.get('1')?.people[0]
    if (theo !== undefined) world.nameChange.fill('1', theo)
    expect(world.ready().forms.get('1')?.values).toEqual(person)
    expect(await end).toEqual({ kind: 'added', count: 1 })
    world.nameChange.type('1', 'lastName', 'Lindgren')
    expect(world.ready().forms.get('1')?.values.lastName).toBe('Lindgren')
  })

  it('is loaded again if one has left the basket, because it may have been paid', async () => {
    const world = await withOnePaid()
    fill(world.nameChange, '1')
    expect(await world.nameChange.add('1')).toEqual({ kind: 'nothingChosen' })
    expect(added(world)).toBe(1)
    fill(world.nameChange, '4')
    expect(await world.nameChange.add('4')).toEqual({ kind: 'added', count: 1 })
    expect(world.bookings.calls.filter((call) => call === 'get SUN1001')).toHaveLength(2)
  })

  it('can use another person on the booking at once, except the present ticket holder', async () => {
    const world = opened({ passengers: [passenger(1), { ...passenger(2), firstName: 'Theo', lastName: 'Hart' }] })
    await world.nameChange.open()
    world.nameChange.start('1')
    const people = () => world.ready().forms.get('1')?.people ?? []
    expect(people().map(({ name }) => name)).toEqual(['Theo Hart', 'Iris Hart'])
    const [, other] = people()
    if (other !== undefined) world.nameChange.fill('1', other)
    expect(people().map(({ isChosen }) => isChosen)).toEqual([false, true])
    expect(world.ready().forms.get('1')?.values).toMatchObject({ firstName: 'Iris', telephone: '07700 900431' })
    expect(await world.nameChange.add('1')).toEqual({ kind: 'added', count: 1 })
  })

  it.each([
    ['one that is on resale', '2'],
    ['one whose name is being changed already', '3'],
    ['none of the booking', '9'],
  ])('is impossible for any other ticket: %s', async (_which, ticketId) => {
    const world = opened()
    await world.nameChange.open()
    world.nameChange.start(ticketId)
    expect(world.ready().forms.size).toBe(0)
    fill(world.nameChange, ticketId)
    expect(await world.nameChange.add(ticketId)).toEqual({ kind: 'nothingChosen' })
    expect(added(world)).toBe(0)
  })

  it('is not offered until the pending changes are known', async () => {
    const world = opened()
    world.failing.pending = notFromTheApi(500)
    await world.nameChange.open()
    expect(world.ready()).toMatchObject({ waiting: 'unknown', isOffered: false })
    fill(world.nameChange, '1')
    expect(await world.nameChange.add('1')).toEqual({ kind: 'nothingChosen' })
    world.failing.pending = null
    await world.nameChange.open()
    expect(world.ready()).toMatchObject({ waiting: 'known', isOffered: true })
  })

  it('is not offered once the trip is over', async () => {
    const world = opened({ departureDate: '1969-01-01', returnDate: '1969-01-08' })
    await world.nameChange.open()
    expect(world.ready()).toMatchObject({ readOnly: 'past', isOffered: false })
    fill(world.nameChange, '1')
    expect(await world.nameChange.add('1')).toEqual({ kind: 'nothingChosen' })
  })

  it('is not sent while something is missing, which is shown after the first attempt', async () => {
    const world = opened()
    await world.nameChange.open()
    world.nameChange.type('1', 'email', 'maya@example.com')
    expect(world.ready().forms.get('1')?.problems).toEqual([])
    expect((await world.nameChange.add('1')).kind).toBe('invalid')
    expect(world.ready().forms.get('1')).toMatchObject({ attempt: 1, isChanged: true })
    expect(
      world
        .ready()
        .forms.get('1')
        ?.problems.map(({ field }) => field),
    ).toContain('lastName')
    expect(added(world)).toBe(0)
  })

  it('keeps the typed text if the basket refuses it, or its answer is lost', async () => {
    const world = opened()
    world.api.plant(emptyBasket)
    await world.nameChange.open()
    fill(world.nameChange, '1')
    world.api.failNext('addNameChange', notFromTheApi(500))
    expect((await world.nameChange.add('1')).kind).toBe('failed')
    expect(world.ready().forms.get('1')).toMatchObject({ values: person, end: { kind: 'failed' } })
    // The back end is unreachable from the call that adds the change.
    world.api.loseNext('addNameChange', () => world.api.failNext('get', networkFailure))
    expect((await world.nameChange.add('1')).kind).toBe('unclear')
    expect(world.ready().forms.get('1')).toMatchObject({ values: person, end: { kind: 'unclear' } })
  })

  it('outlives an expired session, and is dropped if the customer gives up', async () => {
    const world = opened()
    await world.nameChange.open()
    fill(world.nameChange, '1')
    world.scope.end()
    expect(world.nameChange.state$.value.kind).toBe('loading')
    await world.nameChange.open()
    expect(world.ready().forms.get('1')?.values).toEqual(person)
    world.nameChange.giveUp('1')
    await world.nameChange.open()
    expect(world.ready().forms.size).toBe(0)
  })
})
