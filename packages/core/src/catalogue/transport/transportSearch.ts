import type { TransportDirection } from '../../domain/Holdings.js'
import type { IsoDate } from '../../environment/time.js'
import type { Operation } from '../../failure/Failure.js'
import { idle, latest, type Loadable } from '../../reactive/resource.js'
import type {
  StopsQuery,
  TransportLocations,
  TransportMode,
  TransportRoute,
  TransportStop,
  TransportType,
} from './TransportCatalogueApi.js'

/** The customer's choices, step by step. Null is not chosen yet. */
export interface TransportChoices {
  readonly typeId: string | null
  readonly routeId: string | null
  /** Both ways at first. `isModeChosen` is true once the customer has chosen it. */
  readonly mode: TransportMode
  readonly isModeChosen: boolean
  readonly date: IsoDate | null
  readonly departureLocation: string | null
  readonly arrivalLocation: string | null
  readonly outboundStopId: string | null
  readonly returnStopId: string | null
}

/** The choices, and what is on offer. */
export interface TransportSearch {
  readonly choices: TransportChoices
  /** Only both ways until the settings are known. */
  readonly modes: readonly TransportMode[]
  readonly types: Loadable<readonly TransportType[]>
  /** The routes of every type. */
  readonly routes: Loadable<readonly TransportRoute[]>
  readonly dates: Loadable<readonly IsoDate[]>
  readonly locations: Loadable<TransportLocations>
  readonly outboundStops: Loadable<readonly TransportStop[]>
  readonly returnStops: Loadable<readonly TransportStop[]>
}

export const noTransportChoices: TransportChoices = {
  typeId: null,
  routeId: null,
  mode: 'BOTH_WAYS',
  isModeChosen: false,
  date: null,
  departureLocation: null,
  arrivalLocation: null,
  outboundStopId: null,
  returnStopId: null,
}

const noStops = { outboundStops: idle, returnStops: idle } as const
const noLocations = { locations: idle, ...noStops } as const
const noDates = { dates: idle, ...noLocations } as const
const noStopChosen = { outboundStopId: null, returnStopId: null } as const
const noPlaceChosen = { departureLocation: null, arrivalLocation: null, ...noStopChosen } as const
const noDateChosen = { date: null, ...noPlaceChosen } as const

export const newTransportSearch: TransportSearch = {
  choices: noTransportChoices,
  modes: ['BOTH_WAYS'],
  types: idle,
  routes: idle,
  ...noDates,
}

/** What a new choice of a step clears, because it depended on the previous one. Type and route fit both directions. */
const clearedBy = {
  type: { offers: noDates, choices: { routeId: null, ...noDateChosen } },
  route: { offers: noDates, choices: noDateChosen },
  direction: { offers: noDates, choices: noDateChosen },
  date: { offers: noLocations, choices: noPlaceChosen },
  places: { offers: noStops, choices: noStopChosen },
} as const

/** The same choice again clears nothing. */
export const choose = (
  search: TransportSearch,
  step: keyof typeof clearedBy,
  chosen: Partial<TransportChoices>,
): TransportSearch => {
  const { choices } = search
  if (Object.entries(chosen).every(([name, value]) => Reflect.get(choices, name) === value)) return search
  return { ...search, ...clearedBy[step].offers, choices: { ...choices, ...clearedBy[step].choices, ...chosen } }
}

/** Both ways at first, so that the customer's own choice is marked. */
export const chooseMode = (search: TransportSearch, mode: TransportMode): TransportSearch => {
  const next = choose(search, 'direction', { mode })
  return { ...next, choices: { ...next.choices, isModeChosen: true } }
}

/** What belongs to each direction. */
export const ways = {
  OUTBOUND: { stops: 'outboundStops', stopId: 'outboundStopId', field: 'outbound' },
  RETURN: { stops: 'returnStops', stopId: 'returnStopId', field: 'return' },
} as const satisfies Readonly<Record<TransportDirection, object>>

/** A return stop that leaves before the new outbound stop is no longer valid. */
export const chooseStop = (search: TransportSearch, direction: TransportDirection, stopId: string): TransportSearch => {
  const choices = { ...search.choices, [ways[direction].stopId]: stopId }
  const next = { ...search, choices }
  const isReturnOffered = stopsOnOffer(next, 'RETURN').some(({ id }) => id === choices.returnStopId)
  return direction === 'RETURN' || isReturnOffered ? next : { ...next, choices: { ...choices, returnStopId: null } }
}

