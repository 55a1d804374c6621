import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { CallContext } from '../../environment/CallContext.js'
import type { Clock } from '../../environment/time.js'
import { cancelled } from '../../failure/ApiFailure.js'
import { failedAt, type Failure } from '../../failure/Failure.js'
import { type Behavior, createState } from '../../reactive/Behavior.js'
import { idle, type Loadable, mapLoadable } from '../../reactive/Loadable.js'
import { createResource, type ResourceDeps } from '../../reactive/resource.js'
import { mayBuy, type Availability } from '../onSale.js'
import type { Extra, ExtraAvailability, ExtraOption, ExtrasCatalogueApi } from './ExtrasCatalogueApi.js'

/** An option that can be bought, with how many. */
export interface ExtraOptionOnSale extends ExtraOption {
  readonly availability: Availability
}

/** Options under the group that they are linked to. */
interface ExtraGroupOnSale {
  readonly groupId: number
  readonly name: string
  readonly options: readonly ExtraOptionOnSale[]
}

export interface ExtraOnSale extends Omit<Extra, 'groups' | 'options'> {
  readonly groups: readonly ExtraGroupOnSale[]
}

/**
 * Extras that can be bought now, with their options under the groups that they are linked to by extra_id and group_id,
 * and how many there are. Options without an availability entry are dropped, as tickets are; so is what is left without any.
 */
export const extrasOnSale = (
  extras: readonly Extra[],
  availability: readonly ExtraAvailability[],
  now: number,
): readonly ExtraOnSale[] => {
  const entryOf = (extraId: string, optionId: string): ExtraAvailability | undefined =>
    availability.find((entry) => entry.extraId === extraId && entry.optionId === optionId)
  return extras
    .filter(({ rules }) => mayBuy(rules, now))
    .map(({ groups, options, ...extra }) => {
      const onSale = options.flatMap((option): readonly ExtraOptionOnSale[] => {
        const entry = option.extraId === extra.id ? entryOf(extra.id, option.optionId) : undefined
        return entry === undefined ? [] : [{ ...option, availability: entry.availability }]
      })
      return {
        ...extra,
        groups: groups
          .filter(({ extraId }) => extraId === extra.id)
          .map(({ groupId, name }) => ({
            groupId,
            name,
            options: onSale.filter((option) => option.groupId === groupId),
          }))
          .filter((group) => group.options.length > 0),
      }
    })
    .filter(({ groups }) => groups.length > 0)
}

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
interface ExtrasOnSale {
  readonly state$: Behavior<Loadable<readonly ExtraOnSale[]>>
  readonly load: () => Promise<Either<Failure, void>>
  /** Asks again how many of one extra there are; the others stay as they are. */
  readonly refreshAvailability: (extraId: string) => Promise<Either<Failure, void>>
}

export const createExtrasOnSale = (deps: Deps, bookingRef: string): ExtrasOnSale => {
  const resource = createResource(deps, (context) => () => loadBoth(deps, bookingRef, context))
  const shown = createState<Loadable<readonly ExtraOnSale[]>>(idle)
  /** Availability that was refreshed since everything was loaded, and the latest request, by extra. */
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
    // A newer request is under way, or everything was loaded again: this answer is out of date.
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
