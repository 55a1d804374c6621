import { describe, expect, it } from 'vitest'
import {
  heldTransport,
  oneWay,
  openTransport,
  type OpenTransport,
  stop,
  toStops,
  toPassengers,
} from '../../../test/catalogue/openTransport.js'

describe('the seats', () => {
  it('are not chosen for passengers who have transport in a chosen direction', async () => {
    const who = (open: OpenTransport) =>
      open.state().passengers.map(({ hasTransport, isChosen }) => [hasTransport, isChosen])
    const withOutbound = openTransport({ transport: [heldTransport('7', { direction: 'OUTBOUND' })] })
    await toPassengers(withOutbound)
    expect(who(withOutbound)).toEqual([
      [true, false],
      [false, true],
    ])
    const back = openTransport({ ...oneWay, transport: [heldTransport('7', { direction: 'OUTBOUND' })] })
    await toPassengers(back, 'RETURN_ONLY')
    expect(who(back)).toEqual([
      [false, true],
      [false, true],
    ])
    const withAll = openTransport({
      transport: [heldTransport('7'), heldTransport('8', { passengerId: 2, direction: 'UNKNOWN' })],
    })
    await toPassengers(withAll)
    expect([withAll.state().totals, withAll.state().button]).toMatchObject([{ lines: [], total: 0 }, 'ready'])
    expect(withAll.state().passengersWrong).toEqual([])
    expect(await withAll.finder.add()).toMatchObject({ kind: 'invalid', problems: [{ kind: 'nobodyTravels' }] })
    expect(withAll.state().passengersWrong).toEqual(['Choose who travels'])
    // A second one is the customer's choice.
    withAll.finder.togglePassenger(2)
    expect(withAll.state().totals.total).toBe(2 * 3100)
  })

  it.each([
    ['a departure is open', {}, toStops, ['transportOpen']],
    [
      'nobody travels',
      {},
      async (open: OpenTransport) => {
        await toPassengers(open)
        open.finder.togglePassenger(1)
        open.finder.togglePassenger(2)
      },
      ['nobodyTravels'],
    ],
    [
      'too few are left',
      {
        outbound: [
          stop('out', '2027-05-01T08:00:00Z', { availability: { freesale: false, available: 1 } }),
          stop('later', '2027-05-03T08:00:00Z'),
        ],
      },
      toPassengers,
      ['tooMany'],
    ],
  ] as const)('are not sent while %s', async (_what, change, prepare, kinds) => {
    const open = openTransport(change)
    await prepare(open)
    expect([open.state().refusals, open.state().refusedFor]).toEqual([0, []])
    const end = await open.finder.add()
    expect(end).toMatchObject({ kind: 'invalid', problems: kinds.map((kind) => ({ kind })) })
    expect([open.state().refusals, open.api.log]).toEqual([1, []])
    expect(open.state().refusedFor.map(({ kind }) => kind)).toEqual(kinds)
    const ofPassengers = open.state().refusedFor.filter(({ kind }) => kind !== 'transportOpen')
    expect(open.state().passengersWrong).toEqual(ofPassengers.map(({ message }) => message))
  })

  it('are sent for each passenger on each departure, and a new search begins', async () => {
    const open = openTransport()
    await toPassengers(open)
    expect(open.state().button).toBe('ready')
    const adding = open.finder.add()
    expect([open.state().kind, open.state().button]).toEqual(['adding', 'busy'])
    expect(await Promise.all([adding, open.finder.add()])).toEqual([
      { kind: 'added', count: 4 },
      { kind: 'added', count: 4 },
    ])
    expect(open.api.log.filter((call) => call.startsWith('addTransport'))).toHaveLength(1)
    expect([open.state().outcome, open.state().active.name, open.chosen()]).toEqual([
      { kind: 'added', messages: ['Transport added to basket'] },
      'type',
      [],
    ])
    open.finder.pick('type', 'T1')
    expect(open.state().outcome).toEqual({ kind: 'none' })
  })
})

describe('the choice', () => {
  it('must be made again if it is no longer on offer', async () => {
    const before = openTransport()
    await toPassengers(before)
    const stored = before.drafts.read('transport/SUN1001', null)
    const open = openTransport({
      outbound: [stop('later', '2027-05-03T08:00:00Z'), stop('latest', '2027-05-04T08:00:00Z')],
    })
    open.drafts.store('transport/SUN1001', stored)
    await open.finder.open()
    expect([open.state().active.name, open.state().active.questions.map(({ picked }) => picked)]).toMatchObject([
      'stops',
      [expect.anything(), 'back'],
    ])
    const gone = openTransport({ dates: ['2027-06-01', '2027-06-02'] })
    gone.drafts.store('transport/SUN1001', stored)
    await gone.finder.open()
    expect(gone.state().active.name).toBe('date')
  })
})
