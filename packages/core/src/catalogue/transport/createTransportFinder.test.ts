import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { type ApiFailure, httpFailure, networkFailure } from '../../failure/ApiFailure.js'
import { noCost } from '../../money/Cost.js'
import { latest } from '../../reactive/Loadable.js'
import { createSurroundings } from '../../testing/createSurroundings.js'
import { createDeferred } from '../../testing/Deferred.js'
import { settled } from '../../testing/VirtualTime.js'
import { chosenStops, isJourneyChosen, routesOfType } from './chooseTransport.js'
import { createPackageInformation } from '../package/createPackageInformation.js'
import { createTransportFinder } from './createTransportFinder.js'
import type { OptionSetting } from '../package/PackageInformation.js'
import type { TransportStop } from './TransportCatalogue.js'
import type { StopsQuery } from './TransportCatalogueApi.js'

const stop = (id: string, direction: 'OUTBOUND' | 'RETURN', departureDate: string): TransportStop => ({
  id,
  routeId: 'R1',
  name: id,
  direction,
  departureLocation: 'London',
  arrivalLocation: 'Barcelona',
  departureDate,
  arrivalDate: null,
  isDepartureTimeSpecified: true,
  cost: noCost,
  availability: { freesale: true, available: 0 },
})
const out = stop('out', 'OUTBOUND', '2027-05-01T08:00:00Z')
const back = stop('back', 'RETURN', '2027-05-08T08:00:00Z')
const tooEarly = stop('too early', 'RETURN', '2027-04-30T08:00:00Z')

type Call = 'types' | 'routes' | 'dates' | 'locations' | 'stops'

const opened = (settings: readonly OptionSetting[] = []) => {
  const surroundings = createSurroundings()
  const asked: (readonly unknown[])[] = []
  const failures = new Map<Call, ApiFailure>()
  const gates: Promise<void>[] = []
  const answer =
    <A>(call: Call, value: A, ...query: readonly unknown[]) =>
    async (): Promise<Either<ApiFailure, A>> => {
      asked.push([call, ...query])
      const failure = failures.get(call)
      failures.delete(call)
      await gates.shift()
      return failure === undefined ? right(value) : left(failure)
    }
  const deps = { scope: surroundings.scope, onFailure: surroundings.failures.handle }
  const finder = createTransportFinder({
    ...deps,
    bookingRef: 'SUN1001',
    packageInformation: createPackageInformation({
      ...deps,
      api: { terms: () => async () => left(networkFailure), optionSettings: () => async () => right(settings) },
    }),
    api: {
      types: () =>
        answer('types', [
          { id: 'T1', name: 'Coach' },
          { id: 'T2', name: 'Flight' },
        ]),
      routes: () =>
        answer(
          'routes',
          ['R1', 'R2'].map((id, place) => ({ id, typeId: `T${place + 1}`, name: id, description: '' })),
        ),
      dates: (_ref, routes, direction) => answer('dates', [`2027-05-0${routes.length}`], routes, direction),
      locations: (_ref, query) => answer('locations', { departures: ['London'], arrivals: ['Barcelona'] }, query),
      stops: (_ref, query: StopsQuery) =>
        answer('stops', query.direction === 'OUTBOUND' ? [out] : [tooEarly, back], query),
    },
  })
  const search = () => finder.search$.value
  return { ...surroundings, finder, asked, failures, gates, search }
}
type Opened = ReturnType<typeof opened>

const oneWay = [
  { handle: 'TRANSPORT_ONE_WAY_OUTBOUND', value: '1' },
  { handle: 'TRANSPORT_ONE_WAY_RETURN', value: '1' },
]

const toStops = async ({ finder, asked }: Opened): Promise<void> => {
  await finder.start()
  await finder.chooseType('T1')()
  await finder.chooseRoutes(['R1'])()
  await finder.chooseDate('2027-05-01')()
  asked.length = 0
  await finder.chooseLocations('London', 'Barcelona')()
}

describe('finding transport step by step', () => {
  it('loads each step once the one before is chosen', async () => {
    const open = opened()
    await open.finder.start()
    expect(open.asked).toEqual([['types'], ['routes']])
    await open.finder.chooseType('T1')()
    expect(routesOfType(open.search()).map(({ id }) => id)).toEqual(['R1'])
    await open.finder.chooseRoutes(['R1'])()
    await open.finder.chooseDate('2027-05-01')()
    expect(open.asked.slice(2)).toEqual([
      ['dates', ['R1'], 'OUTBOUND'],
      ['locations', { date: '2027-05-01', direction: 'OUTBOUND', routes: ['R1'] }],
    ])
    expect(latest(open.search().locations)).toEqual({ departures: ['London'], arrivals: ['Barcelona'] })
    await open.finder.start()
    expect(open.asked).toHaveLength(4)
  })

  it('asks for outbound stops, and for the way back with the locations swapped and no date', async () => {
    const open = opened()
    await toStops(open)
    const shared = { routes: ['R1'] }
    expect(open.asked).toEqual([
      [
        'stops',
        {
          ...shared,
          direction: 'OUTBOUND',
          date: '2027-05-01',
          departureLocation: 'London',
          arrivalLocation: 'Barcelona',
        },
      ],
      [
        'stops',
        { ...shared, direction: 'RETURN', date: null, departureLocation: 'Barcelona', arrivalLocation: 'London' },
      ],
    ])
  })

  it.each([
    ['OUTBOUND_ONLY', 'OUTBOUND'],
    ['RETURN_ONLY', 'RETURN'],
  ] as const)('asks for one direction with its date where the mode is %s', async (mode, direction) => {
    const open = opened(oneWay)
    await open.finder.start()
    await open.finder.chooseMode(mode)()
    await toStops(open)
    expect(open.asked).toEqual([
      [
        'stops',
        { routes: ['R1'], direction, date: '2027-05-01', departureLocation: 'London', arrivalLocation: 'Barcelona' },
      ],
    ])
    open.finder.chooseStop(direction, direction === 'OUTBOUND' ? 'out' : 'back')
    expect(isJourneyChosen(open.search())).toBe(true)
  })

  it('goes one way only where the settings of the package allow it', async () => {
    const { finder, search } = opened()
    await finder.start()
    await finder.chooseMode('OUTBOUND_ONLY')()
    expect([search().modes, search().choices.mode]).toEqual([['BOTH_WAYS'], 'BOTH_WAYS'])
    const allowed = opened(oneWay)
    await allowed.finder.start()
    await allowed.finder.chooseMode('RETURN_ONLY')()
    expect([allowed.search().modes, allowed.search().choices.mode]).toEqual([
      ['BOTH_WAYS', 'OUTBOUND_ONLY', 'RETURN_ONLY'],
      'RETURN_ONLY',
    ])
  })

  it('chooses a journey there and back, the way back after the way out', async () => {
    const open = opened()
    await toStops(open)
    open.finder.chooseStop('RETURN', 'too early')
    open.finder.chooseStop('OUTBOUND', 'out')
    expect(open.search().choices).toMatchObject({ outboundStopId: 'out', returnStopId: null })
    open.finder.chooseStop('RETURN', 'too early')
    open.finder.chooseStop('OUTBOUND', 'nowhere')
    expect([open.search().choices.returnStopId, isJourneyChosen(open.search())]).toEqual([null, false])
    open.finder.chooseStop('RETURN', 'back')
    expect(chosenStops(open.search())).toEqual([out, back])
  })
})

