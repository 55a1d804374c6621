import { type ApiCall, type ApiFailure, failedAt, failing, type Failure } from '../failure/Failure.js'
import type { RequiredData } from '../domain/Customer.js'
import type { Booking, BookingsList, BookingSummary, TicketAllocation } from '../domain/Booking.js'
import { cleanCode } from '../environment/typedText.js'
import { type Navigation, type Path, paths, toOwnPath } from '../navigation/paths.js'
import { type Behavior, select } from '../reactive/Behavior.js'
import { createSessionMap, createSessionState } from '../reactive/Lifetime.js'
import {
  createResource,
  isKnown,
  latest,
  type Loadable,
  loadCommand,
  type LoadEnd,
  memoizeByKey,
  type ResourceDeps,
  withoutReloads,
} from '../reactive/resource.js'
import { type Either, isLeft, left, map, right } from 'fp-ts/lib/Either.js'
import type { CallContext } from '../environment/CallContext.js'
import type { SchedulerLike } from 'rxjs'
import { seconds } from '../environment/time.js'
import type { FailureHandler } from '../failure/handleFailure.js'

/** A booking before its allocations are known. */
export type BookingWithoutAllocations = Omit<Booking, 'ticketAllocations'>

/** The calls about bookings. They end in a failure and never reject. */
export interface BookingsApi {
  /** GET /api/bookings */
  readonly list: ApiCall<[], BookingsList>
  /** GET /api/booking/{bookingRef} */
  readonly get: ApiCall<[bookingRef: string], BookingWithoutAllocations>
  /** GET /api/booking/{bookingRef}/requireddata: the questions of every passenger of the booking. */
  readonly requiredData: ApiCall<[bookingRef: string], RequiredData>
  /** GET /api/4.0/ticket/bookingAllocations/{bookingId}: allocations of every status. */
  readonly ticketAllocations: ApiCall<[bookingId: string], readonly TicketAllocation[]>
}

/** A booking that could not be loaded, and the page of it that was requested. */
export interface UnopenedBooking {
  readonly bookingRef: string
  readonly page: Path
  readonly failure: Failure
}

/** The store of the customer's bookings, shared by every model that shows or changes one. */
export interface Bookings {
  /** Upcoming by departure ascending, past by departure descending (behaviour/bookings#1.1). */
  readonly list$: Behavior<Loadable<BookingsList>>
  readonly loadList: () => Promise<LoadEnd>
  /** Loads the list if it is not known yet, to tell which bookings are past. A failure is not shown. */
  readonly loadListQuietly: () => Promise<LoadEnd>
  /**
   * The reference as the list has it, for one that was typed in another case or pasted with invisible signs. A
   * reference that may have another form is null until the list is known.
   */
  readonly reference: (typed: string) => Behavior<string | null>
  /** `loading` only until it is first known. */
  readonly booking: (bookingRef: string) => Behavior<Loadable<Booking>>
  /**
   * The booking that could not be loaded, so that its page was left for the list (behaviour/bookings#d8.4). Null once
   * it is loaded.
   */
  readonly unopened$: Behavior<UnopenedBooking | null>
  /**
   * Loads the booking, which is shown at once, then its allocations. Skipped while it is loading
   * (behaviour/bookings#1.4).
   */
  readonly load: (bookingRef: string) => Promise<LoadEnd>
  /** Loads the booking unless it is known already. With a `traceId`, its calls join that trace. */
  readonly loadOnce: (bookingRef: string, traceId?: string) => Promise<LoadEnd>
  /**
   * Does the same as `load` when a page of the booking is opened. The load also counts as the first check of that page.
   */
  readonly open: (bookingRef: string) => Promise<LoadEnd>
  /**
   * The current booking. A first check just after the page was opened uses the load of the page, once. Any other sends
   * a new request, and every page of the booking then shows the answer.
   */
  readonly checkStatus: (
    bookingRef: string,
    context: CallContext,
    isFirst: boolean,
  ) => Promise<Either<ApiFailure, BookingWithoutAllocations>>
  /** The same as `load`, after a change: even while an older load is still running. `traceId` as for `loadOnce`. */
  readonly refresh: (bookingRef: string, traceId?: string) => Promise<LoadEnd>
}

