import { describe, expect, it } from 'vitest'
import { formatMoment, isPageStored, isTripOver, type StoredBooking } from './StoredBooking.js'
import { decodeStoredBooking } from './decodeStoredBooking.js'
import { isWorthKeeping } from './offlineCopy.js'
import { createOfflinePage } from './offlinePage.js'
import { settled, VirtualTime } from '../../test/VirtualTime.js'
import { englishFormats } from '../language/formats.js'

const storedCopy: StoredBooking = {
  customerId: '7001',
  readAt: 1,
  lastDay: '2026-12-20',
  reference: 'SUN1002',
  name: 'Lisbon',
  dates: 'Thu 10 to Sun 20 December 2026',
  status: 'Fully Paid',
  facts: [{ label: 'Reference', value: 'SUN1002' }],
  tickets: [
    { title: 'Pass', note: '', key: 'k1' },
    { title: 'Elsewhere', note: 'Theo', key: null },
  ],
  days: [
    { date: 'Thu 10 December 2026', entries: [{ icon: 'plane', time: '09:35', title: 'There', lines: ['by plane'] }] },
  ],
  passengers: ['Amelia Hart'],
  extras: [],
  client: { code: 'meridian', name: 'Meridian' },
}
const at = (day: string): number => Date.parse(`${day}T12:00:00Z`)

describe('a stored booking', () => {
  it('has the same format in every release', () => {
    const stored =
      '{"customerId":"7001","readAt":1,"lastDay":"2026-12-20","reference":"SUN1002","name":"Lisbon",' +
      '"dates":"Thu 10 to Sun 20 December 2026","status":"Fully Paid",' +
      '"facts":[{"label":"Reference","value":"SUN1002"}],' +
      '"tickets":[{"title":"Pass","note":"","key":"k1"},{"title":"Elsewhere","note":"Theo","key":null}],' +
      '"days":[{"date":"Thu 10 December 2026",' +
      '"entries":[{"icon":"plane","time":"09:35","title":"There","lines":["by plane"]}]}],' +
      '"passengers":["Amelia Hart"],"extras":[],"client":{"code":"meridian","name":"Meridian"}}'
    expect(decodeStoredBooking(JSON.parse(stored))).toEqual(storedCopy)
    expect(decodeStoredBooking({ ...storedCopy, client: null })).toEqual({ ...storedCopy, client: null })
    expect(JSON.stringify(decodeStoredBooking(storedCopy))).toBe(stored)
  })

  it('is ignored if any part of it is missing or of another type', () => {
    const pathsIn = (value: unknown): readonly (readonly string[])[] =>
      Object.entries(Object(value) === value ? (value as object) : {}).flatMap(([key, part]) => [
        [key],
        ...pathsIn(part).map((path) => [key, ...path]),
      ])
    const paths = pathsIn(storedCopy)
    expect(paths.length).toBeGreaterThan(30)
    for (const path of paths)
      for (const wrong of [undefined, {}]) {
        const broken = structuredClone(storedCopy)
        const parent = path.slice(0, -1).reduce<unknown>((part, key) => Reflect.get(Object(part), key), broken)
        Reflect.set(Object(parent), path.at(-1) ?? '', wrong)
        expect([path, decodeStoredBooking(broken)]).toEqual([path, null])
      }
    expect([null, 'text', [], { ...storedCopy, readAt: Number.NaN }].map(decodeStoredBooking)).toEqual([
      null,
      null,
      null,
      null,
    ])
  })

  it('can show the start page and the pages of that booking', () => {
    expect(['/', '/booking/SUN1002', '/booking/SUN1002/tickets'].map((path) => isPageStored(storedCopy, path))).toEqual(
      [true, true, true],
    )
    expect(
      ['/booking/SUN1001', '/booking/SUN10021', '/profile', '/login'].map((path) => isPageStored(storedCopy, path)),
    ).toEqual([false, false, false, false])
  })

  it('is stored from the purchase until its last day is over everywhere', () => {
    const trip = { departureDate: '2026-12-10', returnDate: '2026-12-20', status: 'completed' } as const
    expect(
      ['2026-11-20', '2026-12-15', '2026-12-20', '2026-12-21'].map((day) => isWorthKeeping(trip, at(day))),
    ).toEqual([true, true, true, false])
    expect(isWorthKeeping({ ...trip, status: 'cancelled' }, at('2026-11-20'))).toBe(false)
    expect(['2026-12-20', '2026-12-21', '2026-12-22'].map((day) => isTripOver(storedCopy, at(day)))).toEqual([
      false,
      false,
      true,
    ])
    expect(isTripOver({ lastDay: 'soon' }, at('2026-12-20'))).toBe(true)
  })

  it('shows when it was read, by the clock of the device', () => {
    expect(formatMoment(new Date(2026, 10, 20, 23, 40).getTime(), englishFormats)).toBe('Fri 20 November 2026, 23:40')
    expect(formatMoment(new Date(2026, 2, 5, 7, 4).getTime(), englishFormats)).toBe('Thu 5 March 2026, 07:04')
  })
})

