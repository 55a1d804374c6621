import { describe, expect, it } from 'vitest'
import { notFromTheApi } from '../../failure/Failure.js'
import { createDeferred } from '../../../test/Deferred.js'
import {
  back,
  choose,
  oneWay,
  openTransport,
  stop,
  toStops,
  toPassengers,
  heldTransport,
  type OpenTransport,
} from '../../../test/catalogue/openTransport.js'
import { settled } from '../../../test/VirtualTime.js'
import { emptyBasket, basketTransport, passenger } from '../../../test/basket/aBasket.js'
import { tooMany } from '../../../test/basket/openBasket.js'
import { noTransport } from './transportSeats.js'
import { aBooking } from '../../../test/bookings/aBooking.js'
import type { HeldTransport } from '../../domain/Holdings.js'
import { transportByDirection } from './transportFinder.js'
import { englishFormats } from '../../language/formats.js'

describe('finding transport step by step', () => {
  it('offers the next step once the previous one is chosen, and lists the choices', async () => {
    const open = openTransport()
    expect(open.finder.state$.value.kind).toBe('loading')
    await open.finder.open()
    expect([open.state().active, open.options('type')]).toMatchObject([
      { name: 'type', number: 1, most: 6, options: 'ready' },
      ['T1', 'T2'],
    ])
    expect(open.state().isBegun).toBe(false)
    expect(await choose(open.finder, { type: 'T1' })).toEqual({ kind: 'wentOn', step: 'route' })
    expect([open.state().isBegun, open.options('route')]).toEqual([true, ['R1', 'R2']])
    await choose(open.finder, { route: 'R1', date: '2027-05-01' })
    expect(open.asked.slice(2)).toEqual([
      ['dates', ['R1'], 'OUTBOUND'],
      ['locations', ['R1'], 'OUTBOUND', '2027-05-01'],
    ])
    // A place that is the only option is picked automatically.
    await choose(open.finder, { departure: 'London' })
    expect(open.chosen()).toEqual([
      'type: Kind T1',
      'route: Route R1',
      'date: Sat 1 May 2027',
      'places: London to Barcelona',
    ])
    expect(open.state().active).toMatchObject({ name: 'stops', number: 5 })
    await open.finder.open()
    expect(open.asked.filter(([call]) => call === 'types')).toHaveLength(1)
  })

  it('keeps the other departures when one is picked, so that they are not redrawn', async () => {
    const open = openTransport()
    await toStops(open)
    const departures = () => open.state().active.questions.flatMap(({ options }) => options)
    const before = departures()
    await open.finder.pick('outbound', 'out')
    const after = departures()
    expect(after.length).toBeGreaterThan(1)
    expect(after.every((option) => before.includes(option))).toBe(true)
  })

  it('requests outbound departures, and returns with swapped places and no date', async () => {
    const open = openTransport()
    await toStops(open)
    const places = { departureLocation: 'London', arrivalLocation: 'Barcelona' }
    expect(open.asked).toEqual([
      ['stops', { routes: ['R1'], direction: 'OUTBOUND', date: '2027-05-01', ...places }],
      [
        'stops',
        {
          routes: ['R1'],
          direction: 'RETURN',
          date: null,
          departureLocation: 'Barcelona',
          arrivalLocation: 'London',
        },
      ],
    ])
  })

  it.each([
    ['OUTBOUND_ONLY', 'OUTBOUND', { outbound: 'out' }],
    ['RETURN_ONLY', 'RETURN', { return: 'back' }],
  ] as const)('requests one direction with its date if the customer goes %s', async (mode, direction, picks) => {
    const open = openTransport(oneWay)
    await toStops(open, mode)
    const places = { departureLocation: 'London', arrivalLocation: 'Barcelona' }
    expect(open.asked).toEqual([['stops', { routes: ['R1'], direction, date: '2027-05-01', ...places }]])
    expect(await choose(open.finder, picks)).toEqual({ kind: 'wentOn', step: 'passengers' })
    expect(open.state().totals.lines).toHaveLength(1)
  })

  it('asks for the direction only if the settings allow several, and for no date before it', async () => {
    const open = openTransport(oneWay)
    await open.finder.open()
    await choose(open.finder, { type: 'T1' })
    expect(await choose(open.finder, { route: 'R1' })).toEqual({ kind: 'wentOn', step: 'direction' })
    expect([open.options('direction'), open.asked.map(([call]) => call)]).toEqual([
      ['BOTH_WAYS', 'OUTBOUND_ONLY', 'RETURN_ONLY'],
      ['types', 'routes'],
    ])
    const pickedNow = () => open.state().active.questions.map(({ picked }) => picked)
    // The default of both ways is not the customer's choice.
    expect(pickedNow()).toEqual([''])
    expect(await choose(open.finder, { direction: 'BOTH_WAYS' })).toEqual({ kind: 'wentOn', step: 'date' })
    expect(open.chosen().at(-1)).toBe('direction: There and back')
    open.finder.goTo('direction')
    expect(pickedNow()).toEqual(['BOTH_WAYS'])
    const two = openTransport({ settings: ['TRANSPORT_ONE_WAY_OUTBOUND'] })
    await two.finder.open()
    await choose(two.finder, { type: 'T1', route: 'R1' })
    expect(two.options('direction')).toEqual(['BOTH_WAYS', 'OUTBOUND_ONLY'])
    expect(two.state().steps.map(({ name }) => name)).toEqual(['type', 'route', 'direction'])
    const closed = openTransport()
    await toStops(closed)
    expect(closed.chosen().map((line) => line.split(':')[0])).toEqual(['type', 'route', 'date', 'places'])
  })

  it('offers returns only after the outbound departure', async () => {
    const open = openTransport()
    await toStops(open)
    expect(await open.finder.pick('return', 'too early')).toEqual({ kind: 'picked' })
    expect(open.state().active.questions.map(({ picked }) => picked)).toEqual(['', 'too early'])
    expect(await open.finder.pick('outbound', 'out')).toEqual({ kind: 'picked' })
    expect(open.state().active.questions.map(({ picked }) => picked)).toEqual(['out', ''])
    expect(open.state().active.questions.map(({ hint }) => hint)).toEqual([
      'London to Barcelona',
      'Barcelona to London',
    ])
    expect(open.options('return')).toEqual(['back'])
    expect(await open.finder.pick('return', 'too early')).toEqual({ kind: 'notOnOffer' })
    expect(await open.finder.pick('outbound', 'nowhere')).toEqual({ kind: 'notOnOffer' })
    expect(open.state().active.name).toBe('stops')
    expect(await choose(open.finder, { return: 'back' })).toEqual({ kind: 'wentOn', step: 'passengers' })
    expect(open.chosen().at(-1)).toBe('stops: Coach out, Sat 1 May 2027, 08:00: Coach back, Sat 8 May 2027, 08:00')
  })

  it('shows the time of an arrival, the date too on another day, and neither without a departure time', async () => {
    const open = openTransport({
      outbound: [
        stop('a', '2027-05-01T07:25:00', { arrivalDate: '2027-05-01T09:35:00' }),
        stop('b', '2027-05-01T18:45:00', { arrivalDate: '2027-05-02T17:30:00' }),
        stop('c', '2027-05-01T00:00:00', { arrivalDate: '2027-05-01T09:35:00', isDepartureTimeSpecified: false }),
      ],
    })
    await toStops(open)
    const [outbound] = open.state().active.questions
    expect(
      outbound?.options.map(({ label, departure }) => [label, departure?.arrives, departure?.toBeConfirmed]),
    ).toEqual([
      ['Sat 1 May 2027, 07:25', '09:35', false],
      ['Sat 1 May 2027, 18:45', 'Sun 2 May 2027, 17:30', false],
      ['Sat 1 May 2027', null, true],
    ])
  })
})

