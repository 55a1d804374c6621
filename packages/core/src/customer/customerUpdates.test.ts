import { right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { notFromTheApi, serverFailure } from '../failure/Failure.js'
import { aBooking } from '../../test/bookings/aBooking.js'
import { aDelivery } from '../../test/bookings/aDelivery.js'
import { createPlantedBookings } from '../../test/bookings/plantedBookings.js'
import { createSurroundings } from '../../test/createSurroundings.js'
import type { Address } from '../domain/Customer.js'
import { type CustomerDeps, updateDeliveries } from './customerUpdates.js'
import type { DeliveryStatus } from '../domain/Delivery.js'

const address: Address = {
  address1: '1 Long Walk',
  address2: '',
  address3: '',
  city: 'Galway',
  postcode: 'H91',
  county: '',
  countryId: '102',
}

const bookingWith = (reference: string, status: DeliveryStatus | null) => ({
  ...aBooking(reference),
  deliveryAllocationId: status === null ? null : `of ${reference}`,
  deliveries: status === null ? [] : [aDelivery({ status })],
})

const opened = (bookings: readonly (readonly [string, DeliveryStatus | null])[]) => {
  const around = createSurroundings()
  around.standAt('/profile')
  const held = createPlantedBookings(
    around,
    bookings.map((given) => bookingWith(...given)),
  )
  const { failing, answer } = held
  const done = (call: string) => () => () => answer(call, undefined)
  const deps = {
    ...around,
    onFailure: around.failures.handle,
    api: { update: done('customer') },
    deliveryApi: { updateAddress: (bookingRef: string) => done(`address of ${bookingRef}`)() },
    bookingsApi: held.api,
    bookings: held.feature,
  } as unknown as CustomerDeps
  const resource = { refresh: async () => right(undefined), load: async () => right(undefined) }
  const resources = { customer: resource, requiredData: resource, passenger: resource }
  const update = () =>
    updateDeliveries(
      deps,
      resources as never,
      { changes: { address }, bookingRefs: bookings.map(([reference]) => reference) },
      around.scope.context(),
    )
  const changed = () => held.calls.filter((call) => !/^(get|allocations)/.test(call))
  return { ...around, update, held, failing, changed }
}

describe('an address for the deliveries of several bookings', () => {
  it.each([
    ['is on its way already', 'onItsWay'],
    ['is sent nowhere', null],
  ] as const)('has no message about deliveries if each %s', async (_, status) => {
    const { update, changed, notified } = opened([['A', status]])
    await update()
    expect(changed()).toEqual(['customer'])
    expect(notified).toEqual(['Your details were successfully updated!'])
  })

  it('that fails for some shows each failure with its severity, and does nothing more', async () => {
    const { update, failing, notified, reports } = opened([
      ['A', 'orderPlaced'],
      ['B', 'orderPlaced'],
    ])
    failing.set('address of A', notFromTheApi(500))
    failing.set('address of B', serverFailure([{ code: null, message: 'Not there.' }]))
    await update()
    expect(notified).toEqual([
      "We're having problems, so we do not know yet whether this was done. Please check, and try again if it was not.",
      'Not there.',
    ])
    expect(reports.map(({ code, severity }) => [code, severity])).toEqual([
      ['updateCustomerBookingDeliveries', 'error'],
      ['text', 'error'],
    ])
  })

  it('that finally succeeds withdraws the messages of the failed attempt', async () => {
    const { update, failing, messages } = opened([['A', 'orderPlaced']])
    failing.set('address of A', notFromTheApi(500))
    await update()
    failing.clear()
    await update()
    expect(messages.toasts$.value.map(({ message }) => message)).toEqual([
      'Your details and delivery addresses were successfully updated!',
    ])
  })
})
