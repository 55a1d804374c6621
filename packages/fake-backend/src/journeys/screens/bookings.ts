import {
  type Booking,
  bookedExtras,
  bookingCalendar,
  coverArt,
  type Dashboard,
  entryWords,
  latest,
  paths,
  texts,
} from '@booking-dashboard/core'
import { hours } from '../../values/calendar.js'
import type { BookingRef } from '../model/TestContext.js'
import { openResale } from './openResale.js'
import type { Walk } from './ScreenStep.js'
import type { Visit } from './Visit.js'
import { longGroup, readableRefs } from './world.js'

const refs: readonly BookingRef[] = ['SUN1001', 'SUN1002', 'SUN1003']
const sold = 3
const onSaleAgain = 2

const openBooking = async (visit: Visit, ref: string): Promise<Booking> => {
  visit.tab.navigation.goTo(paths.booking(ref))
  await visit.run(() => visit.dashboard.bookingPage(ref).open())
  const booking = latest(visit.dashboard.bookings.booking(ref).value)
  if (booking === null) throw new Error(`${ref} is not loaded`)
  return booking
}

/** Names with characters of two, three and four octets, with signs that are escaped, and with two lines. */
const names: readonly string[] = [
  `${'Übung für Ångström und Øresund '.repeat(4)}– Ende`,
  `${'Fiesta 🎭 y 🎡 '.repeat(8)}fin`,
  'One, two; three \\ four\nand a second line',
]

/** A TEXT value of RFC 5545. */
const asText = (text: string): string => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll('\n', '\\n')

/** The same instant in UTC, as a calendar writes it. */
const inUtc = (iso: string): string => new Date(iso).toISOString().replace(/[-:]|\.\d{3}/g, '')

/** The day after a date, with this time. */
const arrivalOn = (departure: string, time: string | null): string | null =>
  time === null ? null : `${new Date(Date.parse(departure.slice(0, 10)) + hours(24)).toISOString().slice(0, 10)}${time}`

/** The booking under another name, maybe cancelled, with departures that say how far from UTC they are. */
const disguise = (visit: Visit, booking: Booking): Booking => ({
  ...booking,
  name: visit.one(names) ?? booking.name,
  status: visit.oneIn(3) ? 'cancelled' : booking.status,
  transport: booking.transport.map((one) => ({
    ...one,
    departureDate: `${one.departureDate.slice(0, 10)}T07:25:00${visit.one(['+02:00', '-03:30', '+00:00'])}`,
    // Of an arrival often less is known than of a departure.
    arrivalDate:
      visit.one([null, '', 'T23:40:00', 'T23:40:00+02:00'].map((time) => arrivalOn(one.departureDate, time))) ?? null,
    arrivalTimeZone: null,
    isDepartureTimeSpecified: true,
  })),
})

