import { describe, expect, it } from 'vitest'
import type { TicketLine } from '../bookings/Booking.js'
import { zeroMinor } from '../money/Money.js'
import { aBooking } from '../testing/aBooking.js'
import { aDelivery } from '../testing/aDelivery.js'
import { allTicketsToShow } from './ticketsToShow.js'

const ticket = (id: string, paxId: number): TicketLine => ({
  id,
  eventName: 'Strauss and friends',
  name: 'Category A',
  ticketTypeId: '1',
  paxId,
  prices: { price: zeroMinor, bookingFee: zeroMinor, total: zeroMinor },
  resale: { code: 0, enabled: false, reason: null },
  eventDate: null,
  venue: '',
  nameChangeAllowed: false,
  nameChangeFee: null,
})

const booking = {
  ...aBooking('SUN1002'),
  pax: [{ id: 1, customerId: null, lead: true, cancelled: false, firstName: 'Amelia', lastName: 'Hart' }],
  tickets: [ticket('1', 1), ticket('2', 1), ticket('3', 9)],
}
const download = { name: 'Two seats', source: { kind: 'key', key: 'k1' }, ticketIds: ['1', '2', 'gone'] } as const

describe('what can be shown at a gate', () => {
  it('names the tickets of each download and who holds them, each once', () => {
    const deliveries = [
      aDelivery({ status: 'readyToDownload', downloads: [download, { ...download, ticketIds: ['3'] }] }),
    ]
    expect(allTicketsToShow({ ...booking, deliveries })).toMatchObject([
      { download: { kind: 'own', key: 'k1' }, tickets: [{ id: '1' }, { id: '2' }], holders: ['Amelia Hart'] },
      { tickets: [{ id: '3' }], holders: [] },
    ])
  })

  it('leaves out what was sold, and a download that is for nothing else', () => {
    const sold = (id: string, paxId: number) => ({
      ...ticket(id, paxId),
      resale: { code: 3, enabled: false, reason: null },
    })
    const downloads = [
      download,
      { ...download, ticketIds: ['1'] },
      { ...download, ticketIds: [] },
      { ...download, ticketIds: ['gone'] },
    ]
    const deliveries = [aDelivery({ status: 'readyToDownload', downloads })]
    const tickets = [sold('1', 1), ticket('2', 1)]
    expect(allTicketsToShow({ ...booking, tickets, deliveries }).map((one) => one.tickets.map(({ id }) => id))).toEqual(
      [['2'], [], []],
    )
  })

  it('is nothing before a delivery is ready', () => {
    expect(allTicketsToShow({ ...booking, deliveries: [aDelivery({ downloads: [download] })] })).toEqual([])
  })
})
