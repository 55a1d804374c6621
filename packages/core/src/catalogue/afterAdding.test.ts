import { describe, expect, it } from 'vitest'
import { networkFailure } from '../failure/ApiFailure.js'
import { emptyBasket, passenger, ticketLine } from '../testing/InMemoryBasketApi.js'
import { basketTransport } from '../testing/inMemoryBasketItems.js'
import { choice, tooMany } from '../testing/openBasket.js'
import {
  mayHaveWorked,
  nameChangeCameIn,
  passengersStillToAdd,
  ticketsStillToAdd,
  transportCameIn,
} from './afterAdding.js'

describe('an adding that failed', () => {
  it('may have worked where no answer came, or only the load after it failed', () => {
    expect(mayHaveWorked({ operation: 'addTransport', cause: networkFailure })).toBe(true)
    expect(mayHaveWorked({ operation: 'getBasket', cause: tooMany })).toBe(true)
    expect(mayHaveWorked({ operation: 'addTickets', cause: tooMany })).toBe(false)
  })
})

describe('a journey', () => {
  const where = { direction: 'OUTBOUND', departureLocation: 'London', arrivalLocation: 'Barcelona' } as const
  const seat = (traveller: { customerId: string } | { paxId: number }) => ({
    ...where,
    stopId: 's1',
    routes: ['r1'],
    date: '2027-05-01',
    traveller,
  })
  const input = {
    basketPax: [{ ...passenger(2), customerId: '7001' }],
    transport: [seat({ customerId: '7001' }), seat({ paxId: 3 })],
  }
  const held = (id: string, paxId: number, change: Partial<ReturnType<typeof basketTransport>> = {}) =>
    basketTransport(id, { ...where, departureDate: '2027-05-01T07:00:00Z', paxId, ...change })
  const before = { ...emptyBasket, transport: [held('1', 2), held('2', 3)] }
  const now = (...lines: readonly ReturnType<typeof held>[]) => ({
    ...before,
    transport: [...before.transport, ...lines],
  })

  it('is in where each traveller has one seat more', () => {
    expect(transportCameIn(input, before, now(held('3', 2), held('4', 3)))).toBe(true)
    expect(transportCameIn(input, null, before)).toBe(true)
  })

  it.each([
    ['nothing came', now()],
    ['one traveller has none', now(held('3', 2))],
    ['both are for one', now(held('3', 2), held('4', 2))],
    ['one is the other way', now(held('3', 2), held('4', 3, { direction: 'RETURN' }))],
    ['one is of another day', now(held('3', 2), held('4', 3, { departureDate: '2027-05-02T07:00:00Z' }))],
    ['one is from elsewhere', now(held('3', 2), held('4', 3, { departureLocation: 'Leeds' }))],
    ['one is to elsewhere', now(held('3', 2), held('4', 3, { arrivalLocation: 'Girona' }))],
    ['there is no basket', null],
  ])('is not in where %s', (_what, after) => {
    expect(transportCameIn(input, before, after)).toBe(false)
  })
})

describe('tickets', () => {
  const before = { ...emptyBasket, tickets: [ticketLine('t1', 1)] }
  const after = { ...before, tickets: [...before.tickets, ticketLine('t2', 1), ticketLine('t3', 4)] }

  it('are still to be added where the basket has no new line of their type and passenger', () => {
    const tickets = [
      choice('Standing', 1),
      choice('Standing', 4),
      choice('Standing', 4),
      { ...choice('Seated', 1), ticketTypeId: 'seated' },
    ]
    expect(ticketsStillToAdd({ tickets }, before, after)).toEqual([tickets[2], tickets[3]])
    expect(ticketsStillToAdd({ tickets: tickets.slice(0, 2) }, before, after)).toEqual([])
    expect(ticketsStillToAdd({ tickets: tickets.slice(0, 1) }, before, null)).toHaveLength(1)
  })

  it('may lack their new passengers', () => {
    const newcomer = (id: number) => ({ id, firstName: 'Maya', lastName: 'Lind', email: '', telephone: '' })
    const additionalPax = [newcomer(4), newcomer(5)]
    expect(passengersStillToAdd({ additionalPax }, { ...after, pax: [passenger(4)] })).toEqual([newcomer(5)])
    expect(passengersStillToAdd({ additionalPax }, null)).toEqual(additionalPax)
  })
})

describe('a change of name', () => {
  const change = { ticketId: 't1', firstName: 'Maya', lastName: 'Lind', email: '', telephone: '' }
  const held = { id: 'n1', ticketId: 't1', name: 'Maya Lind', firstName: 'Maya', lastName: 'Lind', chargeId: 'c1' }

  it('is in where its ticket is to have that name', () => {
    const inWith = (...nameChanges: readonly (typeof held)[]) =>
      nameChangeCameIn(change, { ...emptyBasket, nameChanges })
    expect([
      inWith(held),
      inWith(),
      inWith({ ...held, ticketId: 't2' }),
      inWith({ ...held, firstName: 'Ola' }),
    ]).toEqual([true, false, false, false])
    expect(nameChangeCameIn(change, null)).toBe(false)
  })
})
