import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { IsoDate } from '../../environment/IsoDate.js'
import type { TransportDirection } from '../../bookings/holdings/Holdings.js'
import type { Failure } from '../../failure/Failure.js'
import type { Behavior } from '../../reactive/Behavior.js'
import type { TransportMode } from './TransportCatalogue.js'
import type { TransportSearch } from './TransportSearch.js'

/**
 * Finds transport step by step: type, mode, routes, date, locations, stops. Each choice forgets what depended on the one
 * before and loads the next step; an answer to an older choice is dropped (switch).
 */
export interface TransportFinder {
  readonly search$: Behavior<TransportSearch>
  /** Loads the settings, the types and the routes; skipped where they are there. */
  readonly start: TaskEither<Failure, void>
  /** Ignored where the settings do not allow it. */
  readonly chooseMode: (mode: TransportMode) => TaskEither<Failure, void>
  readonly chooseType: (typeId: string) => TaskEither<Failure, void>
  readonly chooseRoutes: (routes: readonly string[]) => TaskEither<Failure, void>
  readonly chooseDate: (date: IsoDate) => TaskEither<Failure, void>
  readonly chooseLocations: (departureLocation: string, arrivalLocation: string) => TaskEither<Failure, void>
  readonly chooseStop: (direction: TransportDirection, stopId: string) => void
  /** Loads again what failed. */
  readonly retry: TaskEither<Failure, void>
  /** Forgets every choice. */
  readonly startOver: () => void
}
