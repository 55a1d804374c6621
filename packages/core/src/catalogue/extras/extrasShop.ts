import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { AddExtrasInput, SelectedExtra } from '../../basket/BasketApi.js'
import type { AddEnd } from '../../basket/adding/addToBasket.js'
import type { ShoppingBasket } from '../../basket/shoppingBasket.js'
import { basketOf } from '../../basket/shoppingBasketState.js'
import type { Bookings } from '../../bookings/bookings.js'
import type { CallContext } from '../../environment/CallContext.js'
import type { Clock } from '../../environment/time.js'
import { cancelled, failedAt, type Failure, sessionEnd } from '../../failure/Failure.js'
import type { Navigation } from '../../navigation/paths.js'
import { type Behavior, combine, createState, select } from '../../reactive/Behavior.js'
import { exhaust } from '../../reactive/concurrency.js'
import {
  createResource,
  idle,
  isLoading,
  latest,
  type Loadable,
  mapLoadable,
  type ResourceDeps,
  withoutReloads,
} from '../../reactive/resource.js'
import type { Drafts } from '../../session/Drafts.js'
import { createAttempts } from '../attempts.js'
import { createBuy, createStoredChoice, createOpenEnd, openShop } from '../shop.js'
import type { Extra, ExtraAvailability, ExtrasCatalogueApi } from './ExtrasCatalogueApi.js'
import {
  extraDraft,
  type ExtraOnSale,
  extrasOnSale,
  type ExtraSelectionProblem,
  extraSelectionProblems,
  type OptionIds,
  setExtraQuantity,
  toAddExtrasInput,
  withoutAdded,
} from './extraSelection.js'
import { type ExtrasOutcome, type ExtrasShopState, extrasShopState } from './extrasShopState.js'

interface OnSaleDeps extends ResourceDeps {
  readonly api: ExtrasCatalogueApi
  readonly clock: Clock
}

interface Loaded {
  readonly extras: readonly Extra[]
  readonly availability: readonly ExtraAvailability[]
}

const loadBoth = async (
  { api }: OnSaleDeps,
  bookingRef: string,
  context: CallContext,
): Promise<Either<Failure, Loaded>> => {
  const [extras, availability] = await Promise.all([
    api.extras(bookingRef, context)(),
    api.availability(bookingRef, context)(),
  ])
  const ended = sessionEnd([extras, availability])
  if (ended !== null) return left(failedAt('extras')(ended))
  if (isLeft(extras)) return left(failedAt('extras')(extras.left))
  if (isLeft(availability)) return left(failedAt('extrasAvailability')(availability.left))
  return right({ extras: extras.right, availability: availability.right })
}

/** The extras of one booking that can be bought now, with their options in groups and their availability. */
interface ExtrasOnSale {
  /** `loading` only until they are first known. */
  readonly state$: Behavior<Loadable<readonly ExtraOnSale[]>>
  readonly isLoading$: Behavior<boolean>
  readonly load: () => Promise<Either<Failure, void>>
  /** Reloads the availability of one extra. The others stay as they are. */
  readonly refreshAvailability: (extraId: string) => Promise<Either<Failure, void>>
}

