import { activePassengers, type BookingPassenger } from '../domain/Booking.js'
import type { PassengerToAdd } from './BasketApi.js'
import type { Basket } from './Basket.js'
import { lineKey, type WhoTravels } from './BasketKind.js'
import { everyKind } from './basketKinds.js'
import {
  blankNewPassenger,
  type NewPassengerDraft,
  type NewPassengerField,
  type NewPassengerProblem,
  newPassengerProblems,
  type ShownNewPassenger,
  shownNewPassenger,
  cleanPassenger,
} from './newPassengers.js'
import type { Failure } from '../failure/Failure.js'
import type { UpdateEnd } from '../messages/update.js'
import { combine } from '../reactive/Behavior.js'
import { exhaust } from '../reactive/concurrency.js'
import { createSessionState, type Lifetime } from '../reactive/Lifetime.js'
import type { Drafts } from '../session/Drafts.js'
import type { AddEnd } from './adding/addToBasket.js'
import type { ItemLists } from './lineLists.js'

/** See behaviour/basket#2.3 and behaviour/basket#2.9. */
export const defaultPassengerId = 1

type WithPassengers = { readonly passengers: readonly BookingPassenger[] }

/**
 * The id of the active passenger with the customer's id: the basket's, else the booking's, else the default
 * (behaviour/basket#2.3).
 */
export const passengerIdOfCustomer = (
  customerId: string | null,
  basket: WithPassengers | null,
  booking: WithPassengers,
): number =>
  [...(basket?.passengers ?? []), ...booking.passengers].find(
    (one) => customerId !== null && one.customerId === customerId && !one.cancelled,
  )?.id ?? defaultPassengerId

/** The passenger's id in the back end. A customer id is replaced by the id of the matching passenger. */
export const passengerIdOf = (passenger: WhoTravels, basket: WithPassengers, booking: WithPassengers): number =>
  'passengerId' in passenger ? passenger.passengerId : passengerIdOfCustomer(passenger.customerId, basket, booking)

/** One more than the highest id in use. Cancelled passengers and unknown ticket holders count. */
export const nextPassengerId = (
  bookingPassengers: readonly BookingPassenger[],
  { passengers, tickets, transport }: Pick<Basket, 'passengers' | 'tickets' | 'transport'>,
): number =>
  Math.max(
    0,
    ...[...bookingPassengers, ...passengers].map(({ id }) => id),
    ...[...tickets, ...transport].map(({ passengerId }) => passengerId),
  ) + 1

/** The passengers who have an item in the basket, apart from the items with these keys. */
const inNeedOf = (basket: Basket, without: ReadonlySet<string> = new Set()): ReadonlySet<number> =>
  new Set(
    everyKind().flatMap(([name, kind]) =>
      (kind.holders?.(basket) ?? []).flatMap(({ id, passengerIds }) =>
        without.has(lineKey(name, id)) ? [] : passengerIds,
      ),
    ),
  )

/** New passengers in the basket who have no item in it. */
export const unusedPassengers = (basket: Basket): readonly BookingPassenger[] => {
  const used = inNeedOf(basket)
  return activePassengers(basket.passengers).filter(({ id }) => !used.has(id))
}

/** New passengers in the basket who would be left without any item if these lines were removed. */
export const passengersLeftOver = (basket: Basket, removed: readonly string[]): readonly BookingPassenger[] => {
  const [before, after] = [inNeedOf(basket), inNeedOf(basket, new Set(removed))]
  return activePassengers(basket.passengers).filter(({ id }) => before.has(id) && !after.has(id))
}

/**
 * Ticket holders whom neither the basket nor the booking knows: the back end refused them after their tickets were
 * added.
 */
export const missingPassengerIds = (
  basket: Basket,
  bookingPassengers: readonly BookingPassenger[],
): readonly number[] => {
  const known = new Set([...bookingPassengers, ...basket.passengers].map(({ id }) => id))
  return [...new Set(basket.tickets.map(({ passengerId }) => passengerId))]
    .filter((id) => !known.has(id))
    .toSorted((a, b) => a - b)
}

/** Ticket holders whom neither the basket nor the booking knows, with their details as typed so far. */
export interface MissingPassengers {
  /** The key of a draft is the passenger's id. */
  readonly passengers: readonly { readonly draft: ShownNewPassenger; readonly tickets: readonly TicketOfPassenger[] }[]
  /** Empty until the first attempt to save. */
  readonly problems: readonly NewPassengerProblem[]
  /** How many attempts to save failed because of a problem. */
  readonly attempts: number
  readonly isSaving: boolean
  /** Why the last save failed. The typed details stay. */
  readonly failure: Failure | null
}

interface TicketOfPassenger {
  readonly name: string
  readonly eventName: string
}

/** How a save of the missing passengers ended. */
export type SavePassengersEnd = UpdateEnd | { readonly kind: 'nobodyMissing' | 'invalid' }

interface MissingPassengersDeps {
  readonly bookingRef: string
  readonly drafts: Drafts
  readonly session: Pick<Lifetime, 'ended$'>
  /** The loaded basket and the passengers of its booking, as far as they are known. */
  readonly current: () => {
    readonly basket: Basket | null
    readonly bookingPassengers: readonly BookingPassenger[] | null
  }
  readonly add: (passengers: readonly PassengerToAdd[]) => Promise<AddEnd<ItemLists>>
  readonly ticketChoice: TicketChoiceLeft
}

