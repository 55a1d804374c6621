import { isLeft, left } from 'fp-ts/lib/Either.js'
import type { AddTransportInput } from '../../basket/BasketApi.js'
import type { SeatsLeft } from '../../basket/adding/addItems.js'
import type { ShoppingBasket } from '../../basket/shoppingBasket.js'
import type { Bookings } from '../../bookings/bookings.js'
import { type Cancelled, cancelledBy, failedAt, failedEnd, type Failed } from '../../failure/Failure.js'
import type { TransportTexts } from './transportTexts.js'
import { type Behavior, combine } from '../../reactive/Behavior.js'
import { createSessionState } from '../../reactive/Lifetime.js'
import { latest, type ResourceDeps } from '../../reactive/resource.js'
import type { Drafts } from '../../session/Drafts.js'
import { createAdding, type ShopEnd } from '../../basket/adding/createAdding.js'
import type { PackageInformation } from '../package/packageInformation.js'
import type { TransportCatalogueApi, TransportField, TransportStepName } from './TransportCatalogueApi.js'
import { noTransport, toAddTransportInput, type TransportProblem, transportProblems } from './transportSeats.js'
import { createTransportOffers, type Outcome } from './transportOffers.js'
import { isOpen } from './transportQuestions.js'
import { chooseNothing, chooseStop, type TransportSearch } from './transportSearch.js'
import {
  atFirst,
  type Choosing,
  travellingOn,
  type TransportFinderState,
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

/** The end of a pick: where it led, or why it led nowhere. */
export type PickEnd =
  | { readonly kind: 'wentOn'; readonly step: TransportStepName }
  /** `picked`: another field of the step is still open. `notOnOffer`: nothing was picked. */
  | { readonly kind: 'picked' | 'notOnOffer' }
  | Failed
  /** Another choice was made meanwhile, or the session ended. */
  | Cancelled

/** The end of adding seats to the basket. */
export type AddTransportEnd = ShopEnd<TransportProblem>

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

interface Seats extends AddTransportInput {
  readonly chosen: Choosing
}

export const createTransportFinder = (deps: Deps): TransportFinder => {
  const { bookingRef, bookings, basket, packageInformation, drafts, scope, texts } = deps
  const form = `transport/${bookingRef}`
  const choosing = createSessionState(scope, atFirst)
  const now = (): Choosing => choosing.state$.value
  const change = choosing.merge
  const offer = (next: Partial<TransportSearch>): void => change({ search: { ...now().search, ...next } })
  const activeStep = (): TransportStepName => now().step ?? firstOpenStep(now().search)
  /** Counts the customer's choices, so that the requests of an older choice are dropped. */
  let turn = 0

  const booking$ = bookings.booking(bookingRef)
  const offers = createTransportOffers(deps, () => now().search, offer)
  let isPageOpen = false
  scope.ended$.subscribe(() => {
    turn += 1
    isPageOpen = false
  })
  packageInformation.settings$.subscribe((state) => {
    const known = latest(state)
    if (known !== null) offer({ modes: known.transportModes })
  })

  const adding = createAdding(scope, {
    problems: () => transportProblems(now().search, quantity(), texts),
    toInput: (): Seats => {
      const booking = latest(booking$.value)
      const travelling = booking === null ? [] : travellingOn(booking, basket.state$.value)
      return { ...toAddTransportInput(now().search, seated(), travelling), chosen: now() }
    },
    count: ({ seats }: SeatsLeft) => seats.length,
    send: basket.addTransport,
    // The back end takes all seats of a request or none. If only some were added, the customer checks the basket.
    removeAdded: () => undefined,
    refresh: async (end, { chosen }: Seats) => {
      const { search, passengers, moves } = now()
      const isStillChosen = search.choices === chosen.search.choices && passengers === chosen.passengers
      if (end.kind !== 'added') await offers.askForStops()
      else if (isStillChosen) await startOver(moves)
    },
  })

  /** Loads what the choices need, and chooses the steps with one option. */
  const advance = async (): Outcome => {
    const mine = turn
    const session = scope.context()
    for (;;) {
      const loaded = await offers.loadMissing()
      if (mine !== turn) return left(failedAt('transportStops')(cancelledBy(session)))
      const { search } = now()
      const next = isLeft(loaded) ? null : chooseOnlyOption(search, texts)
      const isFollowing = activeStep() === firstOpenStep(search)
      change({ search: next ?? search, step: isFollowing ? firstOpenStep(next ?? search) : now().step })
      if (next === null) return loaded
    }
  }

  const storeDraft = (): void => drafts.store(form, { choices: now().search.choices, passengers: now().passengers })
  const restore = (): void => {
    const { search, passengers } = now()
    if (search.choices.typeId !== null || passengers !== null) return
    const stored = drafts.read(form, noTransport)
    if (stored !== noTransport)
      change({ search: { ...search, choices: stored.choices }, passengers: stored.passengers })
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

  const startOver = async (moves: number): Promise<void> => {
    turn += 1
    drafts.drop(form)
    const { search } = now()
    change({ ...atFirst, search: chooseNothing(search), moves })
    await advance()
  }

  const activeNow = (): ActiveTransportStep => transportSteps(now().search, now().step, now().picked, texts).active

  const goOn = async (next: TransportSearch): Promise<PickEnd> => {
    if (next !== now().search) turn += 1
    change({ search: next, step: firstOpenStep(next), picked: {}, moves: now().moves + 1 })
    storeDraft()
    const advanced = await advance()
    return isLeft(advanced) ? failedEnd(advanced.left) : { kind: 'wentOn', step: activeStep() }
  }

  const pick = async (field: TransportField, value: string): Promise<PickEnd> => {
    const { name, options, questions } = activeNow()
    const option = questions.find((one) => one.field === field)?.options.find((one) => one.value === value)
    if (options !== 'ready' || option === undefined || !isOpen(option)) return { kind: 'notOnOffer' }
    // A departure is chosen at once, so that its price is shown.
    const isStop = field === 'outbound' || field === 'return'
    const search = isStop ? chooseStop(now().search, field === 'outbound' ? 'OUTBOUND' : 'RETURN', value) : now().search
    change({ search, picked: { ...now().picked, [field]: value }, step: name })
    adding.forget()
    if (isStop) storeDraft()
    const next = commitStep(search, name, activeNow().questions)
    return next === null ? { kind: 'picked' } : goOn(next)
  }

  const quantity = (): number => seated().filter(({ isChosen }) => isChosen).length
  const seated = () => {
    const booking = latest(booking$.value)
    return booking === null ? [] : passengersNow(booking, basket.state$.value, now())
  }

  return {
    state$: combine(
      { current: choosing.state$, booking: booking$, basket: basket.state$, attempted: adding.state$ },
      ({ current, ...around }) => transportState(current, around, texts),
    ),
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
      if (latest(booking$.value) === null) return
      const passengers = seated()
        .filter((one) => one.isChosen !== (one.passengerId === passengerId))
        .map((one) => one.passengerId)
      change({ passengers })
      adding.forget()
      storeDraft()
    },
    startOver: () => {
      adding.reset()
      return startOver(now().moves + 1)
    },
    add: adding.add,
  }
}