const byDeparture = (a: BookingSummary, b: BookingSummary): number =>
  a.departureDate < b.departureDate ? -1 : Number(a.departureDate > b.departureDate)

/** Upcoming by departure date ascending, past by departure date descending (behaviour/bookings#1.1). */
const sortBookings = ({ upcoming, past }: BookingsList): BookingsList => ({
  upcoming: upcoming.toSorted(byDeparture),
  past: past.toSorted((a, b) => byDeparture(b, a)),
})

/** Only allocations of this status are used (behaviour/bookings#1.9). */
const isAllocated = (allocation: TicketAllocation): boolean => allocation.status === 'ALLOCATED'

/** A failure of the session itself, which acts as everywhere (behaviour/bookings#d9.5). */
const isOfSession = ({ kind }: ApiFailure): boolean => ['unauthorised', 'forbidden', 'cancelled'].includes(kind)

/** Losing the network is ignored by error reporting (behaviour/errors#1.8). */
const reportMissing = ({ report }: Pick<FailureHandler, 'report'>, cause: ApiFailure): void => {
  if (cause.kind === 'network' || cause.kind === 'timeout') return
  report('getBooking', 'ticket allocations', 'error', cause.kind === 'decode' ? { path: cause.path } : undefined)
}

/** How long the load of a page counts as a first check. */
const openingCounts = seconds(30)

interface BookingsDeps extends ResourceDeps {
  readonly api: BookingsApi
  readonly scheduler: Pick<SchedulerLike, 'now'>
  readonly failures: Pick<FailureHandler, 'report'>
  readonly navigation: Navigation
  /** Null until an answer has named the signed-in customer. */
  readonly customerId$: Behavior<string | null>
}

type Answer = Either<ApiFailure, BookingWithoutAllocations>

interface Reading {
  readonly asked: Promise<Answer>
  readonly at: number
}

/** Answers can arrive out of order. For each booking, the answer to the latest request wins. */
const createNewest = ({ api, scope }: Pick<BookingsDeps, 'api' | 'scope'>) => {
  let asks = 0
  const newest = createSessionMap<string, { readonly ask: number; readonly booking: BookingWithoutAllocations }>(scope)
  return {
    of: (bookingRef: string): BookingWithoutAllocations | null => newest.get(bookingRef)?.booking ?? null,
    ask: async (bookingRef: string, context: CallContext): Promise<Answer> => {
      asks += 1
      const ask = asks
      const answer = await api.get(bookingRef, context)()
      if (!isLeft(answer) && ask > (newest.get(bookingRef)?.ask ?? 0))
        newest.set(bookingRef, { ask, booking: answer.right })
      return answer
    },
  }
}

const loadBooking = async (
  { api, failures }: BookingsDeps,
  asked: Promise<Answer>,
  newest: () => BookingWithoutAllocations | null,
  context: CallContext,
  inPart: (booking: Booking) => void,
): Promise<Either<Failure, Booking>> => {
  const failed = failedAt('getBooking')
  const booking = await asked
  if (isLeft(booking)) return left(failed(booking.left))
  inPart({ ...(newest() ?? booking.right), ticketAllocations: 'coming' })
  const allocations = await api.ticketAllocations(booking.right.id, context)()
  if (isLeft(allocations) && isOfSession(allocations.left)) return left(failed(allocations.left))
  if (isLeft(allocations)) reportMissing(failures, allocations.left)
  // The booking is shown even without its allocations.
  return right({
    ...(newest() ?? booking.right),
    ticketAllocations: isLeft(allocations) ? null : allocations.right.filter(isAllocated),
  })
}

const bookingNotFound = '13000010'
/** The booking belongs to another customer. */
export const isSomebodyElses = (cause: ApiFailure): boolean =>
  cause.kind === 'forbidden' || ('errors' in cause && cause.errors.some(({ code }) => code === bookingNotFound))