describe('the offline page', () => {
  const opened = (
    answers: (boolean | null)[],
    found: StoredBooking | null = storedCopy,
    pathname = '/booking/SUN1002',
  ) => {
    const time = new VirtualTime()
    time.frame = at('2026-12-01')
    let held = found
    let openings = 0
    let last: boolean | null = null
    const page = createOfflinePage({
      isSignedIn: async () => (last = answers.length > 0 ? (answers.shift() ?? null) : last),
      store: {
        read: async () => held,
        fileKeys: async () => ['k1'],
        forget: async () => {
          held = null
        },
      },
      scheduler: time,
      pathname,
      formats: englishFormats,
      openPage: () => (openings += 1),
      readFile: async (key) => ({ name: `${key}.pdf`, contentType: 'application/pdf', bytes: new Uint8Array() }),
      draw: async () => [],
    })
    return { page, time, openings: () => openings, held: () => held }
  }

  it('shows no booking before it is known that there is no network', async () => {
    const { page } = opened([null])
    expect(page.state$.value).toEqual({ kind: 'checking' })
    await page.check()
    expect(page.state$.value).toMatchObject({
      kind: 'booking',
      storedCopy: { reference: 'SUN1002' },
      files: new Set(['k1']),
    })
  })

  it('shows the stored e-tickets at a gate, and no others', async () => {
    const stored = (key: string | null) => ({ title: `Ticket ${key}`, note: '', key })
    const { page } = opened([null], { ...storedCopy, tickets: [stored('k0'), stored(null), stored('k1')] })
    await page.check()
    const { value: state } = page.state$
    const gate = state.kind === 'booking' ? page.gateView(state) : null
    await gate?.open()
    expect(gate?.state$.value).toEqual({
      ticket: stored('k1'),
      position: 1,
      count: 1,
      file: { kind: 'shown', pages: [] },
    })
    expect(state.kind === 'booking' && page.gateView({ ...state, files: new Set() })).toBeNull()
  })

  it('leaves a ticket at the gate when the network is back, and opens the page afterwards', async () => {
    const answers = [null, true, true]
    const { page, time, openings } = opened(answers)
    await page.check()
    const late = page.check()
    page.setTicketShown(true)
    await late
    await time.advance(20_000)
    expect([page.state$.value.kind, openings(), answers.length]).toEqual(['booking', 0, 1])
    page.setTicketShown(false)
    await settled()
    expect([page.state$.value, openings()]).toEqual([{ kind: 'online', signedIn: true }, 1])
  })

  it.each([true, false])('shows no booking while there is a network, signed in: %s', async (signedIn) => {
    const { page, openings } = opened([signedIn])
    await page.check()
    expect(page.state$.value).toEqual({ kind: 'online', signedIn })
    expect(openings()).toBe(0)
  })

  it('hides the booking when the network is back without a session, which it finds out by itself', async () => {
    const { page, time, openings } = opened([null, null, false])
    await page.check()
    await time.advance(20_000)
    expect(page.state$.value.kind).toBe('booking')
    await time.advance(20_000)
    expect([page.state$.value, openings()]).toEqual([{ kind: 'online', signedIn: false }, 0])
  })

  it('shows that nothing is stored, and stops its checks after disposal', async () => {
    const { page, time } = opened([null, null], null)
    await page.check()
    expect(page.state$.value).toEqual({ kind: 'nothing' })
    page.dispose()
    expect(time.waiting).toBe(0)
  })

  it('stops its own checks once there is a network, and opens no page if no booking was shown', async () => {
    const { page, time, openings } = opened([true, null])
    await page.check()
    await time.advance(60_000)
    expect(page.state$.value).toEqual({ kind: 'online', signedIn: true })
    await page.check()
    expect([page.state$.value.kind, openings()]).toEqual(['booking', 0])
  })

  it('opens no page that is already online', async () => {
    const { page, openings } = opened([true, true])
    await page.check()
    await page.check()
    expect(openings()).toBe(0)
  })

  it('names the stored booking on a page of another one, and forgets one whose trip is over', async () => {
    const other = opened([null], storedCopy, '/booking/SUN1001')
    await other.page.check()
    expect(other.page.state$.value).toEqual({ kind: 'otherBooking', name: 'Lisbon', reference: 'SUN1002' })
    const over = opened([null], { ...storedCopy, lastDay: '2026-11-20' })
    await over.page.check()
    expect([over.page.state$.value, over.held()]).toEqual([{ kind: 'nothing' }, null])
  })
})
