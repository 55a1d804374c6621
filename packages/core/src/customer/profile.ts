import { fullName } from '../domain/Booking.js'
import { firstOfEach, grouped } from '../domain/lists.js'
import type { Bookings } from '../bookings/bookings.js'
import type { ProfileTexts } from './profileTexts.js'
import { type Behavior, combine, constant, select } from '../reactive/Behavior.js'
import { keepingEqual } from '../reactive/keepingEqual.js'
import { latest, type Loadable, memoizeByKey } from '../reactive/resource.js'
import type {
  AdditionalCustomerLink,
  Country,
  Customer,
  Passenger,
  Question,
  RequiredData,
} from '../domain/Customer.js'
import type { CustomerData } from './customerData.js'
import { createSessionState } from '../reactive/Lifetime.js'
import type { CustomerChanges } from './CustomerApi.js'
import { type AddressValues, deliveryBookings, type KnownAddress, storedAddress } from './details/addressForm.js'
import {
  bankAccountForm,
  bankValues,
  type BankValues,
  emergencyContactForm,
  emergencyValues,
  type EmergencyValues,
  passportForm,
  passportValues,
  type PassportValues,
  type KnownPhone,
  storedPersonal,
  type PersonalValues,
} from './details/profileForms.js'
import { storedAnswers } from './details/questionsForm.js'
import { createSectionForm, type SectionForm, type SectionFormDeps } from './details/sectionForm.js'
import type { FieldOffer, Stored } from './details/fieldRules.js'
import { paths } from '../navigation/paths.js'
import type { UpdateEnd } from '../messages/update.js'

export interface PassengersOfBooking {
  readonly bookingRef: string
  readonly customerIds: readonly string[]
}

/**
 * Grouped by booking. A person on several bookings is listed once, with the first: their details are the same on each.
 */
export const passengersByBooking = (links: readonly AdditionalCustomerLink[]): readonly PassengersOfBooking[] => {
  const people = firstOfEach(links, ({ customerId }) => customerId)
  return grouped(people, ({ bookingRef }) => bookingRef).map(([bookingRef, alike]) => ({
    bookingRef,
    customerIds: alike.map(({ customerId }) => customerId),
  }))
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

export const createProfileState = ({ customer, bookings }: ProfileStateDeps): Behavior<ProfileState> => {
  const kept = keepingEqual<ShownProfile>()
  return combine(
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
        questions: questions.any || areMissing,
        additionalCustomers: additionalCustomers.length > 0,
      }
      return kept({
        kind: 'shown',
        customer: known,
        isOutdated: state.kind === 'failed',
        sections: profileSections.filter((section) => isThere[section] ?? true),
        questions,
        additionalCustomers,
      })
    },
  )
}

/** Their name, or a neutral word while none is known. */
const passengerName = (
  { customer, texts }: { readonly customer: Pick<CustomerData, 'additional'>; readonly texts: ProfileTexts },
  customerId: string,
): Behavior<string> =>
  select(customer.additional(customerId), (state) => {
    const details = latest(state)?.personalDetails
    return (details && fullName(details)) || texts.screen.profile.additionalCustomers.unnamed
  })

/** The details of one person, with one form for each section. */
export interface PassengerForms {
  readonly personalDetails: SectionForm<keyof PersonalValues>
  readonly address: SectionForm<keyof AddressValues>
  readonly passport: SectionForm<keyof PassportValues>
  /** The questions of their bookings. */
  readonly questions: SectionForm<string>
  /** Whether any typed text, apart from answers, is not saved yet. */
  readonly isEdited$: Behavior<boolean>
}

/** The details of the customer and of additional customers. */
export interface Profile extends PassengerForms {
  readonly state$: Behavior<ProfileState>
  /** Loads the customer and the additional customers when the page is opened, and to try again. */
  readonly open: () => Promise<void>
  /** Called when the customer returns to the page: something may have been saved elsewhere. Typed fields stay. */
  readonly reload: () => Promise<void>
  /** Their name, or a neutral word while none is known. */
  readonly passengerName: (customerId: string) => Behavior<string>
  readonly emergencyContact: SectionForm<keyof EmergencyValues>
  /** Never stored as a draft. A save leads back to the profile. */
  readonly bankAccount: SectionForm<keyof BankValues>
  /** Whether upcoming deliveries also use a new address. `offered` is true if there may be any. */
  readonly forDeliveries$: Behavior<{ readonly offered: boolean; readonly chosen: boolean }>
  readonly chooseForDeliveries: (chosen: boolean) => void
  /** The forms of an additional customer on this booking. */
  readonly additional: (customerId: string, bookingRef: string) => PassengerForms
}

export interface ProfileDeps extends SectionFormDeps {
  readonly customer: CustomerData
  readonly bookings: Bookings
  readonly texts: ProfileTexts
}

type Send = (changes: CustomerChanges) => Promise<UpdateEnd>

const stored = <T extends Passenger, Name extends string>(
  lists$: SectionFormDeps['lists$'],
  passenger$: Behavior<Loadable<T>>,
  read: (person: T, countries: readonly Country[]) => Stored<Name>,
): Behavior<Stored<Name> | null> =>
  combine({ state: passenger$, lists: lists$ }, ({ state, lists: { countries } }) => {
    const person = latest(state)
    return person === null ? null : read(person, countries)
  })

const draft = ({ id }: Passenger, section: string): string => `profile/${id}/${section}`