/** An iCalendar file (RFC 5545) with an entry for each event, departure, payment and the trip. */
const readCalendar: Walk = {
  words: 'puts a booking into the calendar',
  go: async (visit) => {
    const loaded = await openBooking(visit, visit.one(refs) ?? 'SUN1001')
    const isDisguised = visit.oneIn(2)
    const booking = isDisguised ? disguise(visit, loaded) : loaded
    const file = bookingCalendar(booking, visit.clock.now(), texts.screen.calendar, texts.formats)
    const octets = (text: string): number => new TextEncoder().encode(text).length
    const written = file.split('\r\n')
    for (const [at, line] of written.entries()) {
      visit.expect(octets(line) <= 75, `at most 75 octets in “${line}”`)
      const next = written[at + 1] ?? ''
      // A line is folded before the character that would make it too long.
      const [, first = ''] = [...next]
      if (next.startsWith(' ')) visit.expect(octets(line) + octets(first) > 75, `“${line}” to be as long as it can be`)
    }
    const entries = file.replaceAll('\r\n ', '').split('BEGIN:VEVENT').slice(1)
    for (const entry of entries) {
      visit.equal(
        'the status',
        /STATUS:(\w+)/.exec(entry)?.[1],
        booking.status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED',
      )
      const [, start = '', begin = ''] = /DTSTART([^:\r]*):(\S+)/.exec(entry) ?? []
      const [, kind, end] = /DTEND([^:\r]*):(\S+)/.exec(entry) ?? []
      if (end === undefined) continue
      // Both are days, times of a place or instants, and the end is later (RFC 5545, 3.8.2.2).
      visit.equal(`the kind of the end ${end}`, [kind, end.endsWith('Z')], [start, begin.endsWith('Z')])
      visit.expect(end > begin, `${end} to be later than ${begin}`)
    }
    const entryOf = (summary: string): string => entries.find((one) => one.includes(`SUMMARY:${summary}`)) ?? ''
    visit.expect(entryOf(`${asText(booking.name)}\r\n`) !== '', `${booking.name} to be in the calendar`)
    if (isDisguised)
      for (const { departureDate } of booking.transport)
        visit.expect(file.includes(`DTSTART:${inUtc(departureDate)}\r\n`), `a departure at ${departureDate}`)
    const held = booking.tickets.filter(({ resale, eventDate }) => resale.code !== sold && eventDate !== null)
    for (const { eventName, eventDate } of held) {
      const entry = entryOf(eventName.replaceAll(',', '\\,'))
      visit.expect(entry !== '', `${eventName} to be in the calendar`)
      const isTimed = eventDate?.includes('T') === true
      visit.equal(`whether ${eventName} has a time`, !/DTSTART;VALUE=DATE/.test(entry), isTimed)
      const [begin = ''] = texts.screen.calendar.starts('|').split('|')
      visit.equal(`whether the time of ${eventName} is told`, entry.includes(`DESCRIPTION:${begin}`), isTimed)
    }
    const stays = new Set(held.map(({ eventName, eventDate }) => `${eventName} ${eventDate}`))
    const legs = new Set(
      booking.transport.map((one) => [one.name, one.direction, one.departureLocation, one.departureDate].join()),
    )
    visit.expect(entries.length >= 1 + stays.size + legs.size, 'an entry for the trip, each event and each departure')
    visit.expect(entries.length <= 2 + stays.size + legs.size, 'no more entries than these, and one for a payment')
  },
}

/** The days of a trip, divided by today. Days that nobody knows come last. */
const compareDays = async (visit: Visit, reference: string): Promise<Booking> => {
  const day = (): string => new Date(visit.clock.now()).toISOString().slice(0, 10)
  const today = day()
  const booking = await openBooking(visit, reference)
  // The page divides the days when it reads the booking.
  if (day() !== today) return booking
  const trip = visit.dashboard.bookingPage(reference).trip$.value
  const { earlier = [], ahead = [] } = trip?.shown ?? {}
  const all = [...earlier, ...ahead]
  visit.equal(
    'the days',
    all.map(({ date }) => date),
    trip?.days.map(({ date }) => date),
  )
  const days = all.map(({ date }) => date?.slice(0, 10) ?? '9999')
  visit.equal('the order of the days', days, days.toSorted())
  const next = days.find((date) => date > today && date !== '9999')
  visit.equal(
    'when the days are',
    all.map(({ when }) => when),
    days.map((date) => (date < today ? 'past' : date === today ? 'today' : date === next ? 'next' : 'later')),
  )
  return booking
}

/** What both days of a range share stands once. An end that is not later is ignored. */
const compareRange = (visit: Visit): void => {
  const { date, dateRange } = texts.formats
  const later = (iso: string, days: number) => new Date(Date.parse(iso) + days * hours(24)).toISOString().slice(0, 10)
  const from = later('2026-01-01', visit.number(800))
  const until = later(from, visit.one([-3, 0, 1, 5, 25, 40, 300, 366, 400]) ?? 1)
  const written = dateRange(from, until)
  if (until <= from) return visit.equal('a range that has no end', written, date(from))
  const [weekday, number, month, year] = date(from).split(' ')
  const isOneYear = from.slice(0, 4) === until.slice(0, 4)
  const isOneMonth = isOneYear && from.slice(0, 7) === until.slice(0, 7)
  const own = [weekday, number, ...(isOneMonth ? [] : [month]), ...(isOneYear ? [] : [year])]
  visit.equal(`the days from ${from} to ${until}`, written, `${own.join(' ')} to ${date(until)}`)
}

