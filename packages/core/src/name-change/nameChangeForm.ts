import {
  cleanPassenger,
  type NewPassengerField,
  type NewPassengerFieldProblem,
  type NewPassengerValues,
  passengerFieldProblems,
  passengerValues,
} from '../basket/newPassengers.js'
import type { NameChangeToAdd } from '../basket/BasketApi.js'
import type { AdditionalCustomer } from '../customer/additionalCustomers.js'
import { activePassengers, fullName, type BookingPassenger } from '../domain/Booking.js'
import type { BasketNameChange } from '../basket/Basket.js'
import type { ShopEnd } from '../basket/adding/createAdding.js'
import type { Failed, Failure } from '../failure/Failure.js'
import type { Currency } from '../money/Money.js'
import type { ReadOnly } from '../bookings/bookingStatus.js'
import type { HolderFilter, TicketHolder } from '../bookings/holdings/ticketHolders.js'
import type { TicketListState } from '../bookings/holdings/ticketList.js'

/** The new ticket holder, as typed so far. */
export type NameChangeValues = NewPassengerValues

export const noNameChange: NameChangeValues = { firstName: '', lastName: '', email: '', telephone: '' }

/** `unchanged`: the new name is the name on the ticket. */
export interface NameChangeProblem {
  readonly field: NewPassengerField
  readonly kind: NewPassengerFieldProblem | 'unchanged'
}

/** A person on the booking whose details can fill the form. */
export interface KnownPerson {
  readonly name: string
  readonly values: NameChangeValues
  /** Whether the form holds their name. */
  readonly isChosen: boolean
}

/** The people on the booking except the present ticket holder: passengers, then additional customers. */
export const peopleToOffer = (
  passengers: readonly BookingPassenger[],
  additional: readonly AdditionalCustomer[],
  holder: Name | null,
  typed: Name,
): readonly KnownPerson[] => {
  const everybody = [
    ...activePassengers(passengers).map(({ firstName, lastName }) => ({ ...noNameChange, firstName, lastName })),
    ...additional.map(passengerValues),
  ].map((values) => ({ name: fullName(values), values, isChosen: fullName(values) === fullName(typed) }))
  const names = ['', ...(holder === null ? [] : [fullName(holder)])]
  return everybody.filter(
    ({ name }, at) => !names.includes(name) && everybody.findIndex((one) => one.name === name) === at,
  )
}

type Name = Pick<BookingPassenger, 'firstName' | 'lastName'>

/**
 * In the order of the form. `holder` is the present ticket holder or null: nobody should pay for a change to the same
 * name.
 */
export const nameChangeProblems = (values: NameChangeValues, holder: Name | null): readonly NameChangeProblem[] => {
  const problems = passengerFieldProblems(values).map(
    ({ field, problem }): NameChangeProblem => ({ field, kind: problem }),
  )
  const { firstName, lastName } = cleanPassenger(values)
  const isSame = firstName === holder?.firstName.trim() && lastName === holder.lastName.trim()
  const isUnchanged = isSame && problems.every(({ kind }) => kind !== 'missing')
  return isUnchanged ? [{ field: 'firstName', kind: 'unchanged' }, ...problems] : problems
}

export const toNameChange = (ticketId: string, values: NameChangeValues): NameChangeToAdd => ({
  ticketId,
  ...cleanPassenger(values),
})

/**
 * The result of adding a name change to the basket. The typed text stays unless the change is in the basket.
 * `nothingChosen`: the booking has no such ticket, or its name cannot be changed now.
 */
export type NameChangeEnd = ShopEnd<NameChangeProblem>

/** The form for one ticket. */
export interface NameChangeFormState {
  readonly values: NameChangeValues
  /** The people who could become the ticket holder, with their details. */
  readonly people: readonly KnownPerson[]
  /** Empty before the first attempt. */
  readonly problems: readonly NameChangeProblem[]
  /** The number of attempts to add. */
  readonly attempt: number
  /** Whether anything is typed. */
  readonly isChanged: boolean
  /** The result of the last attempt, until the next one. */
  readonly end: { readonly kind: 'failed' | 'unclear'; readonly failure: Failure } | null
}

/** The ticket holders, and the forms for name changes. */
export interface TicketHoldersState {
  readonly kind: 'ready'
  readonly readOnly: ReadOnly | null
  readonly list: TicketListState<TicketHolder, HolderFilter>
  /** Whether the booking offers name changes for tickets that allow one. */
  readonly isOffered: boolean
  /** Whether the pending changes are known. `outOfDate` if they could not be reloaded. */
  readonly waiting: 'known' | 'outOfDate' | 'unknown'
  /** The open forms, by ticket. */
  readonly forms: ReadonlyMap<string, NameChangeFormState>
  /** The changes that are in the basket, by ticket. */
  readonly inBasket: ReadonlyMap<string, BasketNameChange>
  /** True while a name change is being added to the basket. */
  readonly isAdding: boolean
  readonly currency: Currency
}

export type NameChangeState =
  | { readonly kind: 'loading' }
  | Failed
  | { readonly kind: 'noTickets'; readonly readOnly: ReadOnly | null }
  | TicketHoldersState
