import { texts } from '@booking-dashboard/core'
import {
  anotherName,
  buy,
  extra,
  flights,
  newTicket,
  prepare,
  type Purchase,
  roomOptions,
  rooms,
} from '../purchases.js'
import { basketContents } from './basketContents.js'
import { type Outcome, startPage, type Step, type Workflow } from './Workflow.js'
import { failureWords as failure } from './failureWords.js'

const ref = 'SUN1001'
const base = `/api/basket/${ref}`
const { basket: words } = texts

const guide = extra('7140', '71401')
const doubles = ['room 31012', 'room 31012']
const board = ['3181', '31812'] as const
const inGuide = 'extra 7140 71401'
const inTicket = ['ticket 41022 for 4', 'passenger 4 Nora Quill0']
const noBasket = ['no basket']
const there = { page: startPage }

/** The failure of a workflow that found a basket or keeps its own. */
const failed = (call: string, text: string, world: readonly string[]): Step => ({
  ...there,
  call,
  notified: [text],
  signals: ['addFailed'],
  world,
})
/** The failure of a workflow that created the basket and so discards it. */
const undone = (call: string, text: string): Step => ({
  ...there,
  call,
  notified: [text],
  signals: ['addFailed', 'resetSucceeded'],
  world: noBasket,
})
const added = (notified: readonly string[], world: readonly string[]): Outcome => ({
  ...there,
  notified,
  signals: ['addSucceeded'],
  world,
})

/** If the basket cannot be read, nothing is sent. */
const basketUnread = (world: readonly string[]): Step => failed(`GET ${base}`, failure.getBasket, world)
const create = failed(`POST ${base}`, failure.createBasket, noBasket)
const reload = (world: readonly string[]): Step => failed(`GET ${base}`, failure.getBasket, world)
const reloadOfNew = undone(`GET ${base}`, failure.getBasket)

/** After a change of the basket, the catalogue loads again. */
const asked = (
  { notified, world }: Outcome,
  ...calls: readonly (readonly [path: string, text: string | null])[]
): Step[] =>
  calls.map(([path, text]) => ({
    ...there,
    call: `GET /api/${path}`,
    notified: text === null ? notified : [...notified, text],
    signals: ['addSucceeded'],
    world,
  }))

interface Flow {
  readonly name: string
  readonly given: readonly Purchase[]
  readonly bought: Purchase
  readonly succeeds: Outcome
  readonly steps: readonly Step[]
}

/** A choice on a page, and the action that adds it. */
const flow = ({ name, given, bought, succeeds, steps }: Flow): Workflow => ({
  name,
  given: async (dashboard) => {
    for (const first of given) await buy(first)(dashboard)
    await prepare(bought, dashboard)
  },
  act: bought.press,
  world: basketContents,
  succeeds,
  steps,
})

interface PlainFlow {
  readonly name: string
  readonly bought: Purchase
  readonly path: string
  readonly text: string
  readonly notified: string
  readonly lines: readonly string[]
  readonly asks?: readonly (readonly [path: string, text: string])[]
}

/** Workflows that add with one call: create, add, reload. */
const plain = ({ name, bought, path, text, notified, lines, asks = [] }: PlainFlow): readonly Workflow[] => {
  const alone = added([notified], lines)
  const [ticket = '', passenger = ''] = inTicket
  const isName = path === 'ticketdetailchange'
  const both = added([notified], [...(isName ? [ticket, ...lines] : [...lines, ticket]), passenger])
  return [
    flow({
      name: `${name}, without a basket`,
      given: [],
      bought,
      succeeds: alone,
      steps: [
        basketUnread(noBasket),
        create,
        undone(`POST ${base}/${path}`, text),
        reloadOfNew,
        ...asked(alone, ...asks),
      ],
    }),
    flow({
      name: `${name}, to a basket`,
      given: [newTicket],
      bought,
      succeeds: both,
      steps: [
        basketUnread(inTicket),
        failed(`POST ${base}/${path}`, text, inTicket),
        reload(both.world),
        ...asked(both, ...asks),
      ],
    }),
  ]
}