/** The booking that could not be loaded. A booking of the previous customer is not named to the next one. */
const createUnopened = ({ scope, navigation, customerId$, onFailure }: BookingsDeps) => {
  const state = createSessionState<UnopenedBooking | null>(scope, null)
  /** The customer for whom this page last loaded each booking. */
  const loadedFor = new Map<string, string>()
  const isOfCustomerBefore = (bookingRef: string, cause: ApiFailure): boolean => {
    const { value: customerId } = customerId$
    const owner = loadedFor.get(bookingRef) ?? customerId
    return customerId !== null && owner !== customerId && isSomebodyElses(cause)
  }
  return {
    state$: state.state$,
    loaded: (bookingRef: string): void => {
      if (customerId$.value !== null) loadedFor.set(bookingRef, customerId$.value)
      if (state.state$.value?.bookingRef === bookingRef) state.set(null)
    },
    failed: (bookingRef: string, failure: Failure, openedAt: Path | null): void => {
      const leftNow = toOwnPath(navigation.current())
      // Another call of the page may have failed earlier, and led to the list already.
      const page = leftNow === paths.bookings ? openedAt : leftNow
      onFailure(failure)
      const isLed = page !== null && page !== paths.bookings && navigation.current() === paths.bookings
      if (isLed && !isOfCustomerBefore(bookingRef, failure.cause)) state.set({ bookingRef, page, failure })
    },
  }
}

export const createBookings = (deps: BookingsDeps): Bookings => {
  const { api, scheduler, scope, navigation } = deps
  const newest = createNewest(deps)
  const list = createResource(
    deps,
    (context) => async () => map(sortBookings)(await failing('getBookings')(api.list(context))()),
  )
  let begun: Reading | null = null
  /** The load with which the page of each booking was opened, unless a check has used it. */
  const openings = createSessionMap<string, Reading | null>(scope)
  const unopened = createUnopened(deps)
  const booking = memoizeByKey((bookingRef) => {
    let openedAt: Path | null = null
    const onFailure = (failure: Failure): void => unopened.failed(bookingRef, failure, openedAt)
    const resource = createResource<Booking>({ scope, onFailure }, (context, inPart) => () => {
      openedAt = toOwnPath(navigation.current())
      const asked = newest.ask(bookingRef, context)
      begun = { asked, at: scheduler.now() }
      return loadBooking(deps, asked, () => newest.of(bookingRef), context, inPart)
    })
    const shown$ = withoutReloads(resource.state$)
    shown$.subscribe(({ kind }) => {
      if (kind === 'loaded') unopened.loaded(bookingRef)
    })
    return { ...resource, shown$ }
  })
  const load = (bookingRef: string): Promise<LoadEnd> => loadCommand(scope, booking(bookingRef).load)
  return {
    list$: list.state$,
    loadList: () => loadCommand(scope, list.load),
    loadListQuietly: async () =>
      list.state$.value.kind === 'idle' ? loadCommand(scope, list.loadQuietly) : { kind: 'loaded' },
    reference: memoizeByKey((typed) =>
      select(list.state$, (state) => {
        const { upcoming, past } = latest(state) ?? { upcoming: [], past: [] }
        const folded = cleanCode(typed).toUpperCase()
        const listed = [...upcoming, ...past].find(({ reference }) => reference.toUpperCase() === folded)
        return listed?.reference ?? (isKnown(state) || typed === folded ? typed : null)
      }),
    ),
    booking: (bookingRef) => booking(bookingRef).shown$,
    unopened$: unopened.state$,
    load,
    open: (bookingRef) => {
      // `load` joins a load that was already running, which may be out of date. `begun` then stays null.
      begun = null
      const end = load(bookingRef)
      openings.set(bookingRef, begun)
      return end
    },
    checkStatus: async (bookingRef, context, isFirst) => {
      const opening = openings.get(bookingRef)
      openings.delete(bookingRef)
      if (isFirst && opening && scheduler.now() - opening.at < openingCounts) {
        const answer = await opening.asked
        if (!isLeft(answer)) return answer
      }
      const answer = await newest.ask(bookingRef, context)
      const known = newest.of(bookingRef)
      if (known !== null) booking(bookingRef).renew(({ ticketAllocations }) => ({ ...known, ticketAllocations }))
      return answer
    },
    loadOnce: (bookingRef, traceId) => loadCommand(scope, booking(bookingRef).loadOnce, traceId),
    refresh: (bookingRef, traceId) => loadCommand(scope, booking(bookingRef).refresh, traceId),
  }
}
