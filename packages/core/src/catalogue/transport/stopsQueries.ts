import type { Operation } from '../../failure/Operation.js'
import { directionsOf } from './chooseTransport.js'
import type { StopsQuery } from './TransportCatalogueApi.js'
import type { TransportChoices } from './TransportSearch.js'

export interface StopsToLoad {
  readonly query: StopsQuery
  readonly operation: Operation
}

/**
 * The stops to ask for; empty while something is not chosen yet. The combined flow asks for the return with the locations
 * swapped and no date (specification 2, §7).
 */
export const stopsQueries = (choices: TransportChoices): readonly StopsToLoad[] => {
  const { mode, routes, date, departureLocation, arrivalLocation } = choices
  if (date === null || departureLocation === null || arrivalLocation === null || routes.length === 0) return []
  if (mode !== 'BOTH_WAYS') {
    return directionsOf(choices).map((direction) => ({
      query: { routes, direction, date, departureLocation, arrivalLocation },
      operation: 'transportStops',
    }))
  }
  return [
    { query: { routes, direction: 'OUTBOUND', date, departureLocation, arrivalLocation }, operation: 'outboundStops' },
    {
      query: {
        routes,
        direction: 'RETURN',
        date: null,
        departureLocation: arrivalLocation,
        arrivalLocation: departureLocation,
      },
      operation: 'returnStops',
    },
  ]
}