const ticketsOnSale = [
  ['4.0/ticket/SUN1001/ticketevents', failure.tickets],
  ['4.0/package/SUN1001/ticketavailability', failure.ticketsAvailability],
] as const
const roomsOnSale = [
  ['package/SUN1001/accommodation', failure.accommodations],
  ['package/SUN1001/accommodationavailability', failure.roomsAvailability],
  // The rooms load without their extras.
  ['package/SUN1001/accommodation/3101/extras', null],
] as const
const ticketAlone = added([words.ticketsAdded('General admission')], inTicket)
const ticketToo = added([words.ticketsAdded('General admission')], [inGuide, ...inTicket])
const roomsAndBoard = added(
  [words.added(2, 'Double room'), words.optionsAdded(1)],
  [...doubles, 'room extra 3181 31812'],
)
const boardForBoth = added([words.optionsAdded(2)], [...doubles, 'room extra 3181 31812', 'room extra 3181 31812'])

/** Adding to a basket (behaviour/basket#2.4, basket workflow pattern). */
export const adding: readonly Workflow[] = [
  flow({
    name: 'tickets with a new passenger, without a basket',
    given: [],
    bought: newTicket,
    succeeds: ticketAlone,
    steps: [
      basketUnread(noBasket),
      create,
      undone(`POST ${base}/tickets`, failure.addTickets),
      undone(`POST ${base}/pax`, failure.addTickets),
      reloadOfNew,
      ...asked(ticketAlone, ...ticketsOnSale),
    ],
  }),
  flow({
    name: 'tickets with a new passenger, to a basket',
    given: [guide],
    bought: newTicket,
    succeeds: ticketToo,
    steps: [
      basketUnread([inGuide]),
      failed(`POST ${base}/tickets`, failure.addTickets, [inGuide]),
      // If adding the passengers fails, the workflow stops, and the tickets stay.
      failed(`POST ${base}/pax`, failure.addTickets, [inGuide, 'ticket 41022 for 4']),
      reload([inGuide, ...inTicket]),
      ...asked(ticketToo, ...ticketsOnSale),
    ],
  }),
  flow({
    name: 'rooms and the extras of one, without a basket',
    given: [],
    bought: rooms('3101', '31012', 2, board),
    succeeds: roomsAndBoard,
    steps: [
      basketUnread(noBasket),
      create,
      undone(`POST ${base}/accommodation`, failure.addAccommodation),
      reloadOfNew,
      // The rooms stay, although this workflow created the basket.
      failed(`POST ${base}/accommodation/3101/extra`, failure.addExtras, doubles),
      reload(roomsAndBoard.world),
      ...asked(roomsAndBoard, ...roomsOnSale),
    ],
  }),
  flow({
    name: 'options of the rooms in the basket',
    given: [rooms('3101', '31012', 2)],
    bought: roomOptions('3101', ...board),
    succeeds: boardForBoth,
    steps: [
      basketUnread(doubles),
      failed(`POST ${base}/accommodation/3101/extra`, failure.addExtras, doubles),
      reload(boardForBoth.world),
      ...asked(boardForBoth, ...roomsOnSale),
    ],
  }),
  ...plain({
    name: 'extras',
    bought: guide,
    path: 'extra',
    text: failure.addExtras,
    notified: words.added(1, 'Private guide'),
    lines: [inGuide],
    asks: [
      ['package/SUN1001/extras', failure.extras],
      ['package/SUN1001/extrasavailability', failure.extrasAvailability],
    ],
  }),
  ...plain({
    name: 'transport',
    bought: flights,
    path: 'transport',
    text: failure.addTransport,
    notified: words.transportAdded,
    lines: ['stop 530102', 'stop 530104'],
  }),
  ...plain({
    name: 'a change of name',
    bought: anotherName(ref, '5101'),
    path: 'ticketdetailchange',
    text: failure.addNameChange,
    notified: words.nameChangeAdded,
    lines: ['name on 5101'],
  }),
]
