import { isLeft, isRight } from 'fp-ts/lib/Either.js'
import { EMPTY, type SchedulerLike, switchMap } from 'rxjs'
import { activePassengers, type Booking, type BookingSummary, fullName } from '../domain/Booking.js'
import { countdownOf, statusOf } from '../bookings/bookingStatus.js'
import type { Bookings } from '../bookings/bookings.js'
import type { ClientConfig } from '../client/ClientApi.js'
import { allTicketsToShow, type DownloadsApi } from '../delivery/deliveries.js'
import type { CallContext } from '../environment/CallContext.js'
import { type Cancelled, cancelledBy, failedAt, type Failure } from '../failure/Failure.js'
import type { OfflineCopyTexts } from './offlineTexts.js'
import { type Behavior, combine, createState, select } from '../reactive/Behavior.js'
import { latest, memoizeByKey } from '../reactive/resource.js'
import { exhaust, serial } from '../reactive/concurrency.js'
import { isOver, type Lifetime } from '../reactive/Lifetime.js'
import type { SessionState } from '../session/SessionState.js'
import { formatMoment, type StoredBooking, type StoredBookingStore } from './StoredBooking.js'
import { entryWords, extrasOf, itineraryOf, owedFacts } from '../bookings/itinerary/itinerary.js'
import { describeTicket } from '../delivery/gateView.js'

/** The maximum number of names in one line of the itinerary. */
const mostNames = 4

interface Reading {
  readonly customerId: string
  /** ms since the epoch. */
  readonly readAt: number
  readonly client: ClientConfig | null
}

/** The stored copy of a booking: the texts of its page. */
export const storedBookingOf = (
  booking: Booking,
  { screen, formats }: OfflineCopyTexts,
  { customerId, readAt, client }: Reading,
): StoredBooking => {
  const { trip } = screen
  const { deliveries } = screen.booking
  const status = statusOf(booking)
  const { extras, insurance } = extrasOf(booking)
  return {
    customerId,
    readAt,
    lastDay: booking.returnDate,
    reference: booking.reference,
    name: booking.name,
    dates: formats.dateRange(booking.departureDate, booking.returnDate),
    status:
      status.of === 'booking' ? screen.bookings.status[status.status] : screen.bookings.paymentStatus[status.status],
    facts: [
      { label: trip.reference, value: booking.reference },
      ...owedFacts(booking, trip, formats),
      ...booking.deliveries.map(({ name, status: stage }) => ({ label: name, value: deliveries.statuses[stage] })),
    ],
    tickets: allTicketsToShow(booking).map((one) => describeTicket(one, deliveries, formats)),
    days: itineraryOf(booking, formats).map(({ date, entries }) => ({
      date: date === null ? trip.undated : formats.date(date),
      entries: entries.map((entry) => {
        const { icon, title, lines, when } = entryWords(entry, trip, mostNames)
        return { icon, time: when, title, lines }
      }),
    })),
    passengers: activePassengers(booking.passengers).map((one) => trip.passenger(fullName(one), one.lead)),
    extras: [...extras.map(({ name, count, people }) => trip.held(trip.several(count, name), people)), ...insurance],
    client: client === null ? null : { code: client.code, name: client.name },
  }
}

export type OfflineCopyState =
  /** The device has no storage, the booking is not loaded yet, or its trip is over or cancelled. */
  | { readonly kind: 'notOffered' }
  /** `replaces` names the stored booking that a new copy would replace. `failed`: the last attempt failed. */
  | { readonly kind: 'notKept'; readonly replaces: string | null; readonly failed: boolean }
  | { readonly kind: 'keeping' }
  /**
   * `asOf` is when the booking was last read, as a text. `missingTickets` counts e-tickets that could not be
   * downloaded.
   */
  | { readonly kind: 'kept'; readonly asOf: string; readonly missingTickets: number }

/** The end of making or renewing a copy: `missingTickets` counts e-tickets that are not in it. */
export type SaveCopyEnd =
  | { readonly kind: 'kept'; readonly missingTickets: number }
  | { readonly kind: 'failed' }
  | Cancelled

