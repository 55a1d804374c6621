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

const choose = (
  search: TransportSearch,
  chosen: Partial<TransportChoices>,
  forgotten: Partial<TransportSearch> = {},
): TransportSearch => ({ ...search, ...forgotten, choices: { ...search.choices, ...chosen } })

// A new choice clears the choices that depended on the previous one. The same choice again clears nothing.

export const chooseType = (search: TransportSearch, typeId: string): TransportSearch =>
  search.choices.typeId === typeId ? search : choose(search, { typeId, routeId: null, ...noDateChosen }, noDates)

export const chooseRoute = (search: TransportSearch, routeId: string): TransportSearch =>
  search.choices.routeId === routeId ? search : choose(search, { routeId, ...noDateChosen }, noDates)

/** Type and route stay: they are the same for both directions. */
export const chooseMode = (search: TransportSearch, mode: TransportMode): TransportSearch =>
  search.choices.mode === mode
    ? choose(search, { isModeChosen: true })
    : choose(search, { mode, isModeChosen: true, ...noDateChosen }, noDates)

export const chooseDate = (search: TransportSearch, date: IsoDate): TransportSearch =>
  search.choices.date === date ? search : choose(search, { date, ...noPlaceChosen }, noLocations)

export const chooseLocations = (
  search: TransportSearch,
  departureLocation: string,
  arrivalLocation: string,
): TransportSearch => {
  const { choices } = search
  const isSame = choices.departureLocation === departureLocation && choices.arrivalLocation === arrivalLocation
  return isSame ? search : choose(search, { departureLocation, arrivalLocation, ...noStopChosen }, noStops)
}

/** A return stop that leaves before the new outbound stop is no longer valid. */
export const chooseStop = (search: TransportSearch, direction: TransportDirection, stopId: string): TransportSearch => {
  if (direction === 'RETURN') return choose(search, { returnStopId: stopId })
  const next = choose(search, { outboundStopId: stopId })
  const isStillOffered = stopsOnOffer(next, 'RETURN').some(({ id }) => id === next.choices.returnStopId)
  return isStillOffered ? next : choose(next, { returnStopId: null })
}

export const chooseNothing = (search: TransportSearch): TransportSearch => ({
  ...search,
  ...noDates,
  choices: noTransportChoices,
})

/** The routes of the chosen type. */
export const routesOfType = ({ routes, choices }: TransportSearch): readonly TransportRoute[] =>
  (latest(routes) ?? []).filter(({ typeId }) => typeId === choices.typeId)

/** The direction for which dates and locations are requested. */
const firstDirection = ({ mode }: TransportChoices): TransportDirection =>
  mode === 'RETURN_ONLY' ? 'RETURN' : 'OUTBOUND'

/** Outbound and return, or one of them, according to the mode. */
export const directionsOf = ({ mode }: TransportChoices): readonly TransportDirection[] => {
  if (mode === 'BOTH_WAYS') return ['OUTBOUND', 'RETURN']
  return [firstDirection({ ...noTransportChoices, mode })]
}

const stopOf = (search: TransportSearch, direction: TransportDirection): TransportStop | undefined => {
  const { outboundStopId, returnStopId } = search.choices
  return direction === 'OUTBOUND'
    ? latest(search.outboundStops)?.find(({ id }) => id === outboundStopId)
    : latest(search.returnStops)?.find(({ id }) => id === returnStopId)
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
    const of = direction === 'OUTBOUND' ? 'outboundStops' : 'returnStops'
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