describe('a step with one option', () => {
  it('is never shown as a question, not even while it is chosen', async () => {
    const open = openTransport({ routes: { T1: ['R1'], T2: ['R3'] }, dates: ['2027-05-01'], departures: ['London'] })
    await open.finder.open()
    const asked = new Set<string>()
    const watching = open.finder.state$.subscribe((state) => {
      if (state.kind === 'choosing' && state.active.options === 'ready') asked.add(state.active.name)
    })
    expect(await choose(open.finder, { type: 'T1' })).toEqual({ kind: 'wentOn', step: 'stops' })
    watching.unsubscribe()
    expect([...asked]).toEqual(['type', 'stops'])
  })

  it('is no choice of the customer', async () => {
    const open = openTransport({ types: ['T1'] })
    await open.finder.open()
    expect([open.chosen(), open.state().isBegun]).toEqual([['type: Kind T1'], false])
    await choose(open.finder, { route: 'R1' })
    expect(open.state().isBegun).toBe(true)
  })

  it('is skipped between others, including departures, unless the only one is sold out', async () => {
    const narrow = {
      routes: { T1: ['R1'], T2: ['R3'] },
      dates: ['2027-05-01'],
      outbound: [stop('out', '2027-05-01T08:00:00Z')],
      return: [back('back', '2027-05-08T08:00:00Z')],
    }
    const open = openTransport(narrow)
    await open.finder.open()
    expect(await choose(open.finder, { type: 'T1' })).toEqual({ kind: 'wentOn', step: 'places' })
    expect(open.state().active.number).toBe(2)
    expect(await choose(open.finder, { departure: 'Leeds' })).toEqual({ kind: 'wentOn', step: 'passengers' })
    const soldOut = { availability: { freesale: false, available: 0 } }
    const closed = openTransport({ ...narrow, outbound: [stop('out', '2027-05-01T08:00:00Z', soldOut)] })
    await closed.finder.open()
    await choose(closed.finder, { type: 'T1' })
    expect(await choose(closed.finder, { departure: 'Leeds' })).toEqual({ kind: 'wentOn', step: 'stops' })
  })
})

