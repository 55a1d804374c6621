import { describe, expect, it } from 'vitest'
import { texts } from '../composition/texts.js'
import { minor, noCost, sumMinor } from '../money/Money.js'
import {
  basketCharge,
  basketExtra,
  basketNameChange,
  basketRoom,
  basketTransport,
  emptyBasket,
  passenger,
  ticketLine,
} from '../../test/basket/aBasket.js'
import type { Basket } from './Basket.js'
import { countItems, isEmptyBasket } from './itemRules.js'
import { basketOverview as overviewOf } from './basketOverview.js'
import { missingPassengerIds } from './passengers.js'
import { withRoomExtras } from './basketStore.js'

const basketOverview = (basket: Basket) => overviewOf(basket, [], texts, 'SUN1001')

const full: Basket = withRoomExtras({
  ...emptyBasket,
  total: minor(99_000),
  accommodations: [basketRoom('r1', { cost: { ...noCost, price: minor(900), bookingFee: minor(100) } })],
  extras: [
    basketExtra('of room', { accommodationId: 'A1', groupId: 1 }),
    basketExtra('hidden', { priceDisplayCode: 2 }),
  ],
  tickets: [ticketLine('t1', 4)],
  transport: [basketTransport('c1')],
  nameChanges: [basketNameChange('n1', 't9')],
  charges: [basketCharge('charge of n1', 't9')],
})

describe('the number of items in a basket', () => {
  it('counts a change of name and its charge once', () => {
    expect(countItems(full)).toBe(6)
    expect(countItems({ ...full, nameChanges: [] })).toBe(6)
    expect(countItems({ ...full, charges: [] })).toBe(6)
  })

  it('does not include passengers, although a basket with passengers is not empty', () => {
    expect(countItems({ ...emptyBasket, passengers: [passenger(3)] })).toBe(0)
    expect(isEmptyBasket({ ...emptyBasket, passengers: [passenger(3)] })).toBe(false)
    expect(isEmptyBasket(emptyBasket)).toBe(true)
  })
})

describe('the basket by section', () => {
  const { sections, total, unlisted, bookingFee, count } = basketOverview(full)

  it('has each item once, with the extras of a room below it', () => {
    expect(sections.map(({ name, lines }) => [name, lines.map(({ key }) => key)])).toEqual([
      ['tickets', ['tickets/t1']],
      ['accommodation', ['accommodations/r1', 'extras/of room']],
      ['extras', ['extras/hidden']],
      ['transport', ['transport/c1']],
      ['customerChange', ['charges/charge of n1']],
    ])
    expect(sections[1]?.lines.map(({ partOf }) => partOf)).toEqual([null, 'accommodations/r1'])
  })

  it('shows a ticket as its price plus its booking fee, whatever total the back end sends', () => {
    const odd = { ...ticketLine('t1'), prices: { price: minor(5000), bookingFee: minor(250), total: minor(9999) } }
    const { lines, cost } = basketOverview({ ...emptyBasket, tickets: [odd] }).sections[0] ?? { lines: [], cost: null }
    expect([cost, lines[0]?.price.display]).toEqual([5250, { kind: 'amount', amount: 5250 }])
  })

  it('has the total of the back end, and the fees in it', () => {
    expect([total, bookingFee, count]).toEqual([99_000, 350, 6])
  })

  it('adds up the cost of every line, including hidden amounts', () => {
    expect(sections[2]).toMatchObject({ cost: 1000, lines: [{ price: { cost: 1000, display: { kind: 'hidden' } } }] })
    expect(sections[4]?.lines[0]?.price).toMatchObject({
      title: 'Name Change Fee',
      display: { kind: 'amount', amount: 1000 },
    })
  })

  it('adds up to the total: it shows costs without an amount and costs outside the sections', () => {
    expect(sections.map(({ withoutPrice }) => withoutPrice)).toEqual([null, null, 1000, null, null])
    const shown = sections.flatMap(({ lines, withoutPrice }) => [
      withoutPrice ?? minor(0),
      ...lines.map(({ price: { display } }) => (display.kind === 'amount' ? display.amount : minor(0))),
    ])
    expect(sumMinor([...shown, unlisted ?? minor(0)])).toBe(total)
  })

  it('shows an empty section that has errors, with the errors and the way to its shop', () => {
    const invalid = { valid: false, errors: ['Choose a coach.'] }
    const basket = { ...emptyBasket, mandatoryStatus: { ...emptyBasket.mandatoryStatus, transport: invalid } }
    expect(basketOverview(basket).sections).toMatchObject([
      {
        name: 'transport',
        title: 'Transport',
        warnings: ['Choose a coach.'],
        putRight: '/booking/SUN1001/transport',
        lines: [],
      },
    ])
  })

  it('leads nowhere from a section without errors, nor from tickets, which are put right in the basket', () => {
    const invalid = { valid: false, errors: ['A ticket has no holder.'] }
    const mandatoryStatus = { ...full.mandatoryStatus, tickets: invalid }
    const leading = basketOverview({ ...full, mandatoryStatus }).sections.filter(({ putRight }) => putRight !== null)
    expect(leading).toEqual([])
  })
})

