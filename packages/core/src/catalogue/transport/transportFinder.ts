import { type Attempted, createAdding, type ShopEnd, type ShopOutcome } from '../../basket/adding/createAdding.js'
import type { BasketTransport } from '../../basket/Basket.js'
import { basketOf, type ShoppingBasketState } from '../../basket/shoppingBasketState.js'
import { activePassengers, type Booking, type BookingPassenger } from '../../domain/Booking.js'
import type { TransportTexts } from './transportTexts.js'
import type { Currency } from '../../money/Money.js'
import { latest, type Loadable, type ResourceDeps } from '../../reactive/resource.js'
import type { TransportCatalogueApi, TransportField, TransportStepName } from './TransportCatalogueApi.js'
import {
  noTransport,
  type Passenger,
  passengersOf,
  toAddTransportInput,
  type TransportProblem,
  transportProblems,
  transportTotals,
  type TransportTotals,
} from './transportSeats.js'
import { isOpen, type Picked } from './transportQuestions.js'
import { chooseNothing, chooseStop, directionsOf, newTransportSearch, type TransportSearch } from './transportSearch.js'
import {
  type ActiveTransportStep,
  chooseOnlyOption,
  commitStep,
  firstOpenStep,
  stepToGoTo,
  type TransportStep,
  transportSteps,
} from './transportSteps.js'
import type { IsoDate } from '../../environment/time.js'
import type { HeldTransport } from '../../domain/Holdings.js'
import { byText } from '../../domain/lists.js'
import { itineraryTransport, type ItineraryTransport } from '../../bookings/itinerary/itineraryTransport.js'
import type { Formats } from '../../language/formats.js'
import { isLeft, left } from 'fp-ts/lib/Either.js'
import type { AddTransportInput } from '../../basket/kinds/transport.js'
import type { ShoppingBasket } from '../../basket/shoppingBasket.js'
import type { Bookings } from '../../bookings/bookings.js'
import { type Cancelled, cancelledBy, type Failed, failedAt, failedEnd } from '../../failure/Failure.js'
import { type Behavior, combine } from '../../reactive/Behavior.js'
import { createSessionState, isOver } from '../../reactive/Lifetime.js'
import type { Drafts } from '../../session/Drafts.js'
import type { PackageInformation } from '../package/packageInformation.js'
import { createTransportOffers, type Outcome } from './transportOffers.js'

/** A booked transport, with all its passengers. */
export interface ShownDeparture {
  readonly id: string
  readonly date: IsoDate | null
  /** "19:30". Null if it is not specified. */
  readonly time: string | null
  readonly what: ItineraryTransport
}

export interface TransportOneWay {
  readonly direction: HeldTransport['direction']
  readonly departures: readonly ShownDeparture[]
}

/**
 * Outbound first, then return, then unknown directions, each by departure. Empty directions are left out.
 * `passengers` are those of the booking and the basket.
 */
export const transportByDirection = (
  booking: Booking,
  transport: readonly HeldTransport[],
  passengers: readonly BookingPassenger[],
  formats: Formats,
): readonly TransportOneWay[] =>
  (['OUTBOUND', 'RETURN', 'UNKNOWN'] as const)
    .map((direction): TransportOneWay => {
      const oneWay = transport
        .filter((held) => held.direction === direction)
        .toSorted(byText(({ departureDate }) => departureDate))
      const entries = itineraryTransport({ ...booking, transport: oneWay, passengers }, formats)
      return { direction, departures: entries.map(({ id, date, time, what }) => ({ id, date, time, what })) }
    })
    .filter(({ departures }) => departures.length > 0)

/** The choice and its cost. */
export interface TransportChoosing {
  readonly kind: 'choosing' | 'adding'
  readonly currency: Currency
  /** Booked transport, and transport in the basket. */
  readonly booked: readonly TransportOneWay[]
  readonly inBasket: readonly TransportOneWay[]
  /** The chosen steps, and `active`, the step that is open. */
  readonly steps: readonly TransportStep[]
  readonly active: ActiveTransportStep
  /** Whether the customer has made a choice. A step with one option is none. */
  readonly isBegun: boolean
  /** How often the customer went to another step, or started over. */
  readonly moves: number
  readonly passengers: readonly Passenger[]
  readonly totals: TransportTotals
  /** Empty until an attempt failed because of them. */
  readonly refusedFor: readonly TransportProblem[]
  /** The problems with the passengers, as texts. That nobody travels is one only after a failed attempt. */
  readonly passengersWrong: readonly string[]
  /** How many attempts to add failed because of a problem since the last one that was sent. */
  readonly refusals: number
  /** `notYet`: not all steps are done. `busy`: the basket is being changed. */
  readonly button: 'notYet' | 'ready' | 'busy'
  readonly outcome: ShopOutcome
}

/** The state of the screen that finds and adds transport. */
export type TransportFinderState =
  | { readonly kind: 'loading' }
  /** The booking could not be loaded. */
  | { readonly kind: 'failed' }
  | TransportChoosing

