import type { Dashboard, RoomExtraChoice, TransportChoice } from '@booking-dashboard/core'
import { basketOf, texts } from '@booking-dashboard/core'
import { basketContents } from './basketContents.js'
import { type Outcome, startPage, type Step, type Workflow } from './Workflow.js'
import { failureWords as failure } from '../model/failureWords.js'

const ref = 'SUN1001'
const base = `/api/basket/${ref}`
const { basket: words } = texts

const nora = { firstName: 'Nora', lastName: 'Quill', email: 'nora@example.com', telephone: '' }
export const addTwo = ({ basket }: Dashboard): Promise<unknown> =>
  basket(ref).addTickets({
    tickets: [{ ticketTypeId: '41022', newcomer: 0, ticketName: 'General admission' }],
    newcomers: [nora],
  })
const breakfast: RoomExtraChoice = {
  extraId: '3181',
  optionId: '31812',
  name: 'Board',
  otherInformation: '',
}
const parking: RoomExtraChoice = {
  extraId: '3281',
  optionId: '32811',
  name: 'Parking',
  otherInformation: '',
}
export const addRooms = ({ basket }: Dashboard, extras: readonly RoomExtraChoice[] = []): Promise<unknown> =>
  basket(ref).addAccommodation({
    rooms: [
      { accommodationId: '3101', roomId: '31012', name: 'Double room', extras },
      { accommodationId: '3200', roomId: '32001', name: 'Studio', extras: [] },
    ],
  })
export const addGuide = ({ basket }: Dashboard): Promise<unknown> =>
  basket(ref).addExtras({
    extras: [{ extraId: '7140', optionId: '71401', groupId: 1, name: 'Private guide' }],
  })
/** One for each of the two rooms. */
const addOptions = ({ basket }: Dashboard): Promise<unknown> => {
  const rooms = basketOf(basket(ref).state$.value)?.accommodations ?? []
  const extras = [breakfast, parking].map((extra, index) => ({ ...extra, roomLineId: rooms[index]?.id ?? '' }))
  return basket(ref).addAccommodationOptions({ extras })
}
const charter: TransportChoice = {
  stopId: '530102',
  traveller: { customerId: '7001' },
  routes: ['5301'],
  direction: 'OUTBOUND',
  date: '2026-05-01',
  departureLocation: 'London Gatwick',
  arrivalLocation: 'Barcelona El Prat',
}
export const addSeat = ({ basket }: Dashboard): Promise<unknown> => basket(ref).addTransport({ seats: [charter] })
export const changeName = ({ basket }: Dashboard): Promise<unknown> =>
  basket(ref).addNameChange({
    ticketId: '5101',
    firstName: 'Ada',
    lastName: 'Byrne',
    email: 'ada@example.com',
    telephone: '',
  })

const rooms = ['room 31012', 'room 32001']
const noBasket = ['no basket']
const there = { page: startPage }

/** What failed, in a flow that found a basket or keeps what it made. */
const failed = (call: string, text: string, world: readonly string[]): Step => ({
  ...there,
  call,
  said: [text],
  signals: ['addFailed'],
  world,
})
/** The same where the flow created the basket: it is discarded. */
const undone = (call: string, text: string): Step => ({
  ...there,
  call,
  said: [text],
  signals: ['addFailed', 'resetSucceeded'],
  world: noBasket,
})
const added = (said: readonly string[], world: readonly string[]): Outcome => ({
  ...there,
  said,
  signals: ['addSucceeded'],
  world,
})

/** Nothing is sent where it cannot be learnt what is there. */
const look = (world: readonly string[]): Step => failed(`GET ${base}`, failure.getBasket, world)
const create = failed(`POST ${base}`, failure.createBasket, noBasket)
const reload = (world: readonly string[]): Step => failed(`GET ${base}`, failure.getBasket, world)
const reloadOfNew = undone(`GET ${base}`, failure.getBasket)