/**
 * A copy of one booking on this device for offline reading. It is made only on the customer's request
 * (behaviour/bookings#d7.7).
 */
export interface OfflineCopy {
  readonly state$: Behavior<OfflineCopyState>
  /** Loads the booking and its e-tickets again. This copy replaces that of another booking. */
  readonly save: () => Promise<SaveCopyEnd>
  readonly forget: () => Promise<void>
}

export interface OfflineCopyDeps {
  readonly store: StoredBookingStore
  readonly bookings: Bookings
  readonly downloadsApi: DownloadsApi
  readonly scope: Lifetime
  readonly scheduler: SchedulerLike
  readonly session$: Behavior<SessionState>
  /** Null until an answer has named the signed-in customer. */
  readonly customerId$: Behavior<string | null>
  readonly client: () => ClientConfig | null
  readonly onFailure: (failure: Failure) => void
  readonly texts: OfflineCopyTexts
}

interface Device {
  readonly storedCopy: StoredBooking | null
  readonly files: ReadonlySet<string>
  readonly saving: string | null
  readonly failed: string | null
}

const nothing: Device = { storedCopy: null, files: new Set(), saving: null, failed: null }
const keysOf = ({ tickets }: StoredBooking): readonly string[] => tickets.flatMap(({ key }) => key ?? [])

/** Whether the trip is still ahead or under way. `now` is ms since the epoch. */
export const isWorthKeeping = (
  booking: Pick<BookingSummary, 'departureDate' | 'returnDate' | 'status'>,
  now: number,
): boolean => {
  const { kind } = countdownOf(booking, now)
  return kind === 'ahead' || kind === 'underWay'
}

const missingTicketsOf = (copy: StoredBooking, files: ReadonlySet<string>): number =>
  keysOf(copy).filter((key) => !files.has(key)).length

/** Downloads the missing files in sequence. A failure of the session stops all downloads. */
const saveFiles = async (
  { store, downloadsApi, onFailure }: OfflineCopyDeps,
  wanted: readonly string[],
  context: CallContext,
): Promise<ReadonlySet<string>> => {
  const there = new Set(await store.fileKeys())
  for (const key of there) if (!wanted.includes(key)) await store.removeFile(key)
  const files = new Set(wanted.filter((key) => there.has(key)))
  for (const key of wanted) {
    if (files.has(key)) continue
    const file = await downloadsApi.byKey(key, context)()
    if (isOver(context)) break
    if (isRight(file) && (await store.writeFile(key, file.right))) files.add(key)
    if (isLeft(file) && file.left.kind === 'unauthorised') onFailure(failedAt('download')(file.left))
  }
  return files
}

/**
 * Writes the copy and its e-tickets to the device. It replaces that of another customer. `refused`: the device stored
 * nothing; `over`: the session ended meanwhile.
 */
const writeCopy = async (
  deps: OfflineCopyDeps,
  booking: Booking,
  customerId: string,
  context: CallContext,
): Promise<(Pick<Device, 'files'> & { readonly storedCopy: StoredBooking }) | 'refused' | 'over'> => {
  const { store, scheduler, texts } = deps
  const storedCopy = storedBookingOf(booking, texts, { customerId, readAt: scheduler.now(), client: deps.client() })
  const before = await store.read()
  if (before?.customerId !== customerId) await store.forget()
  if (isOver(context)) return 'over'
  const isWritten = await store.write(storedCopy)
  if (isOver(context)) return 'over'
  if (!isWritten) return 'refused'
  const files = await saveFiles(deps, keysOf(storedCopy), context)
  return isOver(context) ? 'over' : { storedCopy, files }
}

/** What the page of a booking shows of its copy. `own` is the copy of this customer, of whichever booking. */
const stateOf = (
  booking: Booking,
  { saving, failed, files }: Device,
  own: StoredBooking | null,
  { scheduler, texts }: OfflineCopyDeps,
): OfflineCopyState => {
  const { reference } = booking
  if (saving === reference) return { kind: 'keeping' }
  if (own?.reference === reference) {
    const asOf = formatMoment(own.readAt, texts.formats)
    return { kind: 'kept', asOf, missingTickets: missingTicketsOf(own, files) }
  }
  if (!isWorthKeeping(booking, scheduler.now())) return { kind: 'notOffered' }
  return { kind: 'notKept', replaces: own?.name ?? null, failed: failed === reference }
}

