import { isLeft, left } from 'fp-ts/lib/Either.js'
import type { AddTransportInput } from '../../basket/BasketApi.js'
import type { SeatsLeft } from '../../basket/adding/addItems.js'
import type { AddEnd } from '../../basket/adding/addToBasket.js'
import type { ShoppingBasket } from '../../basket/shoppingBasket.js'
import type { Bookings } from '../../bookings/bookings.js'
import { cancelled, failedAt, type Failure } from '../../failure/Failure.js'
import type { TransportTexts } from './transportTexts.js'
import { type Behavior, combine, createState } from '../../reactive/Behavior.js'
import { exhaust } from '../../reactive/concurrency.js'
import { latest, type ResourceDeps } from '../../reactive/resource.js'
import type { Drafts } from '../../session/Drafts.js'
import type { PackageInformation } from '../package/packageInformation.js'
import { createOpenEnd } from '../shop.js'
import type { TransportCatalogueApi, TransportField, TransportStepName } from './TransportCatalogueApi.js'
import {
  fromTransportDraft,
  toAddTransportInput,
  toTransportDraft,
  type TransportProblem,
  transportProblems,
} from './transportSeats.js'
import { createTransportOffers, type Outcome } from './transportOffers.js'
import { isOpen } from './transportQuestions.js'
import { chooseNothing, chooseStop, type TransportSearch } from './transportSearch.js'
import {
  atFirst,
  type Choosing,
  travellingOn,
  type TransportFinderState,
  type TransportOutcome,
  transportState,
  passengersNow,
} from './transportState.js'
import {
  type ActiveTransportStep,
  chooseOnlyOption,
  commitStep,
  firstOpenStep,
  stepToGoTo,
  transportSteps,
} from './transportSteps.js'