describe('a line of the basket', () => {
  const sectionsOf = (held: Partial<Basket>) =>
    overviewOf(withRoomExtras({ ...emptyBasket, ...held }), [passenger(1), passenger(4)], texts, 'SUN1001').sections
  const opera = { ...ticketLine('a'), eventName: 'Opera', eventDate: '2027-05-02T19:30:00' }

  it('appears under its event, and its passenger distinguishes it from the others', () => {
    const tickets = [opera, { ...opera, id: 'b', passengerId: 9 }, { ...ticketLine('c', 4), eventName: 'Rowing' }]
    const [section] = sectionsOf({ tickets })
    expect(section?.title).toBe('Tickets')
    expect(section?.groups.map(({ title, note, lines }) => [title, note, lines.map(({ key }) => key)])).toEqual([
      ['Opera', 'Sun 2 May 2027, 19:30', ['tickets/a', 'tickets/b']],
      ['Rowing', '', ['tickets/c']],
    ])
    expect(section?.lines.map(({ isForLead, notes }) => [isForLead, notes])).toEqual([
      [true, ['Amelia Hart']],
      [false, ['No passenger chosen']],
      [false, ['Amelia Hart']],
    ])
  })

  it('appears under its journey, and is named by its passenger', () => {
    const back = { departureDate: '2027-05-08T18:00:00' }
    const [section] = sectionsOf({
      transport: [
        basketTransport('a', { passengerId: 1 }),
        basketTransport('b', { passengerId: 1, ...back }),
        basketTransport('c', { passengerId: 4 }),
        basketTransport('d', { passengerId: 4, ...back }),
      ],
    })
    const journey = section?.groups[0]?.title ?? ''
    expect(section?.groups.map(({ title, note, lines }) => [title, note, lines.map(({ key }) => key)])).toEqual([
      [journey, 'Sat 1 May 2027, 06:30', ['transport/a', 'transport/c']],
      [journey, 'Sat 8 May 2027, 18:00', ['transport/b', 'transport/d']],
    ])
    expect(section?.lines[0]).toMatchObject({ title: 'Amelia Hart', notes: [], isForLead: true })
    expect(section?.lines[0]?.removeLabel).toContain(journey)
    expect(section?.lines[0]?.removeLabel).toContain('Amelia Hart')
  })

  it('is in the only group of its section if it has no heading of its own', () => {
    const [rooms] = sectionsOf({ accommodations: [basketRoom('r1'), basketRoom('r2')] })
    expect(rooms).toMatchObject({
      title: 'Accommodation',
      groups: [{ key: '', title: null, note: '', lines: [{ key: 'accommodations/r1' }, { key: 'accommodations/r2' }] }],
    })
  })

  it('has the number of its room, if rooms of its kind are alike in all else', () => {
    const titles = (...rooms: Basket['accommodations']) =>
      sectionsOf({ accommodations: rooms })[0]?.lines.map(({ title, selectLabel }) => [title, selectLabel])
    const named = (id: string) => basketRoom(id, { name: 'Miramar', roomName: 'Double' })
    expect(titles(named('r1'), named('r2'))).toEqual([
      ['Miramar: Double, room 1 of 2', 'Select Miramar: Double, room 1 of 2, Amelia Hart'],
      ['Miramar: Double, room 2 of 2', 'Select Miramar: Double, room 2 of 2, Amelia Hart'],
    ])
    expect(titles(named('r1'))?.[0]?.[0]).toBe('Miramar: Double')
  })

  it('says that its extras are removed with it, if it has any', () => {
    const [rooms] = sectionsOf({
      accommodations: [basketRoom('r1'), basketRoom('r2')],
      extras: [basketExtra('e1', { accommodationId: 'A1', groupId: 1 })],
    })
    expect(rooms?.lines.map(({ key, removeHint }) => [key, removeHint])).toEqual([
      ['accommodations/r1', 'Remove with its extras'],
      ['extras/e1', null],
      ['accommodations/r2', null],
    ])
  })

  it('has its date and its remark below, without blank notes', () => {
    const [extras, transport] = sectionsOf({
      extras: [basketExtra('e1', { otherInformation: 'Vegan' }), basketExtra('e2', { otherInformation: ' ' })],
      transport: [
        basketTransport('c1', { passengerId: 9 }),
        basketTransport('c2', { departureDate: '2027-05-02T00:00:00', isDepartureTimeSpecified: false }),
      ],
    })
    expect([extras?.title, transport?.title]).toEqual(['Extras', 'Transport'])
    expect(extras?.lines.map(({ notes }) => notes)).toEqual([['Vegan'], []])
    expect(transport?.groups.map(({ note }) => note)).toEqual([
      'Sat 1 May 2027, 06:30',
      'Sun 2 May 2027\u00a0·\u00a0Departure time TBC',
    ])
  })

  it('has no warnings in a section that is not checked', () => {
    const [changes] = sectionsOf({ charges: [basketCharge('charge', 't1')] })
    expect(changes).toMatchObject({ title: 'Customer Change', warnings: [], lines: [{ notes: [] }] })
  })
})

describe('missing passengers', () => {
  it('are ticket holders whom neither booking nor basket knows', () => {
    const basket = {
      ...emptyBasket,
      tickets: [ticketLine('a', 9), ticketLine('b', 1), ticketLine('c', 7), ticketLine('d', 9), ticketLine('e', 3)],
      passengers: [passenger(3)],
    }
    expect(missingPassengerIds(basket, [passenger(1)])).toEqual([7, 9])
  })
})
