import { type Dashboard, texts } from '@booking-dashboard/core'
import { anotherName, buy, extra, flights, newTicket, removeOne, rooms } from '../purchases.js'
import { basketContents } from './basketContents.js'
import { bookingPage, startPage, type Step, type Workflow } from './Workflow.js'
import { failureWords as failure } from './failureWords.js'

const ref = 'SUN1001'
const base = `/api/basket/${ref}`
const { basket: words } = texts
const there = { signals: [], page: startPage } as const

const fill = async (dashboard: Dashboard): Promise<void> => {
  const all = [rooms('3101', '31012'), rooms('3200', '32001'), extra('7140', '71401'), newTicket, flights]
  for (const one of [...all, anotherName(ref, '5101')]) await buy(one)(dashboard)
}
const seats = ['stop 530102', 'stop 530104']
const last = ['name on 5101', 'passenger 4 Nora Quill0']
const everything = ['room 31012', 'room 32001', 'extra 7140 71401', ...seats, 'ticket 41022 for 4', ...last]
const without = (...gone: readonly string[]): readonly string[] => everything.filter((one) => !gone.includes(one))

/** Lines of the basket above; their ids are the same in every run. */
const line = (path: string, id: string): string => `DELETE ${base}/${path}/${id}`
const roomLines = [line('accommodation', '80001'), line('accommodation', '80002')] as const
const guide = line('extra', '80003')
const failed = (call: string, text: string, world: readonly string[]): Step => ({
  ...there,
  call,
  notified: [text],
  world,
})

/** Removing and discarding (behaviour/bookings#2.4). */
export const removing: readonly Workflow[] = [
  {
    name: 'a room is removed',
    given: fill,
    world: basketContents,
    act: (dashboard) => removeOne(dashboard.basket(ref), ['accommodations/80001']),
    succeeds: { ...there, notified: [words.roomsRemoved(1, 'Double room')], world: without('room 31012') },
    steps: [
      failed(roomLines[0], failure.removeAccommodation, everything),
      failed(`GET ${base}`, failure.getBasket, without('room 31012')),
    ],
  },
  {
    name: 'an extra is removed',
    given: fill,
    world: basketContents,
    act: (dashboard) => removeOne(dashboard.basket(ref), ['extras/80003']),
    succeeds: { ...there, notified: [words.extrasRemoved('Second day')], world: without('extra 7140 71401') },
    steps: [
      failed(guide, failure.removeExtra, everything),
      failed(`GET ${base}`, failure.getBasket, without('extra 7140 71401')),
    ],
  },
  {
    name: 'everything is removed at once',
    given: fill,
    world: basketContents,
    // All lines are selected, so passengers without items go too.
    act: async ({ basket }) => {
      basket(ref).pickAll(true)
      basket(ref).askToRemovePicked()
      return basket(ref).answerRemoval(true)
    },
    // The empty basket is reset, and the page redirects to the booking.
    succeeds: { notified: [words.itemsRemoved], signals: ['resetSucceeded'], world: ['no basket'], page: bookingPage },
    steps: [
      // Order: accommodations, extras, tickets, transport, name changes, passengers. After the first error, the rest
      // stays.
      failed(roomLines[0], failure.removeItems, everything),
      failed(roomLines[1], failure.removeItems, everything.slice(1)),
      failed(guide, failure.removeItems, everything.slice(2)),
      failed(line('tickets', '6001'), failure.removeItems, everything.slice(3)),
      failed(line('transport', '80004'), failure.removeItems, [...seats, ...last]),
      failed(line('transport', '80005'), failure.removeItems, [...seats.slice(1), ...last]),
      failed(line('charge', '80006'), failure.removeItems, last),
      failed(line('pax', '4'), failure.removeItems, last.slice(1)),
      failed(`GET ${base}`, failure.getBasket, []),
      // A failed reset after the removal shows no error.
      { call: `DELETE ${base}`, notified: [words.itemsRemoved], signals: [], world: [], page: bookingPage },
    ],
  },
  {
    name: 'the basket is discarded',
    given: fill,
    world: basketContents,
    act: ({ basket }) => basket(ref).discard(),
    succeeds: { ...there, notified: [], signals: ['resetSucceeded'], world: ['no basket'] },
    steps: [
      { ...there, call: `GET ${base}`, notified: [], world: everything },
      { ...there, call: `DELETE ${base}`, notified: [], world: everything },
    ],
  },
  {
    name: 'the basket is checked',
    given: fill,
    world: basketContents,
    act: ({ basket }) => basket(ref).check(),
    succeeds: { ...there, notified: [], signals: ['checkComplete'], world: everything },
    steps: [{ ...there, call: `GET ${base}`, notified: [], signals: ['checkComplete'], world: everything }],
  },
  {
    name: 'the basket is asked for',
    given: fill,
    world: basketContents,
    act: ({ basket }) => basket(ref).load(),
    succeeds: { ...there, notified: [], signals: ['getSucceeded'], world: everything },
    steps: [failed(`GET ${base}`, failure.getBasket, everything)],
  },
]