describe('a choice that is made again', () => {
  const steps: readonly (readonly [string, (open: Opened) => Promise<unknown>, object])[] = [
    [
      'type',
      ({ finder }) => finder.chooseType('T2')(),
      { typeId: 'T2', routes: [], date: null, departureLocation: null, outboundStopId: null },
    ],
    [
      'routes',
      ({ finder }) => finder.chooseRoutes(['R1', 'R2'])(),
      { typeId: 'T1', routes: ['R1', 'R2'], date: null, departureLocation: null },
    ],
    [
      'date',
      ({ finder }) => finder.chooseDate('2027-05-02')(),
      { routes: ['R1'], date: '2027-05-02', departureLocation: null, outboundStopId: null },
    ],
    [
      'locations',
      ({ finder }) => finder.chooseLocations('Leeds', 'Girona')(),
      { date: '2027-05-01', departureLocation: 'Leeds', outboundStopId: null },
    ],
    [
      'mode',
      ({ finder }) => finder.chooseMode('BOTH_WAYS')(),
      { typeId: 'T1', routes: ['R1'], date: null, arrivalLocation: null },
    ],
  ]
  it.each(steps)('forgets what depended on it: %s', async (_step, choose, choices) => {
    const open = opened()
    await toStops(open)
    open.finder.chooseStop('OUTBOUND', 'out')
    await choose(open)
    expect(open.search().choices).toMatchObject(choices)
    expect(latest(open.search().types)).toHaveLength(2)
  })

  it('drops the answer to the older one', async () => {
    const open = opened()
    await open.finder.start()
    await open.finder.chooseType('T1')()
    const [first, second] = [createDeferred<void>(), createDeferred<void>()]
    open.gates.push(first.promise, second.promise)
    const both = [open.finder.chooseRoutes(['R1'])(), open.finder.chooseRoutes(['R1', 'R2'])()]
    await settled()
    second.resolve()
    await settled()
    first.resolve()
    const [older, newer] = await Promise.all(both)
    expect(latest(open.search().dates)).toEqual(['2027-05-02'])
    expect([older, newer]).toMatchObject([left({ cause: { kind: 'cancelled' } }), right(undefined)])
    expect(open.said).toEqual([])
  })

  it('starts over with nothing chosen, and what is on offer still there', async () => {
    const open = opened()
    await toStops(open)
    open.finder.startOver()
    expect(open.search()).toMatchObject({
      choices: { typeId: null, date: null },
      dates: { kind: 'idle' },
      types: { kind: 'loaded' },
    })
  })
})

describe('a step that fails', () => {
  it.each([
    ['types', "We're unable to load the kinds of transport right now. Please try again."],
    ['routes', "We're unable to load the transport routes right now. Please try again."],
    ['dates', "We're unable to load the travel dates right now. Please try again."],
    ['locations', "We're unable to load the places of departure and arrival right now. Please try again."],
    ['stops', "We're unable to load the outbound departures right now. Please try again."],
  ] as const)('is said in its own words, and loaded again by retry: %s', async (call, text) => {
    const open = opened()
    open.failures.set(call, httpFailure(500))
    await toStops(open)
    expect(open.said).toEqual([text])
    expect(isLeft(await open.finder.retry())).toBe(false)
    expect(latest(open.search().returnStops)).toEqual([tooEarly, back])
    expect(latest(open.search().outboundStops)).toEqual([out])
  })

  it('has words of its own for one way', async () => {
    const open = opened(oneWay)
    await open.finder.start()
    await open.finder.chooseMode('OUTBOUND_ONLY')()
    open.failures.set('stops', httpFailure(500))
    await toStops(open)
    expect(open.said).toEqual(["We're unable to load the departures right now. Please try again."])
  })
})

it('is forgotten when the session ends', async () => {
  const open = opened()
  await toStops(open)
  open.scope.end()
  expect(open.search().choices.typeId).toBeNull()
  expect(open.search().types.kind).toBe('idle')
})
