import { type Dashboard, latest, paths, resaleStatus, texts } from '@booking-dashboard/core'
import type { FakeBackend } from '../../src/FakeBackend.js'
import { bookingPage, type Outcome, startPage, type Step, type Workflow } from './Workflow.js'
import { failureWords as failure } from './failureWords.js'

const { delivery: deliveryWords, resale: resaleWords, customer: customerWords } = texts
const booking = (ref: string): string => `GET /api/booking/${ref}`
const changes = (ref: string): string => `GET /api/booking/${ref}/ticketCustomerDataChanges`
const allocations = (id: number): string => `GET /api/4.0/ticket/bookingAllocations/${id}`
const quiet = { signals: [] } as const
const stays = { ...quiet, page: startPage } as const
/** A booking that cannot be read redirects to the list. */
const leads = { ...quiet, page: paths.bookings } as const

const address = {
  address1: '1 Long Walk',
  address2: '',
  address3: '',
  city: 'Galway',
  postcode: 'H91',
  county: '',
  countryId: '102',
}
const send = (ref: string, id: number): string => `PUT /api/booking/${ref}/delivery/${id}`
const cities = ({ inspect }: FakeBackend): readonly string[] =>
  inspect
    .bookings()
    .filter(({ deliveries }) => deliveries[0]?.address?.city === 'Galway')
    .map(({ reference }) => `${reference} goes to Galway`)
    .toSorted()
const both = ['SUN1001 goes to Galway', 'SUN1003 goes to Galway']

/** What follows a change of an address: its page does not wait for it. */
const followed = (notified: string, world: readonly string[]): readonly Step[] => [
  { ...quiet, call: 'GET /api/customer', notified: [notified, failure.getCustomer], world, page: bookingPage },
  {
    ...quiet,
    call: 'GET /api/customer/requireddata',
    notified: [notified, failure.getRequiredData],
    world,
    page: bookingPage,
  },
]

const deliveries: readonly Workflow[] = [
  {
    name: 'the delivery of one booking',
    act: ({ deliveryAddress }) => deliveryAddress('SUN1001').update(address),
    world: cities,
    succeeds: { ...quiet, notified: [deliveryWords.addressUpdated], world: both.slice(0, 1), page: bookingPage },
    steps: [
      { ...stays, call: send('SUN1001', 6101), notified: [failure.unclear], world: [] },
      // The address is changed even if the booking cannot be reloaded.
      {
        ...leads,
        call: booking('SUN1001'),
        notified: [failure.getBooking, deliveryWords.addressUpdated],
        world: both.slice(0, 1),
      },
      // Only the allocations are missing from the booking.
      {
        ...quiet,
        call: allocations(9001),
        notified: [deliveryWords.addressUpdated],
        world: both.slice(0, 1),
        page: bookingPage,
      },
      ...followed(deliveryWords.addressUpdated, both.slice(0, 1)),
    ],
  },
  {
    name: 'the deliveries of several bookings',
    act: ({ deliveryAddress }) => deliveryAddress('SUN1001').update(address, ['SUN1003']),
    world: cities,
    succeeds: { ...quiet, notified: [deliveryWords.addressesUpdated], world: both, page: bookingPage },
    steps: [
      // No address changes before every booking is loaded.
      { ...stays, call: booking('SUN1001'), notified: [failure.bookingDelivery], world: [] },
      { ...stays, call: booking('SUN1003'), notified: [failure.bookingDelivery], world: [] },
      { ...stays, call: send('SUN1001', 6101), notified: [failure.unclear], world: both.slice(1) },
      { ...stays, call: send('SUN1003', 6103), notified: [failure.unclear], world: both.slice(0, 1) },
      { ...leads, call: booking('SUN1001'), notified: [failure.getBooking], world: both },
      { ...quiet, call: allocations(9001), notified: [deliveryWords.addressesUpdated], world: both, page: bookingPage },
      ...followed(deliveryWords.addressesUpdated, both),
    ],
  },
]

const openResale = ({ resale }: Dashboard): Promise<unknown> => resale('SUN1003').open()
const resaleCodes = ({ inspect }: FakeBackend, { bookings }: Dashboard): readonly string[] => {
  const codes = inspect.bookings().find(({ reference }) => reference === 'SUN1003')?.resale ?? {}
  const shown = latest(bookings.booking('SUN1003').value)?.tickets ?? []
  return ['5302', '5303'].map((ticket) => {
    const code = shown.find(({ id }) => id === ticket)?.resale.code
    return `${ticket} has code ${codes[ticket]}${code === codes[ticket] ? '' : `, shown as ${code}`}`
  })
}
const sold = ['5302 has code 1', '5303 has code 3']
const soldUnseen = ['5302 has code 1', '5303 has code 3, shown as 2']
const listedBoth = ['5302 has code 2', '5303 has code 2']
const listedNone = ['5302 has code 1', '5303 has code 1']
const swapped = ['5302 has code 2', '5303 has code 1']
const swappedUnseen = ['5302 has code 2, shown as 1', '5303 has code 1, shown as 2']
const resaleSteps: readonly Step[] = [
  { ...leads, call: booking('SUN1003'), notified: [failure.getBooking, resaleWords.updated], world: swappedUnseen },
  { ...stays, call: allocations(9003), notified: [resaleWords.updated], world: swapped },
]

