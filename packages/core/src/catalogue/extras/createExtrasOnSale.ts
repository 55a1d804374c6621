import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { CallContext } from '../../environment/CallContext.js'
import type { Clock } from '../../environment/time.js'
import { cancelled } from '../../failure/ApiFailure.js'
import { type Failure, failedAt } from '../../failure/Failure.js'
import { type Behavior, createState } from '../../reactive/Behavior.js'
import { idle, type Loadable, mapLoadable } from '../../reactive/Loadable.js'
import { createResource, type ResourceDeps } from '../../reactive/resource.js'
import type { ExtraOnSale } from './ExtraOnSale.js'
import type { Extra, ExtraAvailability } from './ExtrasCatalogue.js'
import type { ExtrasCatalogueApi } from './ExtrasCatalogueApi.js'
import { extrasOnSale } from '../onSaleNow.js'

interface Deps extends ResourceDeps {
  readonly api: ExtrasCatalogueApi
  readonly clock: Clock
}

interface Loaded {
  readonly extras: readonly Extra[]
  readonly availability: readonly ExtraAvailability[]
}

const loadBoth = async ({ api }: Deps, bookingRef: string, context: CallContext): Promise<Either<Failure, Loaded>> => {
  const [extras, availability] = await Promise.all([
    api.extras(bookingRef, context)(),
    api.availability(bookingRef, context)(),
  ])
  if (isLeft(extras)) return left(failedAt('extras')(extras.left))
  if (isLeft(availability)) return left(failedAt('extrasAvailability')(availability.left))
  return right({ extras: extras.right, availability: availability.right })
}

/** What can be bought now of the extras of one booking, its options in their groups, with how many there are. */
export interface ExtrasOnSale {
  readonly state$: Behavior<Loadable<readonly ExtraOnSale[]>>
  readonly load: () => Promise<Either<Failure, void>>
  /** Asks anew how many of one extra there are; what is known of the others stays. */
  readonly refreshAvailability: (extraId: string) => Promise<Either<Failure, void>>
}

export const createExtrasOnSale = (deps: Deps, bookingRef: string): ExtrasOnSale => {
  const resource = createResource(deps, (context) => () => loadBoth(deps, bookingRef, context))
  const shown = createState<Loadable<readonly ExtraOnSale[]>>(idle)
  /** What was asked anew since everything was loaded, by extra; and which question about it was the last. */
  const fresh = new Map<string, readonly ExtraAvailability[]>()
  const asked = new Map<string, object>()

  const show = (): void => {
    const merged = ({ extras, availability }: Loaded): readonly ExtraOnSale[] => {
      const known = availability.filter(({ extraId }) => !fresh.has(extraId))
      return extrasOnSale(extras, [...known, ...[...fresh.values()].flat()], deps.clock.now())
    }
    shown.set(mapLoadable(resource.state$.value, merged))
  }
  resource.state$.subscribe(({ kind }) => {
    if (kind === 'loaded' || kind === 'idle') {
      fresh.clear()
      asked.clear()
    }
    show()
  })

  const refreshAvailability = async (extraId: string): Promise<Either<Failure, void>> => {
    const context = deps.scope.context()
    asked.set(extraId, context)
    const answer = await deps.api.availabilityOf(bookingRef, extraId, context)()
    const failed = failedAt('extrasAvailability')
    if (context.signal?.aborted === true) return left(failed(cancelled))
    if (isLeft(answer)) {
      deps.onFailure(failed(answer.left))
      return left(failed(answer.left))
    }
    // Asked again, or everything was loaded meanwhile: this answer is the older one.
    if (asked.get(extraId) !== context) return right(undefined)
    fresh.set(
      extraId,
      answer.right.filter((entry) => entry.extraId === extraId),
    )
    show()
    return right(undefined)
  }
  return { state$: shown.state$, load: resource.load, refreshAvailability }
}
