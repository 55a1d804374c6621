import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { httpFailure, type ApiFailure } from '../../failure/ApiFailure.js'
import { minor } from '../../money/Money.js'
import { latest } from '../../reactive/Loadable.js'
import { createSurroundings } from '../../testing/createSurroundings.js'
import { createTicketCatalogue } from './createTicketCatalogue.js'
import { eventsOnSale } from './eventsOnSale.js'
import type { TicketEvent } from './TicketCatalogue.js'

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
  it('leaves out tickets that have no availability entry', () => {
    const [shown] = eventsOnSale([event('a', 'b')], availability)
    expect(shown?.tickets).toEqual([{ ...ticket('a'), availability: some }])
  })

  it('keeps a ticket that is sold out, with how many there are', () => {
    const soldOut = { freesale: false, available: 0 }
    expect(
      eventsOnSale([event('a')], { ...availability, byTicketType: { a: soldOut } })[0]?.tickets[0]?.availability,
    ).toEqual(soldOut)
  })

  it.each(['constructor', '__proto__', 'toString'])('takes no inherited name for an entry: %s', (id) => {
    expect(eventsOnSale([event(id)], availability)[0]?.tickets).toEqual([])
  })
})

const opened = (answers: { readonly events?: ApiFailure; readonly availability?: ApiFailure } = {}) => {
  const surroundings = createSurroundings()
  const catalogue = createTicketCatalogue({
    scope: surroundings.scope,
    onFailure: surroundings.failures.handle,
    api: {
      events: () => async () => (answers.events === undefined ? right([event('a', 'b')]) : left(answers.events)),
      availability: () => async () =>
        answers.availability === undefined ? right(availability) : left(answers.availability),
    },
  })
  return { ...surroundings, catalogue }
}

describe('loading what is on sale', () => {
  it('joins the events with what is available', async () => {
    const { catalogue } = opened()
    await catalogue.load('SUN1001')()
    expect(latest(catalogue.events('SUN1001').value)?.map(({ tickets }) => tickets.map(({ id }) => id))).toEqual([
      ['a'],
    ])
    expect(catalogue.events('SUN1002').value.kind).toBe('idle')
  })

  it.each([
    ['events', "We're unable to load the tickets on sale right now. Please try again."],
    ['availability', "We're unable to check which tickets are available right now. Please try again."],
  ])('says which of the two could not be loaded: %s', async (call, text) => {
    const { catalogue, said } = opened({ [call]: httpFailure(500) })
    await catalogue.load('SUN1001')()
    expect(catalogue.events('SUN1001').value.kind).toBe('failed')
    expect(said).toEqual([text])
  })
})