/** What the ticket shop still has of a choice whose end it did not learn, because the session ended. */
export interface TicketChoiceLeft {
  readonly newPassengers: () => readonly NewPassengerDraft[]
  readonly forget: () => void
}

/** The state of the form. */
export interface MissingPassengersForm {
  readonly typed: readonly NewPassengerDraft[]
  readonly attempts: number
  readonly isSaving: boolean
  readonly failure: Failure | null
  /** Whether the form began with the details typed in the ticket shop. */
  readonly isOfTickets: boolean
}
const untouched: MissingPassengersForm = { typed: [], attempts: 0, isSaving: false, failure: null, isOfTickets: false }

const nobody: readonly NewPassengerDraft[] = []

/** The form for passengers who were refused although their tickets were added. Typed details outlive a session. */
export const createMissingPassengers = (deps: MissingPassengersDeps) => {
  const { bookingRef, drafts, ticketChoice } = deps
  const form = `missing-passengers/${bookingRef}`
  const state = createSessionState(deps.session, untouched)
  const once = exhaust<SavePassengersEnd>(deps.session)

  /** Their details as typed in the ticket shop, in the order of their ids. */
  const typedWithTickets = (): readonly NewPassengerDraft[] =>
    drafts.read(form, nobody) === nobody ? ticketChoice.newPassengers() : nobody

  const draftsOf = (missing: readonly number[], typed: readonly NewPassengerDraft[]): readonly NewPassengerDraft[] => {
    const restored = drafts.read(form, nobody)
    const before = typedWithTickets()
    return missing.map((key, index) => {
      const known = [...typed, ...restored].find((draft) => draft.key === key)
      return known ?? { ...blankNewPassenger(key), ...(before.length === missing.length ? before[index] : {}), key }
    })
  }

  const shown = (
    basket: Basket | null,
    passengers: readonly BookingPassenger[] | null,
    now: MissingPassengersForm,
  ): MissingPassengers | null => {
    if (basket === null || passengers === null) return null
    const missing = missingPassengerIds(basket, passengers)
    if (missing.length === 0) return null
    const typed = draftsOf(missing, now.typed)
    return {
      passengers: typed.map((draft) => ({
        draft: shownNewPassenger(draft, now.attempts > 0),
        tickets: basket.tickets.filter(({ passengerId }) => passengerId === draft.key),
      })),
      problems: now.attempts > 0 ? newPassengerProblems(typed) : [],
      attempts: now.attempts,
      isSaving: now.isSaving,
      failure: now.failure,
    }
  }
  // Recomputed once the drafts are known to belong to this customer.
  const form$ = combine(
    { now: state.state$, readable: drafts.readable$ },
    ({ now }): MissingPassengersForm => ({ ...now }),
  )

  const typedNow = (): readonly NewPassengerDraft[] => {
    const { basket, bookingPassengers } = deps.current()
    return shown(basket, bookingPassengers, state.state$.value)?.passengers.map(({ draft }) => draft) ?? []
  }

  const areOfTickets = (count: number): boolean => state.state$.value.isOfTickets || typedWithTickets().length === count

  const save = async (): Promise<SavePassengersEnd> => {
    const typed = typedNow()
    if (typed.length === 0) return { kind: 'nobodyMissing' }
    if (newPassengerProblems(typed).length > 0) {
      state.update((now) => ({ ...now, typed, attempts: now.attempts + 1 }))
      return { kind: 'invalid' }
    }
    const wereOfTickets = areOfTickets(typed.length)
    state.merge({ typed, isSaving: true, failure: null })
    const end = await deps.add(typed.map((draft) => ({ ...cleanPassenger(draft), id: draft.key })))
    if (end.kind === 'cancelled') return end
    if (end.kind !== 'added') {
      state.merge({ isSaving: false, failure: end.failure })
      return { kind: 'failed', failure: end.failure }
    }
    drafts.drop(form)
    // Their tickets are in the basket already and must not be added again.
    if (wereOfTickets) ticketChoice.forget()
    state.set(untouched)
    return { kind: 'saved' }
  }

  return {
    form$,
    shown,
    /** The details of passengers who were refused: the form begins with them. */
    remember: (refused: readonly PassengerToAdd[]): void => {
      if (refused.length === 0) return
      const added = refused.map(({ id, ...values }): NewPassengerDraft => ({ key: id, ...values }))
      const typed = [...added, ...state.state$.value.typed, ...drafts.read(form, nobody)]
      state.merge({ typed })
      drafts.store(form, typed)
    },
    edit: (passengerId: number, field: NewPassengerField, value: string): void => {
      if (state.state$.value.isSaving) return
      const typed = typedNow().map((draft) => (draft.key === passengerId ? { ...draft, [field]: value } : draft))
      state.merge({ typed, isOfTickets: areOfTickets(typed.length) })
      drafts.store(form, typed)
    },
    save: (): Promise<SavePassengersEnd> => once(save),
  }
}