describe('a repeated choice', () => {
  it('drops the answer to the earlier choice', async () => {
    const open = openTransport()
    await open.finder.open()
    await choose(open.finder, { type: 'T1' })
    const [first, second] = [createDeferred<void>(), createDeferred<void>()]
    open.gates.push(first.promise, second.promise)
    const older = choose(open.finder, { route: 'R1' })
    await settled()
    open.finder.goTo('route')
    const newer = choose(open.finder, { route: 'R2' })
    await settled()
    second.resolve()
    await settled()
    first.resolve()
    expect([await older, await newer]).toEqual([
      { kind: 'cancelled', reason: 'superseded' },
      { kind: 'wentOn', step: 'date' },
    ])
    expect([open.state().active.options, open.notified]).toEqual(['ready', []])
  })

  it('starts over with nothing chosen, and no new request', async () => {
    const open = openTransport()
    await toPassengers(open)
    open.asked.length = 0
    await open.finder.startOver()
    expect([open.chosen(), open.options('type'), open.asked]).toEqual([[], ['T1', 'T2'], []])
    open.scope.end()
    await open.finder.open()
    expect(open.chosen()).toEqual([])
  })

  it('asks for nothing after its customer has signed out', async () => {
    const open = openTransport()
    await open.finder.open()
    open.asked.length = 0
    open.sessionStore.revoke('byCustomer')
    await settled()
    expect(open.asked).toEqual([])
  })

  it('never skips an open step', async () => {
    const open = openTransport()
    await toStops(open)
    const { moves } = open.state()
    open.finder.goTo('passengers')
    open.finder.goTo('direction')
    expect([open.state().active.name, open.state().moves]).toEqual(['stops', moves])
    open.finder.goTo('date')
    expect([open.state().active.name, open.state().moves]).toEqual(['date', moves + 1])
  })
})