export const createExtrasOnSale = (deps: OnSaleDeps, bookingRef: string): ExtrasOnSale => {
  const resource = createResource(deps, (context) => () => loadBoth(deps, bookingRef, context))
  const loaded$ = withoutReloads(resource.state$)
  const shown = createState<Loadable<readonly ExtraOnSale[]>>(idle)
  /** By extra: the availability that was refreshed since the last full load, and the latest request. */
  const fresh = new Map<string, readonly ExtraAvailability[]>()
  const asked = new Map<string, object>()

  const show = (): void => {
    const merged = ({ extras, availability }: Loaded): readonly ExtraOnSale[] => {
      const known = availability.filter(({ extraId }) => !fresh.has(extraId))
      return extrasOnSale(extras, [...known, ...[...fresh.values()].flat()], deps.clock.now())
    }
    shown.set(mapLoadable(loaded$.value, merged))
  }
  resource.state$.subscribe(({ kind }) => {
    if (kind === 'loaded' || kind === 'idle') {
      fresh.clear()
      asked.clear()
    }
    const isReload = kind === 'loading' && shown.state$.value.kind === 'loaded'
    if (!isReload) show()
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
    // A newer request is running, or everything was reloaded: this answer is out of date.
    if (asked.get(extraId) !== context) return right(undefined)
    fresh.set(
      extraId,
      answer.right.filter((entry) => entry.extraId === extraId),
    )
    show()
    return right(undefined)
  }
  return {
    state$: shown.state$,
    isLoading$: select(resource.state$, isLoading),
    load: resource.load,
    refreshAvailability,
  }
}

export type AddExtrasEnd =
  | { readonly kind: 'added'; readonly count: number }
  /** Something must be corrected first. Nothing was sent. */
  | { readonly kind: 'invalid'; readonly problems: readonly ExtraSelectionProblem[] }
  | { readonly kind: 'nothingChosen' }
  /** What is left stays chosen. */
  | { readonly kind: 'partlyAdded'; readonly left: AddExtrasInput; readonly failure: Failure }
  | { readonly kind: 'failed' | 'unclear'; readonly failure: Failure }
  | { readonly kind: 'cancelled' }

/** Chooses general extras for one booking and adds them to its basket. The choice outlives a session. */
export interface ExtrasShop {
  readonly state$: Behavior<ExtrasShopState>
  /** True while the extras on sale are loading, even if a previous list is shown. */
  readonly isLoading$: Behavior<boolean>
  /** Loads the extras on sale, and the booking and the basket if they are not known yet. */
  readonly open: () => Promise<void>
  /** Sets the quantity of an option. */
  readonly choose: (option: OptionIds, quantity: number) => void
  /**
   * Adds the choice. A second call while it runs gets the same result. After an unclear result, the basket is checked
   * first.
   */
  readonly add: () => Promise<AddExtrasEnd>
  /** Adds the choice, and goes to the checkout once everything is in the basket. */
  readonly buy: () => Promise<AddExtrasEnd>
}

interface ExtrasShopDeps extends ResourceDeps {
  readonly navigation: Navigation
  readonly bookingRef: string
  readonly api: ExtrasCatalogueApi
  readonly clock: Clock
  readonly bookings: Bookings
  readonly basket: ShoppingBasket
  readonly drafts: Drafts
}

const extraIdsOf = (extras: readonly SelectedExtra[]): ReadonlySet<string> =>
  new Set(extras.map(({ extraId }) => extraId))

export const createExtrasShop = (deps: ExtrasShopDeps): ExtrasShop => {
  const { bookingRef, bookings, basket, scope } = deps
  const catalogue = createExtrasOnSale(deps, bookingRef)
  const attempts = createAttempts<ExtrasOutcome>(scope, { kind: 'none' })
  const chosen = createStoredChoice(deps, `extras/${bookingRef}`, extraDraft)
  const { now: selectionNow, store } = chosen
  const once = exhaust<AddExtrasEnd>(scope)
  const openEnd = createOpenEnd<AddExtrasEnd>(scope)

  const onSale = (): readonly ExtraOnSale[] => latest(catalogue.state$.value) ?? []

  const settle = (sent: AddExtrasInput, end: AddEnd<AddExtrasInput>): AddExtrasEnd => {
    switch (end.kind) {
      case 'added':
        store(withoutAdded(selectionNow(), sent.extras, []))
        attempts.setOutcome({ kind: 'added', count: sent.extras.length })
        return { kind: 'added', count: sent.extras.length }
      case 'partlyAdded':
        store(withoutAdded(selectionNow(), sent.extras, end.left.extras))
        attempts.setOutcome({ kind: 'partlyAdded', left: end.left.extras.length })
        return end
      case 'unclear':
        openEnd.leave(() => checkStatusAgain(sent, end.checkStatusAgain))
        attempts.setOutcome({ kind: 'unclear' })
        return { kind: 'unclear', failure: end.failure }
      case 'failed':
        attempts.setOutcome({ kind: 'failed' })
        return end
      case 'cancelled':
        return end
    }
  }

  /** Reloads what is left. After a failure it reloads only the extras that were sent. */
  const refresh = (end: AddExtrasEnd, sent: AddExtrasInput): void => {
    if (end.kind === 'cancelled') return
    if (end.kind !== 'failed') void catalogue.load()
    else extraIdsOf(sent.extras).forEach((extraId) => void catalogue.refreshAvailability(extraId))
  }

  const checkStatusAgain = async (
    sent: AddExtrasInput,
    check: () => Promise<AddEnd<AddExtrasInput>>,
  ): Promise<AddExtrasEnd> => {
    const end = settle(sent, await check())
    // If nothing was added, a retry sends the extras again and refreshes then.
    if (end.kind !== 'failed') refresh(end, sent)
    return end
  }

  const add = async (): Promise<AddExtrasEnd> => {
    const problems = extraSelectionProblems(selectionNow(), onSale())
    if (problems.length > 0) {
      attempts.refuse()
      return { kind: 'invalid', problems }
    }
    const input = toAddExtrasInput(selectionNow(), onSale())
    if (input === null) return { kind: 'nothingChosen' }
    return attempts.during(async () => {
      const end = settle(input, await basket.addExtras(input))
      refresh(end, input)
      return end
    })
  }

  const shown = combine(catalogue.state$, bookings.booking(bookingRef), (offer, booking) => ({
    offer,
    booking,
  }))
  const held = select(basket.state$, (state) => ({ basket: basketOf(state), isBusy: state.processing }))
  const addOnce = (): Promise<AddExtrasEnd> => once(() => openEnd.checkStatusBefore(add, attempts.during))
  return {
    state$: combine(
      combine(shown, held, (a, b) => ({ ...a, ...b })),
      combine(chosen.state$, attempts.state$, (selection, submitted) => ({ selection, submitted })),
      (a, b) => extrasShopState({ ...a, ...b }),
    ),
    isLoading$: catalogue.isLoading$,
    open: () => openShop(deps, catalogue.load),
    choose: (option, quantity) => {
      store(setExtraQuantity(selectionNow(), option, quantity))
      attempts.forget()
    },
    add: addOnce,
    buy: createBuy(deps, addOnce),
  }
}