export const chooseNothing = (search: TransportSearch): TransportSearch => ({
  ...search,
  ...noDates,
  choices: noTransportChoices,
})

/** The direction for which dates and locations are requested. */
const firstDirection = ({ mode }: TransportChoices): TransportDirection =>
  mode === 'RETURN_ONLY' ? 'RETURN' : 'OUTBOUND'

/** Outbound and return, or one of them, according to the mode. */
export const directionsOf = ({ mode }: TransportChoices): readonly TransportDirection[] => {
  if (mode === 'BOTH_WAYS') return ['OUTBOUND', 'RETURN']
  return [firstDirection({ ...noTransportChoices, mode })]
}

const stopOf = (search: TransportSearch, direction: TransportDirection): TransportStop | undefined => {
  const { stops, stopId } = ways[direction]
  return latest(search[stops])?.find(({ id }) => id === search.choices[stopId])
}

/** Compares days if the time of the departure is not known yet. */
const leavesAfter = ({ departureDate, isDepartureTimeSpecified }: TransportStop, outbound: TransportStop): boolean => {
  const arrived = outbound.arrivalDate ?? outbound.departureDate
  if (!isDepartureTimeSpecified) return departureDate.slice(0, 10) >= arrived.slice(0, 10)
  return Date.parse(departureDate) >= Date.parse(arrived)
}

/**
 * The stops of a direction. Returns are requested without a date, so this leaves only those after the outbound stop.
 */
export const stopsOnOffer = (search: TransportSearch, direction: TransportDirection): readonly TransportStop[] => {
  if (direction === 'OUTBOUND') return latest(search.outboundStops) ?? []
  const stops = latest(search.returnStops) ?? []
  const outbound = stopOf(search, 'OUTBOUND')
  if (search.choices.mode !== 'BOTH_WAYS' || outbound === undefined) return stops
  return stops.filter((stop) => leavesAfter(stop, outbound))
}

/** The chosen stops, in the order of travel. */
export const chosenStops = (search: TransportSearch): readonly TransportStop[] =>
  directionsOf(search.choices).flatMap((direction) => stopOf(search, direction) ?? [])

/** Whether a stop is chosen for every direction of the mode. */
export const isTransportChosen = (search: TransportSearch): boolean =>
  chosenStops(search).length === directionsOf(search.choices).length

/** A query that the choices make possible, beside types and routes. */
export type TransportQuery =
  | { readonly of: 'dates'; readonly routes: readonly string[]; readonly direction: TransportDirection }
  | {
      readonly of: 'locations'
      readonly routes: readonly string[]
      readonly direction: TransportDirection
      readonly date: IsoDate
    }
  | {
      readonly of: 'outboundStops' | 'returnStops'
      readonly stops: StopsQuery
      readonly operation: Operation
    }

/** The combined flow requests the return with swapped locations and without a date. */
const stopsQueries = ({ choices }: TransportSearch, routes: readonly string[]): readonly TransportQuery[] => {
  const { mode, date, departureLocation, arrivalLocation } = choices
  if (date === null || departureLocation === null || arrivalLocation === null) return []
  return directionsOf(choices).map((direction): TransportQuery => {
    const of = ways[direction].stops
    const asChosen = { routes, direction, date, departureLocation, arrivalLocation }
    if (mode !== 'BOTH_WAYS') return { of, operation: 'transportStops', stops: asChosen }
    if (direction === 'OUTBOUND') return { of, operation: of, stops: asChosen }
    const back = { departureLocation: arrivalLocation, arrivalLocation: departureLocation }
    return { of, operation: of, stops: { routes, direction, date: null, ...back } }
  })
}

/** The queries that the choices make possible. Dates are requested only once the direction is settled. */
export const queriesOf = (search: TransportSearch): readonly TransportQuery[] => {
  const { choices, modes } = search
  const { routeId, date } = choices
  if (routeId === null || (modes.length > 1 && !choices.isModeChosen && date === null)) return []
  const routes = [routeId]
  const direction = firstDirection(choices)
  return [
    { of: 'dates', routes, direction },
    ...(date === null ? [] : [{ of: 'locations', routes, direction, date } as const]),
    ...stopsQueries(search, routes),
  ]
}
