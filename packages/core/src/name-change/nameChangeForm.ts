import {
  type NewcomerField,
  type NewcomerFieldProblem,
  newPassengerFieldProblem,
  newPassengerFields,
  type NewPassengerValues,
  passengerValues,
} from '../basket/newPassengers.js'
import type { NameChangeToAdd } from '../basket/BasketApi.js'
import type { AdditionalCustomer } from '../customer/additionalCustomers.js'
import { activePax, fullName, type Pax } from '../domain/Booking.js'
import type { BasketNameChange } from '../basket/Basket.js'
import type { Failure } from '../failure/Failure.js'
import type { Currency } from '../money/Money.js'
import type { HolderFilter, TicketHolder } from '../bookings/holdings/ticketHolders.js'
import type { TicketListState } from '../bookings/holdings/ticketList.js'

/** Who is to hold the ticket, as typed so far. */
export type NameChangeValues = NewPassengerValues

export const noNameChange: NameChangeValues = { firstName: '', lastName: '', email: '', telephone: '' }

export interface NameChangeProblem {
  readonly field: NewcomerField
  readonly kind: NewcomerFieldProblem | 'unchanged'
}

/** Somebody on the booking whose details fill the form. */
export interface KnownPerson {
  readonly name: string
  readonly values: NameChangeValues
  /** Whether it is their name that is typed. */
  readonly isChosen: boolean
}

/** Everybody on the booking but the present holder: passengers, then those who travel along. */
export const peopleToOffer = (
  pax: readonly Pax[],
  passengers: readonly AdditionalCustomer[],
  holder: Name | null,
  typed: Name,
): readonly KnownPerson[] => {
  const everybody = [
    ...activePax(pax).map(({ firstName, lastName }) => ({ ...noNameChange, firstName, lastName })),
    ...passengers.map(passengerValues),
  ].map((values) => ({ name: fullName(values), values, isChosen: fullName(values) === fullName(typed) }))
  const names = ['', ...(holder === null ? [] : [fullName(holder)])]
  return everybody.filter(
    ({ name }, at) => !names.includes(name) && everybody.findIndex((one) => one.name === name) === at,
  )
}

type Name = Pick<Pax, 'firstName' | 'lastName'>

/** In the order of the form. `holder` is the present holder or null: nobody should pay for a change to the same name. */
export const nameChangeProblems = (values: NameChangeValues, holder: Name | null): readonly NameChangeProblem[] => {
  const problems = newPassengerFields.flatMap((field): readonly NameChangeProblem[] => {
    const kind = newPassengerFieldProblem(field, values[field])
    return kind === null ? [] : [{ field, kind }]
  })
  const isSame =
    values.firstName.trim() === holder?.firstName.trim() && values.lastName.trim() === holder.lastName.trim()
  const isUnchanged = isSame && problems.every(({ kind }) => kind !== 'missing')
  return isUnchanged ? [{ field: 'firstName', kind: 'unchanged' }, ...problems] : problems
}

export const toNameChange = (ticketId: string, values: NameChangeValues): NameChangeToAdd => ({
  ticketId,
  firstName: values.firstName.trim(),
  lastName: values.lastName.trim(),
  email: values.email.trim(),
  telephone: values.telephone.trim(),
})

/** How adding a change of name to the basket ends. What was typed stays typed, unless it is in the basket. */
export type NameChangeEnd =
  | { readonly kind: 'added' }
  /** Nothing was sent. */
  | { readonly kind: 'invalid'; readonly problems: readonly NameChangeProblem[] }
  | { readonly kind: 'failed'; readonly failure: Failure }
  /** The answer was lost and the basket could not be read, so it may or may not be in it. */
  | { readonly kind: 'unclear'; readonly failure: Failure }
  /** The booking has no such ticket, or its name cannot be changed now. */
  | { readonly kind: 'notPossible' }
  /** The session ended meanwhile. */
  | { readonly kind: 'cancelled' }

/** The form for one ticket. */
export interface NameChangeFormState {
  readonly values: NameChangeValues
  /** Who could hold it, with their details. */
  readonly people: readonly KnownPerson[]
  /** None before the first press. */
  readonly problems: readonly NameChangeProblem[]
  /** How often Add was pressed. */
  readonly attempt: number
  /** Whether anything is typed. */
  readonly isChanged: boolean
  /** How the last press ended, until the next one. */
  readonly end: Extract<NameChangeEnd, { readonly kind: 'failed' | 'unclear' }> | null
}

/** Who holds each ticket, and the forms for other names. */
export interface TicketHoldersState {
  readonly kind: 'ready'
  readonly isPast: boolean
  readonly list: TicketListState<TicketHolder, HolderFilter>
  /** Whether names can be changed at all, where a ticket allows it. */
  readonly isOffered: boolean
  /** Whether the pending changes are known; `outOfDate` if they could not be reloaded. */
  readonly waiting: 'known' | 'outOfDate' | 'unknown'
  /** The open forms, by ticket. */
  readonly forms: ReadonlyMap<string, NameChangeFormState>
  /** The changes that are in the basket, by ticket. */
  readonly inBasket: ReadonlyMap<string, BasketNameChange>
  /** While a change of name is on its way to the basket. */
  readonly isAdding: boolean
  readonly currency: Currency
}

export type NameChangeState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'noTickets'; readonly isPast: boolean }
  | TicketHoldersState
