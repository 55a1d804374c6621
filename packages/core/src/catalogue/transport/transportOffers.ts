import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { CallContext } from '../../environment/CallContext.js'
import { type ApiFailure, cancelledBy, failedAt, failing, type Failure, type Operation } from '../../failure/Failure.js'
import { createResource, type Loadable, type ResourceDeps } from '../../reactive/resource.js'
import { createSessionMap, isOver } from '../../reactive/Lifetime.js'
import type { TransportCatalogueApi } from './TransportCatalogueApi.js'
import { queriesOf, type TransportQuery, type TransportSearch } from './transportSearch.js'

export type Outcome = Promise<Either<Failure, void>>

const done: Either<Failure, void> = right(undefined)

const firstFailure = (outcomes: readonly Either<Failure, void>[]): Either<Failure, void> =>
  outcomes.find(isLeft) ?? done

interface Deps extends ResourceDeps {
  readonly api: TransportCatalogueApi
  readonly bookingRef: string
}

/** Loads the transport on offer. */
export const createTransportOffers = (
  deps: Deps,
  search: () => TransportSearch,
  offer: (change: Partial<TransportSearch>) => void,
) => {
  const { api, bookingRef, scope, onFailure } = deps
  /** The latest request of each kind. The answer to an older one is dropped. */
  const running = createSessionMap<TransportQuery['of'], Outcome>(scope)
  const types = createResource(deps, (context) => failing('transportTypes')(api.types(bookingRef, context)))
  const routes = createResource(deps, (context) => failing('transportRoutes')(api.routes(bookingRef, context)))
  types.state$.subscribe((state) => offer({ types: state }))
  routes.state$.subscribe((state) => offer({ routes: state }))

  const load = <A>(
    of: TransportQuery['of'],
    operation: Operation,
    ask: (context: CallContext) => TaskEither<ApiFailure, A>,
    toOffer: (state: Loadable<A>) => Partial<TransportSearch>,
  ): Outcome => {
    const run = async (): Outcome => {
      const context = scope.context()
      offer(toOffer({ kind: 'loading', previous: null }))
      const answer = await ask(context)()
      if (isOver(context) || running.get(of) !== mine || search()[of].kind !== 'loading')
        return left(failedAt(operation)(cancelledBy(context)))
      if (isLeft(answer)) {
        const failure = failedAt(operation)(answer.left)
        offer(toOffer({ kind: 'failed', previous: null, failure }))
        onFailure(failure)
        return left(failure)
      }
      offer(toOffer({ kind: 'loaded', value: answer.right }))
      return done
    }
    const mine = Promise.resolve().then(run)
    running.set(of, mine)
    return mine
  }

  const ask = (query: TransportQuery): Outcome => {
    switch (query.of) {
      case 'dates':
        return load(
          query.of,
          'transportDates',
          (context) => api.dates(bookingRef, query.routes, query.direction, context),
          (dates) => ({ dates }),
        )
      case 'locations':
        return load(
          query.of,
          'transportLocations',
          (context) => api.locations(bookingRef, query, context),
          (locations) => ({ locations }),
        )
      default:
        return load(
          query.of,
          query.operation,
          (context) => api.stops(bookingRef, query.stops, context),
          (stops) => (query.of === 'outboundStops' ? { outboundStops: stops } : { returnStops: stops }),
        )
    }
  }

  /** Loads what the choices need and is not loaded yet. */
  const loadMissing = async (): Outcome => {
    const loads = queriesOf(search()).map((query) => {
      const { kind } = search()[query.of]
      if (kind === 'loaded') return Promise.resolve(done)
      return (kind === 'loading' ? running.get(query.of) : undefined) ?? ask(query)
    })
    return firstFailure(await Promise.all(loads))
  }

  return {
    /** Loads types and routes, unless they are loaded. */
    begin: async (): Outcome => firstFailure(await Promise.all([types.loadOnce(), routes.loadOnce()])),
    loadMissing,
    /** Reloads the departures with their remaining seats. */
    askForStops: async (): Outcome => {
      const queries = queriesOf(search()).filter(({ of }) => of === 'outboundStops' || of === 'returnStops')
      return firstFailure(await Promise.all(queries.map(ask)))
    },
  }
}