export const createOfflineCopies = (deps: OfflineCopyDeps): ((bookingRef: string) => OfflineCopy) => {
  const { store, bookings, scope, scheduler, session$, customerId$ } = deps
  const device = createState(nothing)
  const inTurn = serial()
  let written: Booking | null = null
  let signOuts = 0
  const own$ = combine({ device: device.state$, customerId: customerId$ }, ({ device: { storedCopy }, customerId }) =>
    storedCopy !== null && storedCopy.customerId === customerId ? storedCopy : null,
  )

  const forget = async (): Promise<void> => {
    device.set(nothing)
    await store.forget()
  }
  const check = async (): Promise<void> => {
    const storedCopy = await store.read()
    const files = new Set(await store.fileKeys())
    device.merge({ storedCopy, files })
  }
  const fail = (bookingRef: string): SaveCopyEnd => {
    device.merge({ saving: null, failed: bookingRef })
    return { kind: 'failed' }
  }

  const write = async (booking: Booking, customerId: string, context: CallContext): Promise<SaveCopyEnd> => {
    const before = signOuts
    const copy = await writeCopy(deps, booking, customerId, context)
    if (copy === 'over') {
      // A copy outlives a session that ran out, but no sign-out and no other customer, who may be here by now.
      const isOther = customerId$.value !== null && customerId$.value !== customerId
      await (signOuts > before || isOther ? forget() : check())
      device.merge({ saving: null })
      return cancelledBy(context)
    }
    if (copy === 'refused') return fail(booking.reference)
    written = booking
    device.set({ ...copy, saving: null, failed: null })
    return { kind: 'kept', missingTickets: missingTicketsOf(copy.storedCopy, copy.files) }
  }

  const save = async (bookingRef: string): Promise<SaveCopyEnd> => {
    const context = scope.context()
    device.merge({ saving: bookingRef, failed: null })
    const read = await bookings.refresh(bookingRef, context.traceId)
    if (isOver(context)) {
      device.merge({ saving: null })
      return cancelledBy(context)
    }
    const booking = latest(bookings.booking(bookingRef).value)
    const customerId = customerId$.value
    if (read.kind !== 'loaded' || booking === null || customerId === null) return fail(bookingRef)
    return write(booking, customerId, context)
  }

  /** Updates the copy whenever its booking was loaded, and deletes it once the trip is cancelled or over. */
  const follow = async (booking: Booking): Promise<void> => {
    const { value: own } = own$
    if (own === null || own.reference !== booking.reference || booking === written) return
    if (isWorthKeeping(booking, scheduler.now())) await write(booking, own.customerId, scope.context())
    else await forget()
  }

  if (store.available) {
    void inTurn(check)()
    session$.subscribe((state) => {
      if (state.kind !== 'signedOut' || !state.chosen) return
      signOuts += 1
      device.set(nothing)
    })
    select(own$, (own) => own?.reference ?? null)
      .pipe(switchMap((bookingRef) => (bookingRef === null ? EMPTY : bookings.booking(bookingRef))))
      .subscribe((loadable) => {
        if (loadable.kind === 'loaded' && device.state$.value.saving === null)
          void inTurn(() => follow(loadable.value))()
      })
  }

  return memoizeByKey((bookingRef) => {
    const once = exhaust<SaveCopyEnd>(scope)
    return {
      state$: combine(
        { now: device.state$, own: own$, loadable: bookings.booking(bookingRef) },
        ({ now, own, loadable }): OfflineCopyState => {
          const booking = latest(loadable)
          return store.available && booking !== null ? stateOf(booking, now, own, deps) : { kind: 'notOffered' }
        },
      ),
      save: () => once(inTurn(() => save(bookingRef))),
      forget: () => inTurn(forget)(),
    }
  })
}
