import { describe, expect, it } from 'vitest'
import { failedAt, notFromTheApi } from '../failure/Failure.js'
import { constant, createState } from '../reactive/Behavior.js'
import { idle, type Loadable } from '../reactive/resource.js'
import type { Customer, RequiredData } from '../domain/Customer.js'
import { createProfileState, questionsOf, passengersByBooking } from './profile.js'
import { aSummary } from '../../test/bookings/aBooking.js'
import { deliveryBookings } from './details/addressForm.js'

const known = {
  id: '7001',
  additionalCustomers: [{ customerId: '7101', bookingRef: 'SUN1001' }],
} as unknown as Customer
const failure = failedAt('getCustomer')(notFromTheApi(500))
const question = { handle: 'diet', label: 'Diet', type: 'text', required: true, options: [], answer: null } as const

const page = () => {
  const customer = createState<Loadable<Customer>>(idle)
  const required = createState<Loadable<RequiredData>>(idle)
  const state$ = createProfileState({
    customer: { state$: customer.state$, requiredData$: required.state$ },
    bookings: { list$: constant(idle) },
  })
  return { customer, required, state$ }
}

describe('the profile', () => {
  it('appears all at once: it waits for the questions, and says so if they fail', () => {
    const { customer, required, state$ } = page()
    customer.set({ kind: 'loaded', value: known })
    required.set({ kind: 'loading', previous: null })
    expect(state$.value).toEqual({ kind: 'loading' })
    required.set({ kind: 'failed', previous: null, failure })
    expect(state$.value).toMatchObject({
      kind: 'shown',
      sections: expect.arrayContaining(['questions']),
      questions: { any: false, areMissing: true },
    })
  })

  it('is failed if nothing is known, and outdated if something is', () => {
    const { customer, required, state$ } = page()
    required.set({ kind: 'loaded', value: {} })
    customer.set({ kind: 'failed', previous: null, failure })
    expect(state$.value).toEqual({ kind: 'failed' })
    customer.set({ kind: 'failed', previous: known, failure })
    expect(state$.value).toMatchObject({ kind: 'shown', isOutdated: true })
  })

  it('has the sections that apply', () => {
    const { customer, required, state$ } = page()
    const sections = () => (state$.value.kind === 'shown' ? state$.value.sections.slice(6) : null)
    required.set({ kind: 'loaded', value: { 7101: [question] } })
    customer.set({ kind: 'loaded', value: known })
    expect(sections()).toEqual(['questions', 'additionalCustomers'])
    required.set({ kind: 'loaded', value: {} })
    expect(sections()).toEqual(['additionalCustomers'])
    customer.set({ kind: 'loaded', value: { ...known, additionalCustomers: [] } })
    expect(sections()).toEqual([])
  })
})

describe('additional passengers', () => {
  it('are grouped by booking, each listed once', () => {
    const links = [
      { customerId: '1', bookingRef: 'A' },
      { customerId: '2', bookingRef: 'A' },
      { customerId: '2', bookingRef: 'B' },
      { customerId: '3', bookingRef: 'B' },
      { customerId: '1', bookingRef: 'C' },
    ]
    expect(passengersByBooking(links)).toEqual([
      { bookingRef: 'A', customerIds: ['1', '2'] },
      { bookingRef: 'B', customerIds: ['3'] },
    ])
  })
})

describe('the questions of a trip', () => {
  const question = { handle: 'x', label: 'x', type: 'text', required: true, options: [], answer: null } as const
  const customer = {
    id: '1',
    additionalCustomers: [
      { customerId: '2', bookingRef: 'A' },
      { customerId: '2', bookingRef: 'B' },
      { customerId: '3', bookingRef: 'B' },
    ],
  }

  it('are the customer’s own, and those of each additional customer once', () => {
    expect(questionsOf({ 1: [question], 2: [question], 3: [], 9: [question] }, customer)).toEqual({
      own: [question],
      others: [{ customerId: '2', bookingRef: 'A', questions: [question] }],
      any: true,
    })
    expect(questionsOf(null, customer).any).toBe(false)
    expect(questionsOf({ 9: [question] }, customer).any).toBe(false)
  })
})

describe('a new address', () => {
  it('is offered to upcoming bookings that are not cancelled', () => {
    const booking = (reference: string, status: 'completed' | 'cancelled') => ({ ...aSummary(reference), status })
    const list = { upcoming: [booking('A', 'completed'), booking('B', 'cancelled')], past: [booking('C', 'completed')] }
    expect(deliveryBookings(list)).toEqual(['A'])
    expect(deliveryBookings(null)).toEqual([])
  })
})