describe('a step that fails', () => {
  it.each([
    ['types', "We're unable to load the kinds of transport right now. Please try again."],
    ['routes', "We're unable to load the transport routes right now. Please try again."],
    ['dates', "We're unable to load the travel dates right now. Please try again."],
    ['locations', "We're unable to load the places of departure and arrival right now. Please try again."],
    ['stops', "We're unable to load the outbound departures right now. Please try again."],
  ] as const)('shows its own text, and continues after a retry: %s', async (call, text) => {
    const open = openTransport()
    open.failures.set(call, notFromTheApi(500))
    await toStops(open)
    expect([open.notified, open.state().active.options]).toEqual([[text], 'failed'])
    await open.finder.retry()
    expect(open.state().active.options).toBe('ready')
    expect(open.notified).toHaveLength(1)
  })

  it('reports the failure to the caller, and has its own text for one way', async () => {
    const open = openTransport(oneWay)
    await open.finder.open()
    await choose(open.finder, { type: 'T1', route: 'R1', direction: 'OUTBOUND_ONLY', date: '2027-05-01' })
    open.failures.set('stops', notFromTheApi(500))
    expect(await choose(open.finder, { departure: 'London' })).toMatchObject({
      kind: 'failed',
      failure: { operation: 'transportStops' },
    })
    expect(open.notified).toEqual(["We're unable to load the departures right now. Please try again."])
  })

  it('differs from a step with nothing on offer', async () => {
    const open = openTransport({ dates: [] })
    await open.finder.open()
    await choose(open.finder, { type: 'T1', route: 'R1' })
    expect(open.state().active).toMatchObject({ name: 'date', options: 'empty' })
    expect(await open.finder.pick('date', '2027-05-01')).toEqual({ kind: 'notOnOffer' })
  })
})