const resale: readonly Workflow[] = [
  {
    name: 'resale in both directions',
    given: openResale,
    act: async ({ resale }) => {
      const model = resale('SUN1003')
      model.toggle('5302')
      model.toggle('5303')
      model.ask()
      return model.update()
    },
    world: resaleCodes,
    succeeds: { ...stays, notified: [resaleWords.updated], world: swapped },
    steps: [
      // The page keeps and shows the result of the other direction.
      { ...stays, call: 'POST /api/booking/SUN1003/resale', notified: [failure.resale], world: listedNone },
      { ...stays, call: 'DELETE /api/booking/SUN1003/resale/5303', notified: [failure.resale], world: listedBoth },
      ...resaleSteps,
    ],
  },
  {
    name: 'resale of what was sold meanwhile',
    given: async (dashboard, backend) => {
      await openResale(dashboard)
      backend.resale.sell('5303')
    },
    act: ({ resale }) => resale('SUN1003').update([{ id: '5303', status: resaleStatus.cancel }]),
    world: resaleCodes,
    succeeds: { ...stays, notified: [failure.resaleNotPossible], world: sold },
    steps: [
      { ...stays, call: 'DELETE /api/booking/SUN1003/resale/5303', notified: [failure.resale], world: sold },
      // A refusal means that the shown state is outdated, so the booking reloads.
      {
        ...leads,
        call: booking('SUN1003'),
        notified: [failure.resaleNotPossible, failure.getBooking],
        world: soldUnseen,
      },
      {
        ...stays,
        call: changes('SUN1003'),
        notified: [failure.resaleNotPossible, failure.pendingChanges],
        world: sold,
      },
      { ...stays, call: allocations(9003), notified: [failure.resaleNotPossible], world: sold },
    ],
  },
]

const answerOf =
  (customer: string, handle: string) =>
  ({ inspect }: FakeBackend): readonly string[] => {
    const answer = inspect.customers().find(({ id }) => id === customer)?.answers[handle]
    return [answer === null || answer === undefined ? 'open' : 'answered']
  }
const answered = ['answered']
const required = 'GET /api/booking/SUN1001/requireddata'
const reread = (notified: readonly string[]): readonly Step[] => [
  { ...stays, call: required, notified: [...notified, failure.bookingRequiredData], world: answered },
  { ...leads, call: booking('SUN1001'), notified: [...notified, failure.getBooking], world: answered },
  { ...stays, call: allocations(9001), notified, world: answered },
]
const saved = (notified: string): Outcome => ({ ...stays, notified: [notified], world: answered })

const questions: readonly Workflow[] = [
  {
    name: 'the answers of the customer',
    act: ({ bookingQuestions }) =>
      bookingQuestions('SUN1001').save({
        customerId: '7001',
        changes: { requiredData: { has_travel_insurance: true } },
      }),
    world: answerOf('7001', 'has_travel_insurance'),
    succeeds: saved(customerWords.updated),
    steps: [
      { ...stays, call: 'PUT /api/customer/update', notified: [failure.unclear], world: ['open'] },
      // The workflow waits for the customer: if the load fails, no success message appears.
      { ...stays, call: 'GET /api/customer', notified: [failure.getCustomer], world: answered },
      {
        ...stays,
        call: 'GET /api/customer/requireddata',
        notified: [failure.getRequiredData, customerWords.updated],
        world: answered,
      },
      ...reread([customerWords.updated]),
    ],
  },
  {
    name: 'the answers of an additional customer',
    act: ({ bookingQuestions }) =>
      bookingQuestions('SUN1001').save({
        customerId: '7102',
        changes: { requiredData: { passport_issued_on: '2024-05-06' } },
      }),
    world: answerOf('7102', 'passport_issued_on'),
    succeeds: saved(customerWords.additionalUpdated),
    steps: [
      { ...stays, call: 'PUT /api/customer/7102', notified: [failure.unclear], world: ['open'] },
      { ...stays, call: 'GET /api/customer/7102', notified: [failure.getAdditionalCustomer], world: answered },
      {
        ...stays,
        call: 'GET /api/customer/requireddata',
        notified: [failure.getRequiredData, customerWords.additionalUpdated],
        world: answered,
      },
      // The booking reloads before the message (behaviour/bookings#1.4), and again with its questions.
      {
        ...leads,
        call: booking('SUN1001'),
        notified: [failure.getBooking, customerWords.additionalUpdated],
        world: answered,
      },
      { ...stays, call: allocations(9001), notified: [customerWords.additionalUpdated], world: answered },
      ...reread([customerWords.additionalUpdated]),
    ],
  },
]

/** Workflows on existing bookings (behaviour/bookings#1.4). */
export const booked: readonly Workflow[] = [...deliveries, ...resale, ...questions]
