import { describe, expect, it } from 'vitest'
import { minor } from '../../money/Money.js'
import type { TicketEvent } from './TicketCatalogueApi.js'
import { eventsOnSale } from './ticketsOnSale.js'

const ticket = (id: string): TicketEvent['tickets'][number] => ({
  id,
  name: `Ticket ${id}`,
  description: '',
  prices: { price: minor(5000), bookingFee: minor(250), total: minor(5250) },
})
const event = (...ids: readonly string[]): TicketEvent => ({
  id: 'e1',
  name: 'Opening night',
  venue: 'Arena',
  date: '2027-01-19',
  tickets: ids.map(ticket),
})
const some = { freesale: false, available: 3 }
const availability = { bookingRef: 'SUN1001', byTicketType: { a: some } }

describe('the tickets on sale', () => {
  it('exclude tickets without an availability entry', () => {
    const [shown] = eventsOnSale([event('a', 'b')], availability)
    expect(shown?.tickets).toEqual([{ ...ticket('a'), availability: some }])
  })

  it('include a sold-out ticket, with its availability', () => {
    const soldOut = { freesale: false, available: 0 }
    expect(
      eventsOnSale([event('a')], { ...availability, byTicketType: { a: soldOut } })[0]?.tickets[0]?.availability,
    ).toEqual(soldOut)
  })

  it.each(['constructor', '__proto__', 'toString'])('do not take an inherited property for an entry: %s', (id) => {
    expect(eventsOnSale([event(id)], availability)[0]?.tickets).toEqual([])
  })
})
