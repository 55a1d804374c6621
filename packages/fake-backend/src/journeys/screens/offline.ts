import { paths, texts } from '@booking-dashboard/core'
import { createOfflinePage, decodeStoredBooking, type OfflinePage } from '@booking-dashboard/core/composition'
import type { StoredBooking } from '@booking-dashboard/core/ports'
import { hours } from '../../values/calendar.js'
import type { Walk } from './ScreenStep.js'
import type { Visit } from './Visit.js'

const ref = 'SUN1002'

const storeCopy = async (visit: Visit): Promise<StoredBooking | null> => {
  await visit.run(() => Promise.all([visit.dashboard.customer.load(), visit.dashboard.bookings.load(ref)]))
  const copy = visit.dashboard.offlineCopy(ref)
  visit.equal('the end', (await visit.run(copy.save)).kind, 'kept')
  return visit.tab.browser.storedBookings.storedCopy
}

interface Network {
  /** What the check of the network says. */
  answer: boolean | null
  /** The pages that were opened. */
  opened: number
}

const openOffline = (visit: Visit, pathname: string, network: Network): OfflinePage => {
  const { storedBookings } = visit.tab.browser
  return createOfflinePage({
    isSignedIn: async () => network.answer,
    store: storedBookings,
    scheduler: visit.clock,
    pathname,
    formats: texts.formats,
    readFile: async (key) => storedBookings.files.get(key) ?? null,
    draw: async () => [{ picture: 'data:,', text: '', width: 1, height: 1 }],
    openPage: () => {
      network.opened += 1
    },
  })
}

/** The stored booking on its own pages and on the start page, its tickets, and the way back to the network. */
const readOffline: Walk = {
  words: 'reads a stored booking without a network',
  go: async (visit) => {
    const copy = await storeCopy(visit)
    if (copy === null) return visit.expect(false, 'a stored booking')
    const network: Network = { answer: null, opened: 0 }
    const [pathname, isOwn] = visit.one([
      [paths.bookings, true],
      [paths.booking(ref), true],
      [paths.tickets(ref), true],
      [paths.booking('SUN1001'), false],
      [`${paths.booking(ref)}1`, false],
    ] as const) ?? [paths.bookings, true]
    const page = openOffline(visit, pathname, network)
    const kind = () => page.state$.value.kind
    visit.equal('the page', kind(), 'checking')
    await visit.clock.untilDone(page.check())
    visit.equal('the page', kind(), isOwn ? 'booking' : 'otherBooking')
    const { value } = page.state$
    if (value.kind === 'booking') {
      visit.equal('the stored tickets', value.files.size, 2)
      const gate = page.gateView(value)
      await visit.clock.untilDone(gate?.open() ?? Promise.resolve())
      visit.equal('the ticket', [gate?.state$.value.count, gate?.state$.value.file.kind], [2, 'shown'])
      // While a ticket is shown, a network that comes back changes nothing.
      page.setTicketShown(true)
      network.answer = true
      await visit.clock.untilDone(page.check())
      visit.equal('the page behind the ticket', [kind(), network.opened], ['booking', 0])
      page.setTicketShown(false)
      await visit.clock.advance(1)
      visit.equal('the page', [kind(), network.opened], ['online', 1])
    }
    network.answer = null
    await visit.clock.untilDone(page.check())
    visit.equal('the page', kind(), isOwn ? 'booking' : 'otherBooking')
    network.answer = false
    await visit.clock.advance(21_000)
    visit.equal('the page after another check', [kind(), network.opened], ['online', value.kind === 'booking' ? 1 : 0])
    page.dispose()
    await compareEnd(visit, copy)
  },
}

/** A trip that is over is not kept, and a device without a copy has nothing to show. */
const compareEnd = async (visit: Visit, copy: StoredBooking): Promise<void> => {
  const { storedBookings } = visit.tab.browser
  const network: Network = { answer: null, opened: 0 }
  const yesterday = new Date(visit.clock.now() - hours(24)).toISOString().slice(0, 10)
  for (const [lastDay, kind] of [
    [yesterday, 'booking'],
    ['2020-01-01', 'nothing'],
  ] as const) {
    storedBookings.storedCopy = { ...copy, lastDay }
    const page = openOffline(visit, paths.bookings, network)
    await visit.clock.untilDone(page.check())
    visit.equal(`a trip until ${lastDay}`, page.state$.value.kind, kind)
    page.dispose()
  }
  visit.equal('the stored booking', storedBookings.storedCopy, null)
}

/** What anybody may have written into the storage is read whole or not at all. */
const readStorage: Walk = {
  words: 'finds something else in the storage',
  go: async (visit) => {
    const copy = await storeCopy(visit)
    if (copy === null) return visit.expect(false, 'a stored booking')
    const plain: unknown = JSON.parse(JSON.stringify(copy))
    visit.equal('what was stored', decodeStoredBooking(plain), copy)
    const name = visit.one(Object.keys(copy))
    if (name === undefined) return
    const broken = visit.one<unknown>([undefined, 7, {}, ['x', 7], [{}]])
    const isFine = name === 'readAt' && broken === 7
    visit.equal(
      `${name} that is ${JSON.stringify(broken)}`,
      decodeStoredBooking({ ...copy, [name]: broken }) !== null,
      isFine,
    )
    for (const other of [null, 'text', 7, [copy], { ...copy, readAt: Number.NaN }])
      visit.equal('what is no booking', decodeStoredBooking(other), null)
    await visit.run(visit.dashboard.offlineCopy(ref).forget)
  },
}

export const offlineWalks: readonly Walk[] = [readOffline, readStorage]