describe('the seats', () => {
  it('are not chosen for passengers who have transport in a chosen direction', async () => {
    const who = (open: OpenTransport) =>
      open.state().passengers.map(({ hasTransport, isChosen }) => [hasTransport, isChosen])
    const withOutbound = openTransport({ transport: [heldTransport('7', { direction: 'OUTBOUND' })] })
    await toPassengers(withOutbound)
    expect(who(withOutbound)).toEqual([
      ['booking', false],
      [null, true],
    ])
    withOutbound.api.plant({
      ...emptyBasket,
      transport: [1, 2].map((passengerId) => basketTransport(`c${passengerId}`, { passengerId })),
    })
    await withOutbound.basket.load()
    expect(who(withOutbound)).toEqual([
      ['booking', false],
      ['basket', false],
    ])
    const back = openTransport({ ...oneWay, transport: [heldTransport('7', { direction: 'OUTBOUND' })] })
    await toPassengers(back, 'RETURN_ONLY')
    expect(who(back)).toEqual([
      [null, true],
      [null, true],
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

  it('are sent once for a passenger of both booking and basket', async () => {
    const open = openTransport()
    await toPassengers(open)
    open.api.plant({ ...emptyBasket, passengers: [passenger(2)] })
    await open.basket.load()
    expect(open.state().passengers.map(({ passengerId }) => passengerId)).toEqual([1, 2])
    expect(await open.finder.add()).toEqual({ kind: 'added', count: 4 })
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

describe('adding seats', () => {
  it('that is refused keeps the choice, and reloads the seats of those departures', async () => {
    const open = openTransport()
    await toPassengers(open)
    open.api.plant(emptyBasket)
    open.asked.length = 0
    open.api.failNext('addTransport', tooMany)
    const steps = new Set<string>()
    const watching = open.finder.state$.subscribe((state) => 'active' in state && steps.add(state.active.name))
    expect(await open.finder.add()).toMatchObject({ kind: 'failed', failure: { cause: tooMany } })
    watching.unsubscribe()
    expect([...steps]).toEqual(['passengers'])
    expect([open.state().kind, open.state().outcome, open.chosen().length]).toEqual(['choosing', { kind: 'failed' }, 5])
    expect(open.asked.map(([call]) => call)).toEqual(['stops', 'stops'])
    expect(open.state().active.name).toBe('passengers')
    open.finder.togglePassenger(2)
    expect(open.state().outcome).toEqual({ kind: 'none' })
    expect(await open.finder.add()).toEqual({ kind: 'added', count: 2 })
  })

  it('keeps what was chosen meanwhile, and reports that the others are added', async () => {
    const open = openTransport()
    await toPassengers(open)
    const adding = createDeferred<void>()
    open.api.beforeNext('addTransport', () => adding.promise)
    const end = open.finder.add()
    await settled()
    open.finder.togglePassenger(2)
    adding.resolve()
    expect(await end).toEqual({ kind: 'added', count: 4 })
    expect([open.state().kind, open.state().outcome, open.chosen().length]).toEqual([
      'choosing',
      { kind: 'added', messages: ['Transport added to basket'] },
      5,
    ])
    open.finder.goTo('date')
    const again = open.finder.add()
    await choose(open.finder, { date: '2027-05-02' })
    expect(await again).toMatchObject({ kind: 'added' })
    expect([open.state().kind, open.state().active.name]).toEqual(['choosing', 'places'])
  })

  it('needs the booking with its passengers', async () => {
    const open = openTransport()
    expect(await open.finder.add()).toMatchObject({ kind: 'invalid', problems: [{ kind: 'transportOpen' }, {}] })
    open.finder.togglePassenger(1)
    expect(open.finder.state$.value.kind).toBe('loading')
  })
})

describe('going through the steps', () => {
  it('stores a departure with the other choices, but not a mere pick', async () => {
    const open = openTransport(oneWay)
    await open.finder.open()
    await choose(open.finder, { type: 'T1', route: 'R1', direction: 'BOTH_WAYS', date: '2027-05-01' })
    const stored = () => open.drafts.read('transport/SUN1001', noTransport)
    const before = stored()
    expect(before.choices).toMatchObject({
      typeId: 'T1',
      mode: 'BOTH_WAYS',
      isModeChosen: true,
      date: '2027-05-01',
    })
    await choose(open.finder, { departure: 'London' })
    await open.finder.pick('outbound', 'out')
    expect(stored().choices).toMatchObject({ outboundStopId: 'out' })
  })

  it('begins with the draft of an earlier page on a page that is opened for the first time', async () => {
    const before = openTransport(oneWay)
    await toStops(before, 'OUTBOUND_ONLY')
    await choose(before.finder, { outbound: 'out' })
    const open = openTransport(oneWay)
    open.drafts.store('transport/SUN1001', before.drafts.read('transport/SUN1001', noTransport))
    await open.finder.open()
    expect([open.state().active.name, open.state().totals.lines.length]).toEqual(['passengers', 1])
    await choose(open.finder, {})
    open.finder.goTo('type')
    await choose(open.finder, { type: 'T2' })
    await open.finder.open()
    expect(open.chosen()).toEqual(['type: Kind T2'])
  })
})

const seat = (id: string, direction: HeldTransport['direction'], departureDate: string, passengerId = 1) => ({
  ...basketTransport(id),
  name: id,
  direction,
  departureDate,
  passengerId,
})

it('lists outbound before return, by departure, with all passengers', () => {
  const passengers = [passenger(1), { ...passenger(2), firstName: 'Theo' }]
  const transport = [
    seat('back', 'RETURN', '2027-05-08T10:00:00'),
    seat('second', 'OUTBOUND', '2027-05-01T12:00:00'),
    seat('first', 'OUTBOUND', '2027-05-01T08:00:00'),
    seat('first', 'OUTBOUND', '2027-05-01T08:00:00', 2),
  ]
  const found = transportByDirection(aBooking('SUN1001'), transport, passengers, englishFormats)
  expect(found.map(({ direction, departures }) => [direction, departures.map(({ what }) => what.people)])).toEqual([
    ['OUTBOUND', [['Amelia Hart', 'Theo Hart'], ['Amelia Hart']]],
    ['RETURN', [['Amelia Hart']]],
  ])
})

it('leaves out a direction without passengers, and lists one that is unknown last', () => {
  const transport = [seat('shuttle', 'UNKNOWN', '2027-04-30'), seat('back', 'RETURN', '2027-05-08')]
  expect(
    transportByDirection(aBooking('SUN1001'), transport, [], englishFormats).map(({ direction }) => direction),
  ).toEqual(['RETURN', 'UNKNOWN'])
})