/** The flows of one call: create, add, reload. */
const plain = (
  name: string,
  act: Workflow['act'],
  path: string,
  text: string,
  said: string,
  line: string,
): readonly Workflow[] => [
  {
    name: `${name}, without a basket`,
    act,
    world: basketContents,
    succeeds: added([said], [line]),
    steps: [look(noBasket), create, undone(`POST ${base}/${path}`, text), reloadOfNew],
  },
  {
    name: `${name}, to a basket`,
    given: addTwo,
    act,
    world: basketContents,
    succeeds: added(
      [said],
      [...(line.startsWith('name') ? ['ticket 41022', line] : [line, 'ticket 41022']), 'passenger 4'],
    ),
    steps: [
      look(['ticket 41022', 'passenger 4']),
      failed(`POST ${base}/${path}`, text, ['ticket 41022', 'passenger 4']),
      reload([...(line.startsWith('name') ? ['ticket 41022', line] : [line, 'ticket 41022']), 'passenger 4']),
    ],
  },
]

/** Adding (specification 2, §4, basket workflow pattern). */
export const adding: readonly Workflow[] = [
  {
    name: 'tickets with a new passenger, without a basket',
    act: addTwo,
    world: basketContents,
    succeeds: added([words.ticketsAdded('General admission')], ['ticket 41022', 'passenger 4']),
    steps: [
      look(noBasket),
      create,
      undone(`POST ${base}/tickets`, failure.addTickets),
      undone(`POST ${base}/pax`, failure.addTickets),
      reloadOfNew,
    ],
  },
  {
    name: 'tickets with a new passenger, to a basket',
    given: addGuide,
    act: addTwo,
    world: basketContents,
    succeeds: added([words.ticketsAdded('General admission')], ['extra 7140 71401', 'ticket 41022', 'passenger 4']),
    steps: [
      look(['extra 7140 71401']),
      failed(`POST ${base}/tickets`, failure.addTickets, ['extra 7140 71401']),
      // The passengers fail: stops, and the tickets stay.
      failed(`POST ${base}/pax`, failure.addTickets, ['extra 7140 71401', 'ticket 41022']),
      reload(['extra 7140 71401', 'ticket 41022', 'passenger 4']),
    ],
  },
  {
    name: 'rooms and the extras of one, without a basket',
    act: (dashboard) => addRooms(dashboard, [breakfast]),
    world: basketContents,
    succeeds: added(
      [words.added(1, 'Double room'), words.added(1, 'Studio'), words.optionsAdded(1)],
      [...rooms, 'room extra 3181 31812'],
    ),
    steps: [
      look(noBasket),
      create,
      undone(`POST ${base}/accommodation`, failure.addAccommodation),
      reloadOfNew,
      // The rooms stay, though this flow created the basket.
      failed(`POST ${base}/accommodation/3101/extra`, failure.addExtras, rooms),
      reload([...rooms, 'room extra 3181 31812']),
    ],
  },
  {
    name: 'options of two accommodations',
    given: (dashboard) => addRooms(dashboard),
    act: addOptions,
    world: basketContents,
    succeeds: added([words.optionsAdded(2)], [...rooms, 'room extra 3181 31812', 'room extra 3281 32811']),
    steps: [
      look(rooms),
      // One call for each, in sequence, stopping at the first errors.
      failed(`POST ${base}/accommodation/3101/extra`, failure.addExtras, rooms),
      failed(`POST ${base}/accommodation/3200/extra`, failure.addExtras, [...rooms, 'room extra 3181 31812']),
      reload([...rooms, 'room extra 3181 31812', 'room extra 3281 32811']),
    ],
  },
  ...plain('extras', addGuide, 'extra', failure.addExtras, words.added(1, 'Private guide'), 'extra 7140 71401'),
  ...plain('transport', addSeat, 'transport', failure.addTransport, words.transportAdded, 'stop 530102'),
  ...plain(
    'a change of name',
    changeName,
    'ticketdetailchange',
    failure.addNameChange,
    words.nameChangeAdded,
    'name on 5101',
  ),
]
