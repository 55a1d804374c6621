import { type Either, left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { type ApiFailure, notFromTheApi } from '../failure/Failure.js'
import { type Currency, minor } from '../money/Money.js'
import { createSessionOwner } from '../session/sessionElsewhere.js'
import { aBooking } from '../../test/bookings/aBooking.js'
import { aCustomer } from '../../test/bookings/aCustomer.js'
import { createPlantedBookings } from '../../test/bookings/plantedBookings.js'
import { createSurroundings } from '../../test/createSurroundings.js'
import { createDeferred } from '../../test/Deferred.js'
import { settled } from '../../test/VirtualTime.js'
import type { Customer } from '../domain/Customer.js'
import { createCustomer } from './customerData.js'

const open = (held: Customer = aCustomer) => {
  const surroundings = createSurroundings()
  surroundings.standAt('/profile')
  const bookings = createPlantedBookings(surroundings, [aBooking('SUN1001')])
  const failing = new Map<string, ApiFailure>()
  const gates = new Map<string, Promise<void>>()
  const calls: string[] = []
  const answer = async <A>(call: string, value: A): Promise<Either<ApiFailure, A>> => {
    calls.push(call)
    await gates.get(call)
    const failure = failing.get(call)
    return failure === undefined ? right(value) : left(failure)
  }
  const customer = createCustomer({
    ...surroundings,
    scheduler: surroundings.time,
    onFailure: surroundings.failures.handle,
    bookings: bookings.feature,
    bookingsApi: bookings.api,
    owner: createSessionOwner(),
    deliveryApi: { updateAddress: (ref) => () => answer(`address of ${ref}`, undefined) },
    api: {
      get: () => () => answer('customer', held),
      requiredData: () => () => answer('questions', {}),
      update: () => () => answer('update', undefined),
      getAdditional: (id) => () => answer(`passenger ${id}`, aCustomer),
      updateAdditional: (id) => () => answer(`update ${id}`, undefined),
    },
  })
  const toasts = () => surroundings.messages.toasts$.value.map(({ type, message }) => [type, message])
  return { ...surroundings, bookings, customer, failing, gates, calls, toasts }
}
const changes = { personalDetails: { firstName: 'Grace' } }

describe('a page of the customer', () => {
  it('does not reload what was just loaded, at the sign-in or by an earlier page; otherwise it does', async () => {
    const { customer, calls, time, failing } = open()
    await Promise.all([customer.load(), customer.loadRequiredData()])
    await customer.open()
    expect(calls).toEqual(['customer', 'questions'])
    await time.advance(30_000)
    failing.set('questions', notFromTheApi(500))
    await customer.open()
    expect(calls.slice(2)).toEqual(['customer', 'questions'])
    await customer.open()
    expect(calls.slice(4)).toEqual(['questions'])
  })
})

describe('a change of the customer', () => {
  it('is pending until it or the session has ended', async () => {
    const { customer, gates, scope } = open()
    const answering = createDeferred<void>()
    gates.set('update', answering.promise)
    const end = customer.update({ changes })
    await settled()
    expect(customer.isUpdating$.value).toBe(true)
    scope.end()
    expect(customer.isUpdating$.value).toBe(false)
    answering.resolve()
    expect(await end).toEqual({ kind: 'cancelled', reason: 'sessionEnded' })
    expect(customer.isUpdating$.value).toBe(false)
  })
})

describe('the data of the customer', () => {
  it('has credit by currency; a payment can use what is above zero in its own', async () => {
    const pounds = aBooking('SUN1001').currency
    const euros = { ...pounds, symbol: '€' }
    const balance = (isoCode: string, currency: Currency, value: number) => ({
      id: isoCode,
      name: '',
      value: minor(value),
      currency,
      isoCode,
    })
    const inCode = (symbol: string): Currency => ({ ...pounds, symbol })
    const credit = [
      balance('GBP', pounds, 500),
      balance('EUR', inCode('EUR'), 700),
      balance('???', inCode('???'), 100),
      balance('SEK', inCode('SEK'), -200),
    ]
    const { customer } = open({ ...aCustomer, credit })
    await customer.load()
    expect(customer.credit$.value.map(({ amount }) => amount)).toEqual([500, 700, 100, -200])
    const usable = [pounds, euros, inCode('EUR'), inCode('$'), inCode('SEK')].map(
      (currency) => customer.creditToUse(currency).value?.amount ?? null,
    )
    expect(usable).toEqual([500, 700, 700, null, null])
  })

  it('of an additional customer is loaded once, without a message', async () => {
    const { customer, calls, failing, notified } = open()
    failing.set('passenger 7101', notFromTheApi(500))
    expect(await customer.loadAdditionalQuietly('7101')).toMatchObject({ kind: 'failed' })
    expect(notified).toEqual([])
    failing.clear()
    expect(await customer.loadAdditionalQuietly('7101')).toEqual({ kind: 'loaded' })
    expect(await customer.loadAdditionalQuietly('7101')).toEqual({ kind: 'loaded' })
    expect(calls).toEqual(['passenger 7101', 'passenger 7101'])
  })

  it('of additional customers is known by id, until the session ends', async () => {
    const { customer, scope } = open()
    await customer.loadAdditional('7101')
    expect(customer.loadedAdditional$.value).toEqual({ 7101: aCustomer })
    scope.end()
    expect(customer.loadedAdditional$.value).toEqual({})
  })

  it('reports which of the two could not be loaded', async () => {
    const { customer, failing, reports } = open()
    failing.set('questions', notFromTheApi(500))
    expect(await customer.loadRequiredData()).toMatchObject({
      kind: 'failed',
      failure: { operation: 'getRequiredData' },
    })
    failing.set('passenger 7101', notFromTheApi(500))
    expect(await customer.loadAdditional('7101')).toMatchObject({
      kind: 'failed',
      failure: { operation: 'getAdditionalCustomer' },
    })
    expect(reports.map(({ code }) => code)).toEqual(['getRequiredData', 'getAdditionalCustomer'])
  })
})