/** Each stay, event and departure leads to its place on a map. Each extra stands once. */
const readTrip: Walk = {
  words: 'reads the trip and what was booked',
  go: async (visit) => {
    const known = readableRefs.filter((one) => visit.booking(one) !== undefined)
    compareRange(visit)
    await compareDays(visit, visit.one(known) ?? 'SUN1001')
    const booking = await compareDays(visit, visit.one(refs) ?? 'SUN1001')
    const trip = visit.dashboard.bookingPage(booking.reference).trip$.value
    const words = texts.screen.trip
    for (const entry of trip?.days.flatMap(({ entries }) => entries) ?? []) {
      const { map, untimed } = entryWords(entry, words, 4)
      const { what } = entry
      const place =
        what.kind === 'event'
          ? what.venue
          : what.kind === 'transport'
            ? what.from
            : what.kind === 'checkIn'
              ? what.name
              : ''
      visit.equal(`the place of ${entry.id}`, map?.place ?? '', place)
      visit.expect(map === null || map.address.includes(encodeURIComponent(place)), `the map of ${place}`)
      if (what.kind === 'transport') visit.equal('whether the time is open', untimed !== null, !what.isTimeSpecified)
      if (what.kind !== 'transport') continue
      const held = booking.transport.filter((one) => `transport ${one.id}` === entry.id)
      for (const { name, type } of held) {
        // The name says what it is (behaviour/bookings).
        visit.expect(what.name.includes(name), `${what.name} to be called ${name}`)
        visit.expect(what.name.toLowerCase().includes(type.toLowerCase()), `${what.name} to be a ${type}`)
        visit.expect(
          !what.name.startsWith(' ') && what.name.split(type).length <= 2,
          `${what.name} to say ${type} once`,
        )
      }
    }
    const groups = bookedExtras(booking)
    const count = groups.flatMap(({ extras }) => extras).reduce((sum, one) => sum + one.count, 0)
    visit.equal('the extras', count, booking.extras.length)
    for (const { room, extras } of groups)
      for (const { name } of extras) {
        const own = booking.extras.find((one) => one.name === name)
        visit.expect(own !== undefined, `${name} to be an extra of the booking`)
        if (room !== null)
          visit.expect(
            booking.rooms.some((one) => one.roomName === room.roomName),
            `${room.roomName}`,
          )
      }
    const roomExtras = groups.filter(({ room }) => room !== null).flatMap(({ extras }) => extras)
    const general = groups.filter(({ room }) => room === null).flatMap(({ extras }) => extras)
    visit.expect(
      booking.reference !== 'SUN1001' || (roomExtras.length > 0 && general.length > 0),
      'extras of both kinds',
    )
  },
}

