import type { IsoDate } from '../../environment/IsoDate.js'
import type { TransportDirection } from '../../bookings/holdings/Holdings.js'
import { idle, latest } from '../../reactive/Loadable.js'
import type { TransportMode, TransportRoute, TransportStop } from './TransportCatalogue.js'
import { noTransportChoices, type TransportChoices, type TransportSearch } from './TransportSearch.js'

// Each step of the search: the choice is made, and what depended on the one before is forgotten.

const noStops = { outboundStops: idle, returnStops: idle } as const
const noLocations = { locations: idle, ...noStops } as const
const noDates = { dates: idle, ...noLocations } as const
const noStopChosen = { outboundStopId: null, returnStopId: null } as const
const noPlaceChosen = { departureLocation: null, arrivalLocation: null, ...noStopChosen } as const
const noDateChosen = { date: null, ...noPlaceChosen } as const

const choose = (
  search: TransportSearch,
  chosen: Partial<TransportChoices>,
  forgotten: Partial<TransportSearch>,
): TransportSearch => ({
  ...search,
  ...forgotten,
  choices: { ...search.choices, ...chosen },
})

/** Type and routes stay: they are the same for both directions. Null where the settings do not allow the mode. */
export const chooseMode = (search: TransportSearch, mode: TransportMode): TransportSearch | null =>
  search.modes.includes(mode) ? choose(search, { mode, ...noDateChosen }, noDates) : null

export const chooseType = (search: TransportSearch, typeId: string): TransportSearch =>
  choose(search, { typeId, routes: [], ...noDateChosen }, noDates)

export const chooseRoutes = (search: TransportSearch, routes: readonly string[]): TransportSearch =>
  choose(search, { routes, ...noDateChosen }, noDates)

export const chooseDate = (search: TransportSearch, date: IsoDate): TransportSearch =>
  choose(search, { date, ...noPlaceChosen }, noLocations)

export const chooseLocations = (
  search: TransportSearch,
  departureLocation: string,
  arrivalLocation: string,
): TransportSearch => choose(search, { departureLocation, arrivalLocation, ...noStopChosen }, noStops)

/** A return stop that leaves before the new outbound one is no longer a choice. */
export const chooseStop = (search: TransportSearch, direction: TransportDirection, stopId: string): TransportSearch => {
  if (!stopsOnOffer(search, direction).some(({ id }) => id === stopId)) return search
  if (direction === 'RETURN') return choose(search, { returnStopId: stopId }, {})
  const next = choose(search, { outboundStopId: stopId }, {})
  const isStillOffered = stopsOnOffer(next, 'RETURN').some(({ id }) => id === next.choices.returnStopId)
  return isStillOffered ? next : choose(next, { returnStopId: null }, {})
}

export const startOver = (search: TransportSearch): TransportSearch => ({
  ...search,
  ...noDates,
  choices: noTransportChoices,
})

/** The routes of the chosen type. */
export const routesOfType = ({ routes, choices }: TransportSearch): readonly TransportRoute[] =>
  (latest(routes) ?? []).filter(({ typeId }) => typeId === choices.typeId)

/** The direction that dates and locations are asked for. */
export const firstDirection = ({ mode }: TransportChoices): TransportDirection =>
  mode === 'RETURN_ONLY' ? 'RETURN' : 'OUTBOUND'

/** Outbound and return, or one of them, as the mode has it. */
export const directionsOf = ({ mode }: TransportChoices): readonly TransportDirection[] => {
  if (mode === 'BOTH_WAYS') return ['OUTBOUND', 'RETURN']
  return mode === 'RETURN_ONLY' ? ['RETURN'] : ['OUTBOUND']
}

const stopOf = (search: TransportSearch, direction: TransportDirection): TransportStop | undefined => {
  const { outboundStopId, returnStopId } = search.choices
  return direction === 'OUTBOUND'
    ? latest(search.outboundStops)?.find(({ id }) => id === outboundStopId)
    : latest(search.returnStops)?.find(({ id }) => id === returnStopId)
}

/** By the day where the time of the departure is not known yet. */
const leavesAfter = ({ departureDate, isDepartureTimeSpecified }: TransportStop, outbound: TransportStop): boolean => {
  const arrived = outbound.arrivalDate ?? outbound.departureDate
  if (!isDepartureTimeSpecified) return departureDate.slice(0, 10) >= arrived.slice(0, 10)
  return Date.parse(departureDate) >= Date.parse(arrived)
}

/** The stops of a direction; for the way back, which is asked for without a date, those that leave after the way out. */
export const stopsOnOffer = (search: TransportSearch, direction: TransportDirection): readonly TransportStop[] => {
  if (direction === 'OUTBOUND') return latest(search.outboundStops) ?? []
  const stops = latest(search.returnStops) ?? []
  const outbound = stopOf(search, 'OUTBOUND')
  if (search.choices.mode !== 'BOTH_WAYS' || outbound === undefined) return stops
  return stops.filter((stop) => leavesAfter(stop, outbound))
}

/** The stops that were chosen, in the order of the journey. */
export const chosenStops = (search: TransportSearch): readonly TransportStop[] =>
  directionsOf(search.choices).flatMap((direction) => stopOf(search, direction) ?? [])

/** Whether a stop is chosen for every direction of the mode. */
export const isJourneyChosen = (search: TransportSearch): boolean =>
  chosenStops(search).length === directionsOf(search.choices).length