/** The customer's choices on the screen. */
interface Choosing {
  readonly search: TransportSearch
  readonly step: TransportStepName | null
  readonly picked: Picked
  readonly moves: number
  readonly passengers: readonly number[] | null
}

const atFirst: Choosing = {
  search: newTransportSearch,
  step: null,
  picked: {},
  moves: 0,
  passengers: null,
}

const held = (state: ShoppingBasketState): readonly BasketTransport[] => basketOf(state)?.transport ?? []

/** The passengers of the booking and the basket, those who can be given a seat, and how many are chosen for one. */
const peopleNow = (booking: Booking, basket: ShoppingBasketState, { search, passengers }: Choosing) => {
  const travelling = activePassengers(booking.passengers, basketOf(basket)?.passengers ?? [])
  const transport = { booking: booking.transport, basket: held(basket) }
  const seated = passengersOf(travelling, transport, directionsOf(search.choices), passengers)
  return { travelling, seated, quantity: seated.filter(({ isChosen }) => isChosen).length }
}

interface Surroundings {
  readonly booking: Loadable<Booking>
  readonly basket: ShoppingBasketState
  readonly attempted: Attempted
}

const transportState = (
  current: Choosing,
  { booking: loadable, basket, attempted: { attempts: refusals, isAdding, outcome } }: Surroundings,
  texts: TransportTexts,
): TransportFinderState => {
  const booking = latest(loadable)
  if (booking === null) return loadable.kind === 'failed' ? { kind: 'failed' } : { kind: 'loading' }
  const { search, moves } = current
  const { travelling, seated: passengers, quantity } = peopleNow(booking, basket, current)
  const { steps, active } = transportSteps(search, current.step, current.picked, texts)
  const problems = transportProblems(search, quantity, texts)
  return {
    kind: isAdding ? 'adding' : 'choosing',
    currency: booking.currency,
    booked: transportByDirection(booking, booking.transport, travelling, texts.formats),
    inBasket: transportByDirection(booking, held(basket), travelling, texts.formats),
    steps,
    isBegun: steps.some((step) => step.kind === 'chosen' && step.canChange),
    active,
    moves,
    passengers,
    totals: transportTotals(search, quantity, texts.formats),
    refusedFor: refusals === 0 ? [] : problems,
    passengersWrong: problems.flatMap(({ kind, message }) =>
      kind === 'tooMany' || (kind === 'nobodyTravels' && refusals > 0) ? [message] : [],
    ),
    refusals,
    button: active.name !== 'passengers' ? 'notYet' : isAdding || basket.processing ? 'busy' : 'ready',
    outcome,
  }
}

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
  const isPageOpen = createSessionState(scope, false)
  /** Counts the customer's choices. */
  let turn = 0
  /** The session, and whether it goes on without another choice. The requests of an older choice are dropped. */
  const takeTurn = () => {
    const mine = turn
    const session = scope.context()
    return { session, isCurrent: (): boolean => mine === turn && !isOver(session) }
  }

  const booking$ = bookings.booking(bookingRef)
  const offers = createTransportOffers(deps, () => now().search, offer)
  packageInformation.settings$.subscribe((state) => {
    const known = latest(state)
    if (known !== null) offer({ modes: known.transportModes })
  })

  const adding = createAdding(scope, {
    problems: () => transportProblems(now().search, people().quantity, texts),
    toInput: (): Seats => {
      const { seated, travelling } = people()
      return { ...toAddTransportInput(now().search, seated, travelling), chosen: now() }
    },
    count: ({ seats }: AddTransportInput) => seats.length,
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
    const { session, isCurrent } = takeTurn()
    for (;;) {
      const loaded = await offers.loadMissing()
      if (!isCurrent()) return left(failedAt('transportStops')(cancelledBy(session)))
      const { search } = now()
      const next = isLeft(loaded) ? null : chooseOnlyOption(search)
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
    const { isCurrent } = takeTurn()
    await Promise.all([bookings.loadOnce(bookingRef), packageInformation.loadSettings(), offers.begin()])
    if (!isCurrent()) return
    restore()
    await advance()
  }
  drafts.readable$.subscribe(({ isOwnerKnown }) => {
    if (isOwnerKnown && isPageOpen.state$.value) void begin()
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

  const people = (): ReturnType<typeof peopleNow> => {
    const booking = latest(booking$.value)
    return booking === null
      ? { travelling: [], seated: [], quantity: 0 }
      : peopleNow(booking, basket.state$.value, now())
  }

  return {
    state$: combine(
      { current: choosing.state$, booking: booking$, basket: basket.state$, attempted: adding.state$ },
      ({ current, ...around }) => transportState(current, around, texts),
    ),
    open: () => {
      isPageOpen.set(true)
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
      const passengers = people()
        .seated.filter((one) => one.isChosen !== (one.passengerId === passengerId))
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
