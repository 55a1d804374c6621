import { NEVER } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { aResale, aTicket } from '../../../test/bookings/aTicket.js'
import { aBooking } from '../../../test/bookings/aBooking.js'
import { constant } from '../../reactive/Behavior.js'
import { createHeldTickets } from './heldTickets.js'
import { englishFormats } from '../../language/formats.js'
import { aPassenger } from '../../../test/bookings/holdings.js'

const ticket = (id: string, passengerId: number, code: number) => ({
  ...aTicket(id),
  passengerId,
  resale: aResale(code, { enabled: true }),
})
const { state$ } = createHeldTickets(
  'SUN1001',
  {
    booking: () =>
      constant({
        kind: 'loaded',
        value: {
          ...aBooking('SUN1001'),
          passengers: [aPassenger(1), aPassenger(2, { cancelled: true })],
          tickets: [ticket('a', 1, 0), ticket('b', 2, 2), ticket('c', 1, 3), ticket('d', 9, 4)],
        },
      }),
  },
  englishFormats,
  { ended$: NEVER },
)
const [group] = state$.value.list.groups

describe('the tickets of a booking', () => {
  it('are in its order, each with its ticket holder if they travel', () => {
    expect(group?.entries.map((entry) => [entry.ticket.id, entry.holder?.id ?? null])).toEqual([
      ['a', 1],
      ['b', null],
      ['c', 1],
      ['d', null],
    ])
  })

  it('are held, on resale or sold, and sold ones no longer count as held', () => {
    expect(group?.entries.map(({ shownAs }) => shownAs)).toEqual(['kept', 'onResale', 'sold', 'kept'])
    expect(state$.value).toMatchObject({ held: 3, sold: 1 })
  })
})