/** What a passenger's forms can offer to those of others. */
const knownOf = (whose: FieldOffer['whose'], { personalDetails, address }: Passenger): KnownAddress & KnownPhone => ({
  whose,
  name: whose === 'other' ? fullName(personalDetails) : '',
  address,
  phone: personalDetails.phone,
})

const createPassengerForms = (
  deps: ProfileDeps,
  passenger$: Behavior<Loadable<Passenger>>,
  id$: Behavior<string | null>,
  others$: Behavior<readonly Passenger[]>,
  send: Send,
  sendAddress = send,
): PassengerForms => {
  const { customer, lists$ } = deps
  const asked$ = combine({ id: id$, required: customer.requiredData$ }, ({ id, required }) => {
    const all = latest(required)
    return id === null || all === null ? null : { id, questions: all[id] ?? [] }
  })
  const known$ = combine(
    { own: customer.state$, passenger: passenger$, others: others$ },
    ({ own, passenger, others }) => [
      ...[latest(passenger)].flatMap((one) => (one ? [knownOf('additional', one)] : [])),
      ...[latest(own)].flatMap((one) => (one ? [knownOf('own', one)] : [])),
      ...others.map((one) => knownOf('other', one)),
    ],
  )
  const personalDetails = createSectionForm(
    deps,
    combine({ passenger: passenger$, known: known$ }, ({ passenger, known }) => {
      const one = latest(passenger)
      return one && storedPersonal(one.personalDetails, known, draft(one, 'personal-details'))
    }),
    send,
  )
  const address = createSectionForm(
    deps,
    combine({ passenger: passenger$, known: known$, lists: lists$ }, ({ passenger, known, lists: { countries } }) => {
      const one = latest(passenger)
      return one && storedAddress(one.address, known, countries, draft(one, 'address'))
    }),
    sendAddress,
  )
  const passport = createSectionForm(
    deps,
    stored(lists$, passenger$, (one, countries) => ({
      rules: passportForm,
      values: passportValues(one.passport, countries),
      known: { firstName: one.personalDetails.firstName, lastName: one.personalDetails.lastName },
      draft: draft(one, 'passport'),
    })),
    send,
  )
  return {
    personalDetails,
    address,
    passport,
    isEdited$: combine(
      { personalDetails: personalDetails.state$, address: address.state$, passport: passport.state$ },
      (forms) => Object.values(forms).some(({ changed }) => changed),
    ),
    questions: createSectionForm(
      deps,
      combine({ asked: asked$, known: known$, lists: lists$ }, ({ asked, known, lists: { countries } }) =>
        asked === null ? null : storedAnswers(asked.questions, known, countries, `profile/${asked.id}/questions`),
      ),
      send,
    ),
  }
}

export const createProfile = (deps: ProfileDeps): Profile => {
  const { customer, bookings, lists$, scope } = deps
  const chosen = createSessionState(scope, false)
  const reachable$ = select(bookings.list$, (list) => deliveryBookings(latest(list)))
  const own = createPassengerForms(
    deps,
    customer.state$,
    select(customer.state$, (state) => latest(state)?.id ?? null),
    constant([]),
    (changes) => customer.update({ changes }),
    (changes) =>
      chosen.state$.value
        ? customer.updateDeliveries({ changes, bookingRefs: reachable$.value })
        : customer.update({ changes }),
  )
  const passengers = memoizeByKey((bookingRef) =>
    memoizeByKey((customerId) =>
      createPassengerForms(
        deps,
        customer.additional(customerId),
        constant(customerId),
        select(customer.loadedAdditional$, (all) => Object.values(all).filter(({ id }) => id !== customerId)),
        (changes) => customer.updateAdditional({ customerId, bookingRef, changes }),
      ),
    ),
  )
  const loadAdditional = async (): Promise<void> => {
    const { additionalCustomers } = latest(customer.state$.value) ?? { additionalCustomers: [] }
    const ids = new Set(additionalCustomers.map(({ customerId }) => customerId))
    await Promise.all([...ids].map(customer.loadAdditional))
  }
  return {
    ...own,
    state$: createProfileState(deps),
    open: async () => {
      // The list determines which deliveries a new address can reach, and the names of the bookings of additional
      // customers.
      await Promise.all([customer.open(), customer.loadOnce().then(loadAdditional), bookings.loadList()])
    },
    reload: async () => {
      await Promise.all([customer.load(), customer.loadRequiredData(), loadAdditional()])
    },
    passengerName: memoizeByKey((customerId) => passengerName(deps, customerId)),
    address: {
      ...own.address,
      leave: () => {
        chosen.set(false)
        own.address.leave()
      },
    },
    emergencyContact: createSectionForm(
      deps,
      stored(lists$, customer.state$, (one) => ({
        rules: emergencyContactForm,
        values: emergencyValues(one.personalDetails.emergencyContact),
        draft: draft(one, 'emergency-contact'),
      })),
      (changes) => customer.update({ changes }),
    ),
    bankAccount: createSectionForm(
      deps,
      stored(lists$, customer.state$, (one) => ({
        rules: bankAccountForm,
        values: bankValues(one.bankAccount),
        draft: null,
      })),
      (changes) => customer.update({ changes, redirectPath: paths.profile }),
    ),
    forDeliveries$: combine({ reachable: reachable$, chosen: chosen.state$ }, (now) => ({
      offered: now.reachable.length > 0,
      chosen: now.chosen,
    })),
    chooseForDeliveries: (isChosen) => {
      if (!own.address.state$.value.busy) chosen.set(isChosen)
    },
    additional: (customerId, bookingRef) => passengers(bookingRef)(customerId),
  }
}