export type PickEnd =
  | { readonly kind: 'wentOn'; readonly step: TransportStepName }
  /** `picked`: another field of the step is still open. `notOnOffer`: nothing was picked. */
  | { readonly kind: 'picked' | 'notOnOffer' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  /** Another choice was made meanwhile, or the session ended. */
  | { readonly kind: 'cancelled' }

export type AddTransportEnd =
  | { readonly kind: 'added'; readonly seats: number }
  | { readonly kind: 'invalid'; readonly problems: readonly TransportProblem[] }
  | { readonly kind: 'failed' | 'unclear'; readonly failure: Failure }
  | { readonly kind: 'cancelled' }

/**
 * Finds transport for one booking step by step and adds seats to its basket. A step with one option is chosen
 * automatically. A repeated choice clears what depended on it.
 */
export interface TransportFinder {
  readonly state$: Behavior<TransportFinderState>
  /** Loads what it needs, and restores the choice from an expired session. Called when its page is opened. */
  readonly open: () => Promise<void>
  /** Reloads what failed. */
  readonly retry: () => Promise<void>
  /** Picks an option of the active step. Once all fields of the step are picked, the next step is loaded. */
  readonly pick: (field: TransportField, value: string) => Promise<PickEnd>
  /** Goes back to a step. Ignored if an earlier step is open, or if the step has only one option. */
  readonly goTo: (step: string) => void
  readonly togglePassenger: (passengerId: number) => void
  readonly startOver: () => Promise<void>
  /**
   * Adds a seat for every passenger on every departure. A second call while it runs gets the same result. After an
   * unclear result, the basket is checked first.
   */
  readonly add: () => Promise<AddTransportEnd>
}

interface Deps extends ResourceDeps {
  readonly api: TransportCatalogueApi
  readonly bookingRef: string
  readonly bookings: Pick<Bookings, 'booking' | 'loadOnce'>
  readonly basket: Pick<ShoppingBasket, 'state$' | 'checkOnce' | 'addTransport'>
  readonly packageInformation: Pick<PackageInformation, 'settings$' | 'loadSettings'>
  readonly drafts: Drafts
  readonly texts: TransportTexts
}

export const createTransportFinder = (deps: Deps): TransportFinder => {
  const { bookingRef, bookings, basket, packageInformation, drafts, scope, texts } = deps
  const form = `transport/${bookingRef}`
  const choosing = createState(atFirst)
  const now = (): Choosing => choosing.state$.value
  const change = (next: Partial<Choosing>): void => choosing.update((current) => ({ ...current, ...next }))
  const offer = (next: Partial<TransportSearch>): void => change({ search: { ...now().search, ...next } })
  const activeStep = (): TransportStepName => now().step ?? firstOpenStep(now().search)
  /** Counts the customer's choices, so that the requests of an older choice are dropped. */
  let turn = 0
  const once = exhaust<AddTransportEnd>(scope)
  const openEnd = createOpenEnd<AddTransportEnd>(scope)

  const booking$ = bookings.booking(bookingRef)
  const offers = createTransportOffers(deps, () => now().search, offer)
  let isPageOpen = false
  scope.ended$.subscribe(() => {
    turn += 1
    isPageOpen = false
    choosing.set(atFirst)
  })
  packageInformation.settings$.subscribe((state) => {
    const known = latest(state)
    if (known !== null) offer({ modes: known.transportModes })
  })

  /** Loads what the choices need, and chooses the steps with one option. */
  const advance = async (): Outcome => {
    const mine = turn
    for (;;) {
      const loaded = await offers.loadMissing()
      if (mine !== turn) return left(failedAt('transportStops')(cancelled))
      const { search } = now()
      const next = isLeft(loaded) ? null : chooseOnlyOption(search, texts)
      const isFollowing = activeStep() === firstOpenStep(search)
      change({ search: next ?? search, step: isFollowing ? firstOpenStep(next ?? search) : now().step })
      if (next === null) return loaded
    }
  }

  const storeDraft = (): void => drafts.store(form, toTransportDraft(now().search.choices, now().passengers))
  const restore = (): void => {
    const { search, passengers } = now()
    const draft = search.choices.typeId === null && passengers === null ? drafts.read(form) : null
    if (draft === null) return
    const restored = fromTransportDraft(draft)
    change({ search: { ...search, choices: restored.choices }, passengers: restored.passengers })
  }

  const begin = async (): Promise<void> => {
    const mine = turn
    await Promise.all([bookings.loadOnce(bookingRef), packageInformation.loadSettings(), offers.begin()])
    if (mine !== turn) return
    restore()
    await advance()
  }
  drafts.readable$.subscribe((isReadable) => {
    if (isReadable && isPageOpen) void begin()
  })

  const startOver = async (outcome: TransportOutcome, moves: number): Promise<void> => {
    turn += 1
    drafts.drop(form)
    const { search } = now()
    change({ ...atFirst, search: chooseNothing(search), moves, outcome })
    await advance()
  }

  const activeNow = (): ActiveTransportStep => transportSteps(now().search, now().step, now().picked, texts).active

  const goOn = async (next: TransportSearch): Promise<PickEnd> => {
    if (next !== now().search) turn += 1
    change({ search: next, step: firstOpenStep(next), picked: {}, moves: now().moves + 1 })
    storeDraft()
    const advanced = await advance()
    if (!isLeft(advanced)) return { kind: 'wentOn', step: activeStep() }
    return advanced.left.cause.kind === 'cancelled' ? { kind: 'cancelled' } : { kind: 'failed', failure: advanced.left }
  }

  const pick = async (field: TransportField, value: string): Promise<PickEnd> => {
    const { name, options, questions } = activeNow()
    const option = questions.find((one) => one.field === field)?.options.find((one) => one.value === value)
    if (options !== 'ready' || option === undefined || !isOpen(option)) return { kind: 'notOnOffer' }
    // A departure is chosen at once, so that its price is shown.
    const isStop = field === 'outbound' || field === 'return'
    const search = isStop ? chooseStop(now().search, field === 'outbound' ? 'OUTBOUND' : 'RETURN', value) : now().search
    change({ search, picked: { ...now().picked, [field]: value }, step: name, outcome: { kind: 'none' } })
    if (isStop) storeDraft()
    const next = commitStep(search, name, activeNow().questions)
    return next === null ? { kind: 'picked' } : goOn(next)
  }

  const surroundings$ = combine(booking$, basket.state$, (booking, contents) => ({ booking, basket: contents }))

  const send = async (input: AddTransportInput): Promise<AddTransportEnd> => {
    const seats = input.seats.length
    change({ isAdding: true, refusals: 0, outcome: { kind: 'none' } })
    const chosen = now()
    const settle = async (end: AddEnd<SeatsLeft>): Promise<AddTransportEnd> => {
      if (end.kind === 'cancelled') return end
      if (end.kind === 'added') {
        const { search, passengers, moves } = now()
        const isStillChosen = search.choices === chosen.search.choices && passengers === chosen.passengers
        if (isStillChosen) await startOver({ kind: 'added', seats }, moves)
        else change({ isAdding: false, outcome: { kind: 'added', seats } })
        return { kind: 'added', seats }
      }
      if (end.kind === 'unclear') openEnd.leave(async () => settle(await end.checkStatusAgain()))
      // The back end takes all seats of a request or none. If only some were added, the customer has to check the
      // basket.
      const kind = end.kind === 'failed' ? 'failed' : 'unclear'
      change({ isAdding: false, outcome: { kind } })
      await offers.askForStops()
      return { kind, failure: end.failure }
    }
    return settle(await basket.addTransport(input))
  }

  const add = async (): Promise<AddTransportEnd> => {
    const booking = latest(booking$.value)
    const { search, passengers: chosen, refusals } = now()
    if (booking === null) return { kind: 'invalid', problems: transportProblems(search, 0, texts) }
    const contents = basket.state$.value
    const passengers = passengersNow(booking, contents, chosen)
    const problems = transportProblems(search, passengers.filter(({ isChosen }) => isChosen).length, texts)
    if (problems.length > 0) {
      change({ refusals: refusals + 1 })
      return { kind: 'invalid', problems }
    }
    return send(toAddTransportInput(search, passengers, travellingOn(booking, contents)))
  }

  const during = (check: () => Promise<AddTransportEnd>): Promise<AddTransportEnd> => {
    change({ isAdding: true, refusals: 0 })
    return check()
  }

  return {
    state$: combine(choosing.state$, surroundings$, (current, around) => transportState(current, around, texts)),
    open: () => {
      isPageOpen = true
      return begin()
    },
    retry: begin,
    pick,
    goTo: (name) => {
      const step = stepToGoTo(now().search, name, texts)
      if (step === null || step === activeStep()) return
      change({ step, picked: {}, moves: now().moves + 1 })
    },
    togglePassenger: (passengerId) => {
      const booking = latest(booking$.value)
      if (booking === null) return
      const chosen = passengersNow(booking, basket.state$.value, now().passengers)
      const passengers = chosen
        .filter((one) => one.isChosen !== (one.passengerId === passengerId))
        .map((one) => one.passengerId)
      change({ passengers, outcome: { kind: 'none' } })
      storeDraft()
    },
    startOver: () => startOver({ kind: 'none' }, now().moves + 1),
    add: () => once(() => openEnd.checkStatusBefore(add, during)),
  }
}
