import type { Bookings } from '../bookings/bookings.js'
import type { ProfileAreaTexts } from '../messages/profileAreaTexts.js'
import { type Behavior, combine, select } from '../reactive/Behavior.js'
import { latest } from '../reactive/Loadable.js'
import type { Customer } from './Customer.js'
import type { CustomerFeature } from './CustomerFeature.js'
import { type AskedQuestions, questionsOf } from './details/questionsOf.js'
import { type TravellersOfBooking, travellersByBooking } from './details/travellersByBooking.js'

/** The sections of the page, in their order. */
export const profileSections = [
  'personalDetails',
  'changePassword',
  'emergencyContact',
  'addressBook',
  'passport',
  'bankAccount',
  'questions',
  'travellers',
] as const
export type ProfileSection = (typeof profileSections)[number]

export interface ShownProfile {
  readonly kind: 'shown'
  readonly customer: Customer
  /** It could not be read again. */
  readonly isOutdated: boolean
  /** Those that there are. */
  readonly sections: readonly ProfileSection[]
  /** What the bookings want to know; `areMissing` where that could not be loaded. */
  readonly questions: AskedQuestions & { readonly areMissing: boolean }
  /** Who else travels, by booking; its name is null while it is not known. */
  readonly travellers: readonly (TravellersOfBooking & { readonly bookingName: string | null })[]
}

/** Shown all at once: a section that came later would move those below it. */
export type ProfileState = { readonly kind: 'loading' | 'failed' } | ShownProfile

interface ProfileStateDeps {
  readonly customer: Pick<CustomerFeature, 'state$' | 'requiredData$'>
  readonly bookings: Pick<Bookings, 'list$'>
}

export const createProfileState = ({ customer, bookings }: ProfileStateDeps): Behavior<ProfileState> =>
  combine(
    combine(customer.state$, customer.requiredData$, (state, required) => ({ state, required })),
    select(bookings.list$, latest),
    ({ state, required }, list): ProfileState => {
      const known = latest(state)
      if (known === null) return { kind: state.kind === 'failed' ? 'failed' : 'loading' }
      const asked = latest(required)
      const areMissing = asked === null && required.kind === 'failed'
      if (asked === null && !areMissing) return { kind: 'loading' }
      const all = [...(list?.upcoming ?? []), ...(list?.past ?? [])]
      const questions = { ...questionsOf(asked, known), areMissing }
      const travellers = travellersByBooking(known.additionalCustomers).map((group) => ({
        ...group,
        bookingName: all.find(({ reference }) => reference === group.bookingRef)?.name ?? null,
      }))
      const isThere: Partial<Record<ProfileSection, boolean>> = {
        questions: questions.any,
        travellers: travellers.length > 0,
      }
      return {
        kind: 'shown',
        customer: known,
        isOutdated: state.kind === 'failed',
        sections: profileSections.filter((section) => isThere[section] ?? true),
        questions,
        travellers,
      }
    },
  )

/** By the name that is known of them; before, a word that fits anybody. */
export const travellerName = (
  { customer, texts }: { readonly customer: Pick<CustomerFeature, 'additional'>; readonly texts: ProfileAreaTexts },
  customerId: string,
): Behavior<string> =>
  select(customer.additional(customerId), (state) => {
    const details = latest(state)?.personalDetails
    return details === undefined ? texts.screen.profile.travellers.unnamed : `${details.firstName} ${details.lastName}`
  })
