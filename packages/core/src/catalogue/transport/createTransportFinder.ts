import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import { mapLeft } from 'fp-ts/lib/TaskEither.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { CallContext } from '../../environment/CallContext.js'
import { type ApiFailure, cancelled } from '../../failure/ApiFailure.js'
import { type Failure, failedAt } from '../../failure/Failure.js'
import type { Operation } from '../../failure/Operation.js'
import { createState } from '../../reactive/Behavior.js'
import { latest, type Loadable } from '../../reactive/Loadable.js'
import { createResource, type Resource, type ResourceDeps } from '../../reactive/resource.js'
import {
  chooseDate,
  chooseLocations,
  chooseMode,
  chooseRoutes,
  chooseStop,
  chooseType,
  firstDirection,
  startOver,
} from './chooseTransport.js'
import type { PackageInformationFeature } from '../package/PackageInformationFeature.js'
import { stopsQueries } from './stopsQueries.js'
import type { TransportCatalogueApi } from './TransportCatalogueApi.js'
import type { TransportFinder } from './TransportFinder.js'
import { newTransportSearch, type TransportSearch } from './TransportSearch.js'

interface Deps extends ResourceDeps {
  readonly api: TransportCatalogueApi
  readonly bookingRef: string
  readonly packageInformation: PackageInformationFeature
}

type Outcome = Promise<Either<Failure, void>>

const done: Either<Failure, void> = right(undefined)
const firstFailure = (outcomes: readonly Either<Failure, void>[]): Either<Failure, void> =>
  outcomes.find(isLeft) ?? done

export const createTransportFinder = (deps: Deps): TransportFinder => {
  const { api, bookingRef, packageInformation, scope, onFailure } = deps
  const search = createState(newTransportSearch)
  const choices = () => search.state$.value.choices
  const patch = (change: Partial<TransportSearch>): void => search.update((current) => ({ ...current, ...change }))
  /** The newest choice: what was asked for an older one is dropped (switch). */
  let turn = 0

  const types = createResource(deps, (context) => mapLeft(failedAt('transportTypes'))(api.types(bookingRef, context)))
  const routes = createResource(deps, (context) =>
    mapLeft(failedAt('transportRoutes'))(api.routes(bookingRef, context)),
  )
  const settings = packageInformation.settings(bookingRef)
  scope.ended$.subscribe(() => {
    turn += 1
    search.set(newTransportSearch)
  })
  types.state$.subscribe((state) => patch({ types: state }))
  routes.state$.subscribe((state) => patch({ routes: state }))
  settings.subscribe((state) => {
    const known = latest(state)
    if (known !== null) patch({ modes: known.transportModes })
  })

  const load = async <A>(
    operation: Operation,
    ask: (context: CallContext) => TaskEither<ApiFailure, A>,
    show: (state: Loadable<A>) => void,
  ): Outcome => {
    const mine = turn
    const context = scope.context()
    show({ kind: 'loading', previous: null })
    const answer = await ask(context)()
    if (mine !== turn || context.signal?.aborted === true) return left(failedAt(operation)(cancelled))
    if (isLeft(answer)) {
      const failure = failedAt(operation)(answer.left)
      show({ kind: 'failed', previous: null, failure })
      onFailure(failure)
      return left(failure)
    }
    show({ kind: 'loaded', value: answer.right })
    return done
  }

  const loadDates = (): Outcome =>
    load(
      'transportDates',
      (context) => api.dates(bookingRef, choices().routes, firstDirection(choices()), context),
      (dates) => patch({ dates }),
    )

  const loadLocations = async (): Outcome => {
    const { date, routes: chosen } = choices()
    if (date === null) return done
    const query = { date, direction: firstDirection(choices()), routes: chosen }
    return load(
      'transportLocations',
      (context) => api.locations(bookingRef, query, context),
      (locations) => patch({ locations }),
    )
  }

  const loadStops = async (): Outcome =>
    firstFailure(
      await Promise.all(
        stopsQueries(choices()).map(({ query, operation }) =>
          load(
            operation,
            (context) => api.stops(bookingRef, query, context),
            (stops) => patch(query.direction === 'OUTBOUND' ? { outboundStops: stops } : { returnStops: stops }),
          ),
        ),
      ),
    )

  /** What comes after the last choice. */
  const loadNext = (): Outcome => {
    const { departureLocation, date, routes: chosen } = choices()
    if (departureLocation !== null) return loadStops()
    if (date !== null) return loadLocations()
    return chosen.length > 0 ? loadDates() : Promise.resolve(done)
  }

  const step =
    (change: (current: TransportSearch) => TransportSearch | null): TaskEither<Failure, void> =>
    async () => {
      const next = change(search.state$.value)
      if (next === null) return done
      turn += 1
      search.set(next)
      return loadNext()
    }

  const loadOnce = (resource: Pick<Resource<unknown>, 'state$' | 'load'>): Outcome =>
    resource.state$.value.kind === 'loaded' ? Promise.resolve(done) : resource.load()
  const start = async (): Outcome =>
    firstFailure(
      await Promise.all([
        loadOnce({ state$: settings, load: packageInformation.loadSettings(bookingRef) }),
        loadOnce(types),
        loadOnce(routes),
      ]),
    )

  const retry = async (): Outcome => {
    turn += 1
    return firstFailure(await Promise.all([start(), loadNext()]))
  }

  return {
    search$: search.state$,
    start,
    chooseMode: (mode) => step((current) => chooseMode(current, mode)),
    chooseType: (typeId) => step((current) => chooseType(current, typeId)),
    chooseRoutes: (chosen) => step((current) => chooseRoutes(current, chosen)),
    chooseDate: (date) => step((current) => chooseDate(current, date)),
    chooseLocations: (from, to) => step((current) => chooseLocations(current, from, to)),
    chooseStop: (direction, stopId) => search.update((current) => chooseStop(current, direction, stopId)),
    retry,
    startOver: () => {
      turn += 1
      search.update(startOver)
    },
  }
}
