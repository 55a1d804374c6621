import type { Bookings } from '../bookings/bookings.js'
import type { ProfileTexts } from './profileTexts.js'
import { type Behavior, combine, select } from '../reactive/Behavior.js'
import { latest } from '../reactive/resource.js'
import type { AdditionalCustomerLink, Customer, Question, RequiredData } from '../domain/Customer.js'
import type { CustomerData } from './customerData.js'

export interface PassengersOfBooking {
  readonly bookingRef: string
  readonly customerIds: readonly string[]
}

/**
 * Grouped by booking. A person on several bookings is listed once, with the first: their details are the same on each.
 */
export const passengersByBooking = (links: readonly AdditionalCustomerLink[]): readonly PassengersOfBooking[] => {
  const seen = new Set<string>()
  const groups = new Map<string, string[]>()
  for (const { customerId, bookingRef } of links) {
    if (seen.has(customerId)) continue
    seen.add(customerId)
    groups.set(bookingRef, [...(groups.get(bookingRef) ?? []), customerId])
  }
  return [...groups].map(([bookingRef, customerIds]) => ({ bookingRef, customerIds }))
}

export interface PassengersQuestions extends AdditionalCustomerLink {
  readonly questions: readonly Question[]
}

export interface AskedQuestions {
  readonly own: readonly Question[]
  /** Each additional customer who has questions, once. */
  readonly others: readonly PassengersQuestions[]
  readonly any: boolean
}

export const questionsOf = (
  requiredData: RequiredData | null,
  customer: Pick<Customer, 'id' | 'additionalCustomers'>,
): AskedQuestions => {
  const own = requiredData?.[customer.id] ?? []
  const others = passengersByBooking(customer.additionalCustomers).flatMap(({ bookingRef, customerIds }) =>
    customerIds.flatMap((customerId) => {
      const questions = requiredData?.[customerId] ?? []
      return questions.length === 0 ? [] : [{ customerId, bookingRef, questions }]
    }),
  )
  return { own, others, any: own.length > 0 || others.length > 0 }
}

/** The sections of the page, in their order. */
const profileSections = [
  'personalDetails',
  'changePassword',
  'emergencyContact',
  'addressBook',
  'passport',
  'bankAccount',
  'questions',
  'additionalCustomers',
] as const
export type ProfileSection = (typeof profileSections)[number]

/** The stored data of the signed-in customer. */
export interface ShownProfile {
  readonly kind: 'shown'
  readonly customer: Customer
  /** Whether a reload failed. */
  readonly isOutdated: boolean
  /** The sections that apply. */
  readonly sections: readonly ProfileSection[]
  /** The questions of the bookings. `areMissing` is true if they could not be loaded. */
  readonly questions: AskedQuestions & { readonly areMissing: boolean }
  /** The additional customers, by booking. The name of a booking is null until it is known. */
  readonly additionalCustomers: readonly (PassengersOfBooking & { readonly bookingName: string | null })[]
}

/** All sections appear at once: a later one would move those below it. */
export type ProfileState = { readonly kind: 'loading' | 'failed' } | ShownProfile

interface ProfileStateDeps {
  readonly customer: Pick<CustomerData, 'state$' | 'requiredData$'>
  readonly bookings: Pick<Bookings, 'list$'>
}

export const createProfileState = ({ customer, bookings }: ProfileStateDeps): Behavior<ProfileState> =>
  combine(
    { state: customer.state$, required: customer.requiredData$, list: select(bookings.list$, latest) },
    ({ state, required, list }): ProfileState => {
      const known = latest(state)
      if (known === null) return { kind: state.kind === 'failed' ? 'failed' : 'loading' }
      const asked = latest(required)
      const areMissing = asked === null && required.kind === 'failed'
      if (asked === null && !areMissing) return { kind: 'loading' }
      const all = [...(list?.upcoming ?? []), ...(list?.past ?? [])]
      const questions = { ...questionsOf(asked, known), areMissing }
      const additionalCustomers = passengersByBooking(known.additionalCustomers).map((group) => ({
        ...group,
        bookingName: all.find(({ reference }) => reference === group.bookingRef)?.name ?? null,
      }))
      const isThere: Partial<Record<ProfileSection, boolean>> = {
        questions: questions.any,
        additionalCustomers: additionalCustomers.length > 0,
      }
      return {
        kind: 'shown',
        customer: known,
        isOutdated: state.kind === 'failed',
        sections: profileSections.filter((section) => isThere[section] ?? true),
        questions,
        additionalCustomers,
      }
    },
  )

/** Their name, or a neutral word until it is known. */
export const passengerName = (
  { customer, texts }: { readonly customer: Pick<CustomerData, 'additional'>; readonly texts: ProfileTexts },
  customerId: string,
): Behavior<string> =>
  select(customer.additional(customerId), (state) => {
    const details = latest(state)?.personalDetails
    return details === undefined
      ? texts.screen.profile.additionalCustomers.unnamed
      : `${details.firstName} ${details.lastName}`
  })
