import { describe, expect, it } from 'vitest'
import { texts } from '../composition/texts.js'
import { shownDeliveries } from '../delivery/deliveries.js'
import type { Booking } from '../domain/Booking.js'
import type { Customer } from '../domain/Customer.js'
import { unknownFields } from '../domain/personFields.js'
import type { ReadOnly } from '../bookings/bookingStatus.js'
import { attentionOf } from '../bookings/list/attention.js'
import { minor } from '../money/Money.js'
import { paths } from '../navigation/paths.js'
import { aBooking } from '../../test/bookings/aBooking.js'
import { aDelivery } from '../../test/bookings/aDelivery.js'
import { toDoList } from './toDo.js'
import { aSeat } from '../../test/bookings/holdings.js'

const { bookingPage, bookings } = texts.screen
const now = Date.parse('2027-01-01T12:00:00Z')

const flight = aSeat('1', { type: 'Flight', departureDate: '2027-03-01T07:25:00Z' })

interface Around {
  readonly customer?: Pick<Customer, 'passport'>
  readonly isPaying?: boolean
  readonly readOnly?: ReadOnly | null
}

const listOf = (change: Partial<Booking>, { customer, isPaying = false, readOnly = null }: Around = {}) => {
  const booking = { ...aBooking('SUN1001'), departureDate: '2027-03-01', returnDate: '2027-03-08', ...change }
  return toDoList(
    {
      booking,
      readOnly,
      isPaying,
      attention: attentionOf(booking),
      deliveries: shownDeliveries(booking),
      deliveryUpdate: paths.deliveryUpdate('SUN1001'),
      customer: customer ?? null,
    },
    now,
    { ...bookingPage, attention: bookings.attention },
    texts.formats,
  )
}
const rowsOf = (...given: Parameters<typeof listOf>) =>
  listOf(...given).rows.map((row) =>
    row.kind === 'delivery' ? [row.kind, row.shown.delivery.status, row.to] : [row.kind, row.state, row.sentence],
  )
const withPassport = (number: string, expiryDate: string | null): Pick<Customer, 'passport'> => {
  const names = { firstName: 'Amelia', middleNames: '', lastName: 'Hart' }
  const known = { number, expiryDate, nationality: 'British', issueCountry: 'GB', ...names }
  return { passport: { ...unknownFields('passport'), ...known } }
}

describe('the list of what there is to do', () => {
  it('names the open questions once, with their page', () => {
    expect(listOf({ openQuestions: 3 })).toMatchObject({
      heading: 'To do',
      rows: [
        {
          kind: 'questions',
          state: 'toDo',
          title: '3 questions about your trip still to answer',
          to: '/booking/SUN1001/mandatory-information',
        },
      ],
    })
  })

  it('leaves the amount due to the column beside the page, unless the amount is not known', () => {
    const owing = { outstandingBalance: minor(9_000), paymentDueDate: '2026-12-01' } as const
    expect(rowsOf({ ...owing, paymentStatus: 'outstanding' })).toEqual([])
    expect(rowsOf({ ...owing, paymentStatus: 'overdue' })).toEqual([])
  })

  it('shows a delivery with the page for its address, and what is done last', () => {
    const deliveries = [aDelivery({ allocationId: '9', status: 'beingPrepared' })]
    expect(
      rowsOf({ deliveries, openQuestions: 1, transport: [flight] }, { customer: withPassport('1', '2030-06-01') }),
    ).toEqual([
      ['questions', 'toDo', null],
      ['delivery', 'beingPrepared', '/booking/SUN1001/delivery/update'],
      ['passport', 'done', 'Valid until 1 June 2030'],
    ])
  })

  it('has another heading if nothing is left to do', () => {
    expect(listOf({ deliveries: [aDelivery()] }).heading).toBe('Getting ready')
    expect(listOf({ deliveries: [aDelivery()] }, { isPaying: true }).heading).toBe('To do')
  })

  it('keeps a row for the passport until the customer is known', () => {
    expect(rowsOf({ transport: [flight] }, {})).toEqual([['passport', 'unknown', null]])
  })

  it('asks for no passport once the trip has begun, is over or is cancelled', () => {
    const around = { customer: withPassport('', null) } as const
    const transport = [flight]
    expect(rowsOf({ transport }, around)).toHaveLength(1)
    expect(rowsOf({ transport, departureDate: '2026-12-31' }, around)).toEqual([])
    expect(rowsOf({ transport }, { ...around, readOnly: 'cancelled' })).toEqual([])
    expect(rowsOf({ transport }, { ...around, readOnly: 'past' })).toEqual([])
  })

  it.each([
    ['', null, 'toDo', 'Add it to your profile'],
    ['123456', '2027-03-07', 'late', 'Expires on 7 March 2027, before you are back'],
    ['123456', '2027-03-08', 'toDo', 'Valid until 8 March 2027: some countries ask for six more months'],
    ['123456', '2027-09-06', 'toDo', 'Valid until 6 September 2027: some countries ask for six more months'],
    ['123456', '2027-09-07', 'done', 'Valid until 7 September 2027'],
  ])('checks the passport for a trip by air: "%s" until %s', (number, until, state, sentence) => {
    const customer = withPassport(number, until)
    expect(rowsOf({ transport: [flight] }, { customer })).toEqual([['passport', state, sentence]])
    expect(rowsOf({}, { customer })).toEqual([])
  })
})