/** The numbers of a path, by command: where it goes from left to right. */
const placesOf = (d: string): readonly number[] => {
  const places: number[] = []
  let x = 0
  for (const [, command = '', given = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = [...given.matchAll(/-?\d+(?:\.\d+)?/g)].map(Number)
    const last = numbers.at(-2) ?? 0
    if (command === 'H') x = numbers[0] ?? x
    else if (command === 'h') x += numbers[0] ?? 0
    else if (command === 'M' || command === 'L' || command === 'Q') x = last
    else if (command === 'l' || command === 'a') x += last
    places.push(x)
  }
  return places
}

const ground = 'V320H0Z'

/** A cover is a landscape that fills its canvas. One package always has the same cover. */
const seeCovers: Walk = {
  words: 'sees the covers of trips',
  go: async (visit) => {
    const names = [
      'Summer by the sea',
      'Walking in the Alps',
      'Ski week',
      'Vineyards of Tuscany',
      'Vienna for music lovers',
    ]
    for (const name of names) {
      const packages = [
        { requiresBankDetails: false },
        { id: String(visit.number(100_000)), requiresBankDetails: false },
      ]
      const departureDate = `2026-${String(1 + visit.number(12)).padStart(2, '0')}-14`
      const art = coverArt({ name, departureDate, packages })
      for (const { role, d } of art.shapes) {
        visit.expect(!/NaN|undefined|Infinity/.test(d), `${role} to be drawn`)
        if (!d.startsWith('M0 ') || !d.endsWith(ground)) continue
        const places = placesOf(d.slice(0, -ground.length))
        const turn = places.findIndex((x, at) => x < (places[at - 1] ?? 0) - 1)
        visit.equal(`where the ${role} of “${name}” turns back`, turn, -1)
        visit.expect((places.at(-1) ?? 0) >= art.size.width - 1, `the ${role} of “${name}” to reach the edge`)
        const [, base = '0'] = /^M0 (-?\d+)/.exec(d) ?? []
        const isTown = /^M0 \d+V/.test(d)
        for (const [, height = '0'] of isTown ? d.slice(0, -ground.length).matchAll(/V(-?[\d.]+)/g) : [])
          visit.expect(Number(height) < Number(base), `a house of “${name}” to stand on the ground`)
      }
      const glitter = art.shapes.filter(({ role }) => role === 'shine')
      for (const { d } of glitter) visit.expect(!/h-/.test(d), 'the water to shine from left to right')
      const plain = { departureDate, packages }
      visit.equal(
        'the cover of one package by another name',
        coverArt({ ...plain, name: 'Trip A' }),
        coverArt({ ...plain, name: 'Trip B' }),
      )
    }
    await visit.run(visit.dashboard.bookingsList.open)
    const list = latest(visit.dashboard.bookings.list$.value)
    for (const booking of [...(list?.upcoming ?? []), ...(list?.past ?? [])])
      visit.expect(coverArt(booking).shapes.length > 2, `a cover of ${booking.reference}`)
  },
}

const big = 'SUN5000'

type HeldTickets = ReturnType<Dashboard['heldTickets']>

/** A long list of tickets: groups, search, filter and “more”. */
const searchTickets: Walk = {
  words: 'searches a long list of tickets',
  go: async (visit) => {
    if (visit.booking(big) === undefined) return
    const booking = await openBooking(visit, big)
    const isResale = visit.oneIn(3)
    const model: HeldTickets = visit.dashboard.heldTickets(big)
    model.clearFilter()
    const list = () => model.state$.value.list
    const all = booking.tickets
    const soldNow = all.filter(({ resale }) => resale.code === sold).length
    visit.equal('the tickets', [model.state$.value.held, model.state$.value.sold], [all.length - soldNow, soldNow])
    visit.equal(
      'the list',
      [list().isLong, list().isFiltered, list().found, list().text, list().show],
      [true, false, all.length, '', 'all'],
    )
    compareGroups(visit, model)
    // About a screenful starts open, and the first group always.
    const open = list().groups.filter(({ isOpen }) => isOpen)
    const sizes = list().groups.map(({ entries }) => entries.length)
    const [first = 0] = sizes
    const shown = open.reduce((sum, { entries }) => sum + entries.length, 0)
    visit.expect(shown <= Math.max(20, first), `about a screenful to be open, not ${shown}`)
    visit.expect(shown + (sizes[open.length] ?? 100) > 20, 'as much to be open as fits')
    const group = visit.one(list().groups)
    if (group !== undefined) {
      model.toggleGroup(group.key)
      visit.equal('the group', list().groups.find(({ key }) => key === group.key)?.isOpen, !group.isOpen)
      model.toggleGroup(group.key)
      visit.equal('the group', list().groups.find(({ key }) => key === group.key)?.isOpen, group.isOpen)
    }
    const ticket = visit.one(all)
    if (ticket === undefined) return
    const word = ticket.eventName.split(' ')[0] ?? ''
    model.find(`  ${word.toUpperCase()}  `)
    visit.equal('whether it is filtered', list().isFiltered, true)
    const found = list().groups.flatMap(({ entries }) => entries)
    visit.equal('the number found', list().found, found.length)
    visit.expect(
      found.some((one) => one.ticket.id === ticket.id),
      `${ticket.id} to be found by ${word}`,
    )
    const isFoundBy = (one: (typeof found)[number]): boolean =>
      [one.ticket.eventName, one.ticket.venue, one.ticket.name, one.holder?.firstName, one.holder?.lastName]
        .join(' ')
        .toLowerCase()
        .includes(word.toLowerCase())
    visit.expect(found.every(isFoundBy), `only tickets with ${word}`)
    compareGroups(visit, model)
    const state = visit.one(['kept', 'onResale', 'sold'] as const) ?? 'kept'
    const codeOf = { kept: [0, 1, 4], onResale: [onSaleAgain], sold: [sold] }[state]
    model.show(state)
    visit.expect(
      list().groups.every(({ entries }) => entries.every(({ ticket: one }) => codeOf.includes(one.resale.code))),
      `only tickets that are ${state}`,
    )
    model.find('')
    visit.equal('whether a state alone filters', list().isFiltered, true)
    model.find('no ticket is called so')
    visit.equal('the number found', list().found, 0)
    model.clearFilter()
    visit.equal('the list', [list().isFiltered, list().found, list().text, list().show], [false, all.length, '', 'all'])
    model.find('   ')
    visit.equal('whether blanks filter', list().isFiltered, false)
    model.clearFilter()
    if (isResale) await searchListed(visit)
  },
}

/** A group of more tickets than are shown at once. */
const showMoreTickets: Walk = {
  words: 'shows more of a long group of tickets',
  go: async (visit) => {
    if (visit.booking(longGroup) === undefined) return
    const { tickets } = await openBooking(visit, longGroup)
    const model: HeldTickets = visit.dashboard.heldTickets(longGroup)
    model.clearFilter()
    const group = () => model.state$.value.list.groups[0]
    const key = group()?.key ?? ''
    const compare = (shown: number): void =>
      visit.equal(
        'the tickets that are shown',
        [group()?.shown.length, group()?.more, group()?.firstOfMore],
        [shown, Math.min(50, tickets.length - shown), shown > 50 ? 50 * Math.floor((shown - 1) / 50) : null],
      )
    visit.equal('the tickets of the group', group()?.entries.length, tickets.length)
    if (group()?.isOpen === false) model.toggleGroup(key)
    for (let shown = 50; shown < tickets.length; shown += 50) {
      compare(shown)
      model.showMore(key)
    }
    compare(tickets.length)
    model.toggleGroup(key)
    visit.equal('the tickets of a closed group', [group()?.shown.length, group()?.more], [0, 0])
    model.toggleGroup(key)
    compare(tickets.length)
    // Another search begins with the first page.
    model.find(group()?.entries[0]?.ticket.eventName ?? '')
    compare(50)
    model.clearFilter()
  },
}

const compareGroups = (visit: Visit, model: HeldTickets): void => {
  for (const { key, entries, isOpen, shown, more } of model.state$.value.list.groups) {
    visit.equal(`what is shown of ${key}`, shown.length, isOpen ? Math.min(50, entries.length) : 0)
    visit.equal(`what more there is of ${key}`, more, isOpen ? Math.min(50, entries.length - shown.length) : 0)
  }
}

/** The resale of many tickets: a whole group at once, also after a search. */
const searchListed = async (visit: Visit): Promise<void> => {
  const { resale, state } = await openResale(visit, big)
  const group = visit.one([...(state()?.groups ?? [])].filter(([, choices]) => choices.length > 0))
  if (group === undefined) return
  const [key, [choice]] = group
  if (choice === undefined) return
  const choiceNow = () =>
    state()
      ?.groups.get(key)
      ?.find(({ status }) => status === choice.status)
  resale.toggleAll(key, choice.status)
  visit.equal('the chosen tickets', [choiceNow()?.chosen, state()?.chosen.size], [choice.count, choice.count])
  resale.toggleAll(key, choice.status)
  visit.equal('the chosen tickets', [choiceNow()?.chosen, state()?.chosen.size], [0, 0])
  const rows = state()?.list.groups.flatMap(({ entries }) => entries) ?? []
  const row = visit.one(rows.filter(({ action }) => action === choice.status))
  if (row === undefined) return
  resale.toggle(row.ticket.id)
  visit.equal('the chosen tickets', [...(state()?.chosen ?? [])], [row.ticket.id])
  const isListed = choice.status === 'PUT_UP_FOR_RESALE'
  visit.equal('what is put up', state()?.preview.putUp.length, isListed ? 1 : 0)
  visit.equal('what is cancelled', state()?.preview.cancel.length, isListed ? 0 : 1)
  const fixed = visit.one(rows.filter(({ action }) => action === null))
  if (fixed !== undefined) resale.toggle(fixed.ticket.id)
  visit.equal('the chosen tickets', state()?.chosen.size, 1)
  resale.find('x')
  await visit.returnAfterExpiry()
  await visit.run(resale.open)
  visit.equal('the search after another sign-in', state()?.list.text, '')
  visit.equal('the choice after another sign-in', [...(state()?.chosen ?? [])], [row.ticket.id])
  resale.clear()
}

/** A screen, and the call that it reads its first part with. */
interface Screen {
  readonly path: string
  readonly state: () => { readonly kind: string; readonly isOutdated?: boolean }
  readonly read: () => Promise<unknown>
}

/** What cannot be read again stays, and is called old until it is. */
const oldScreens: Walk = {
  words: 'reads screens again that cannot be had',
  go: async (visit) => {
    const ref = 'SUN1001'
    const { bookingAtHand, ticketShop, extrasShop, accommodationList } = visit.dashboard
    const [booking, tickets, extras] = [bookingAtHand(ref), ticketShop(ref), extrasShop(ref)]
    const rooms = accommodationList(ref)
    const screens: readonly Screen[] = [
      { path: 'getBooking', state: () => booking.state$.value, read: booking.tryAgain },
      { path: 'getTicketAvailability', state: () => tickets.state$.value, read: tickets.open },
      { path: 'getExtrasAvailability', state: () => extras.state$.value, read: extras.open },
      { path: 'getAccommodationAvailability', state: () => rooms.state$.value, read: rooms.open },
    ]
    for (const { path, state, read } of screens) {
      const shown = () => [state().kind, state().isOutdated]
      await visit.run(read)
      const [kind] = shown()
      visit.equal(`what needs ${path}`, shown(), [kind, false])
      await visit.during(path, { kind: 'error', code: 10000020 }, read)
      visit.equal(`what needs ${path} and has not got it`, shown(), [kind, true])
      await visit.run(read)
      visit.equal(`what needs ${path} again`, shown(), [kind, false])
    }
  },
}

/** The list says that a booking could not be opened until it is loaded. */
const unopenedBooking: Walk = {
  words: 'opens a booking that cannot be loaded',
  go: async (visit) => {
    const ref = visit.one(refs) ?? 'SUN1001'
    await visit.context.journey.reload()
    await visit.context.pass('untilQuiet')
    const now = visit.dashboard
    visit.tab.navigation.goTo(paths.booking(ref))
    visit.plant('getBooking', { kind: 'status', status: 500 }, 'always')
    await visit.run(() => now.bookingPage(ref).open())
    const told = now.bookingsList.unopened$.value
    visit.equal('the page', visit.tab.navigation.current(), paths.bookings)
    visit.equal('the booking that was not opened', told?.bookingRef, ref)
    visit.expect((told?.advice.length ?? 0) > 0, 'what to do to be told')
    visit.backend.faults.clear()
    await visit.run(() => now.bookings.load(refs.find((one) => one !== ref) ?? ref))
    visit.equal('the booking that was not opened', now.bookingsList.unopened$.value?.bookingRef, ref)
    now.bookingsList.openAgain()
    visit.equal('the page', visit.tab.navigation.current(), paths.booking(ref))
    await visit.run(() => now.bookingPage(ref).open())
    visit.equal('the booking that was not opened', now.bookingsList.unopened$.value, null)
  },
}

export const bookingWalks: readonly Walk[] = [
  readCalendar,
  readTrip,
  seeCovers,
  searchTickets,
  showMoreTickets,
  oldScreens,
  unopenedBooking,
]
