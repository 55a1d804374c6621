import { isKnown, latest, paths, texts } from '@booking-dashboard/core'
import type { CustomerChanges } from '@booking-dashboard/core/ports'
import { describe, expect, it } from 'vitest'
import type { TestBed } from '../../src/journeys/TestBed.js'
import { beginSignedIn } from '../LoggedJourney.js'

const contact: CustomerChanges = {
  personalDetails: { emergencyContact: { fullName: 'Ada Byrne', telephone: '+353 1 496 0011' } },
}
const address = {
  address1: '1 Long Walk',
  address2: '',
  address3: '',
  city: 'Galway',
  postcode: 'H91',
  county: '',
  countryId: '102',
}

const failOnce = ({ backend }: TestBed, path: string): void =>
  void backend.faults.add({ match: { path }, times: 'once', effect: { kind: 'error', code: 99999999, message: 'No.' } })

describe('customer data', () => {
  it('fails if it cannot be loaded, while an additional customer still counts as known', async () => {
    const journey = await beginSignedIn()
    const { customer } = journey.tab().dashboard
    failOnce(journey, 'getCustomer')
    failOnce(journey, 'getAdditionalCustomer')
    await journey.run(async () => Promise.all([customer.load(), customer.loadAdditional('7101')]))
    expect(customer.state$.value.kind).toBe('failed')
    const additional = customer.additional('7101').value
    expect(isKnown(additional)).toBe(true)
  })

  it('accepts required details as an array', async () => {
    const journey = await beginSignedIn('new@example.com')
    expect(journey.tab().dashboard.customer.requiredData$.value).toEqual({ kind: 'loaded', value: {} })
  })
})

describe('an additional customer', () => {
  const update = { customerId: '7101', bookingRef: 'SUN1001', changes: contact, redirectPath: paths.bookings }

  it('is updated and loaded again, the booking reloads, then a toast appears, then the page changes', async () => {
    const journey = await beginSignedIn()
    const { customer } = journey.tab().dashboard
    const end = await journey.run(() => customer.updateAdditional(update))
    expect(journey.log).toEqual([
      'PUT /api/customer/7101',
      'GET /api/customer/7101',
      'GET /api/booking/SUN1001',
      `“${texts.customer.additionalUpdated}” at /profile`,
    ])
    expect(journey.tab().navigation.current()).toBe(paths.bookings)
    expect(latest(customer.additional('7101').value)?.personalDetails.emergencyContact.fullName).toBe('Ada Byrne')
    expect(end).toEqual({ kind: 'saved' })
  })
})

describe('the address across all deliveries', () => {
  const update = { changes: { address }, bookingRefs: ['SUN1001', 'SUN1002', 'SUN1003'], redirectPath: paths.bookings }
  const cities = ({ backend }: TestBed) =>
    update.bookingRefs.map(
      (ref) => backend.inspect.bookings().find(({ reference }) => reference === ref)?.deliveries[0]?.address?.city,
    )

  it('loads each booking, updates the customer and each delivery, reloads all, redirects and notifies', async () => {
    const journey = await beginSignedIn()
    await journey.run(() => journey.tab().dashboard.customer.updateDeliveries(update))
    const bookings = update.bookingRefs.map((ref) => `GET /api/booking/${ref}`)
    const { log } = journey
    expect(log.slice(0, 3).toSorted()).toEqual(bookings)
    // SUN1002 is delivered by e-mail, so it has no postal delivery.
    expect(log.slice(3, 6).toSorted()).toEqual([
      'PUT /api/booking/SUN1001/delivery/6101',
      'PUT /api/booking/SUN1003/delivery/6103',
      'PUT /api/customer/update',
    ])
    expect(log.slice(6, 8)).toEqual(['GET /api/customer', 'GET /api/customer/requireddata'])
    expect(log.slice(8, 11).toSorted()).toEqual(bookings)
    expect(log.slice(11)).toEqual([`“${texts.customer.deliveriesUpdated}” at /`])
    expect(cities(journey)).toEqual(['Galway', undefined, 'Galway'])
  })

  it('changes nothing if a booking cannot be loaded', async () => {
    const journey = await beginSignedIn()
    const before = cities(journey)
    failOnce(journey, '/api/booking/SUN1003')
    await journey.run(() => journey.tab().dashboard.customer.updateDeliveries(update))
    expect(journey.log.filter((line) => line.startsWith('PUT'))).toEqual([])
    expect(cities(journey)).toEqual(before)
  })
})
