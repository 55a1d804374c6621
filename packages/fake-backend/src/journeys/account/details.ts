import { type Customer, type CustomerChanges, latest, type Traveller } from '@booking-dashboard/core'
import type { TestContext } from '../model/TestContext.js'
import type { Tab } from '../Tab.js'

/** What can be changed, each told by one text. */
export const details = ['contact', 'city', 'passport', 'diet', 'city everywhere', 'traveller'] as const
export type Detail = (typeof details)[number]

export const traveller = '7101'
export const delivered = ['SUN1001', 'SUN1003'] as const

const address = (city: string) => ({
  address1: '1 Long Walk',
  address2: '',
  address3: '',
  city,
  postcode: 'H91',
  county: '',
  countryId: '102',
})
const passport = {
  expiryDate: null,
  nationality: 'GB',
  firstName: 'A',
  middleNames: '',
  lastName: 'B',
  issueCountry: 'GB',
}
const contact = (fullName: string): CustomerChanges => ({
  personalDetails: { emergencyContact: { fullName, telephone: '+44 117 496 0000' } },
})

export const changesOf = (detail: Detail, value: string): CustomerChanges => {
  switch (detail) {
    case 'city':
    case 'city everywhere':
      return { address: address(value) }
    case 'passport':
      return { passport: { ...passport, number: value } }
    case 'diet':
      return { requiredData: { dietary_requirements: value } }
    default:
      return contact(value)
  }
}

/** What the world holds. */
export const held = ({ journey: { backend } }: TestContext, email: string, detail: Detail): string => {
  const all = backend.inspect.travellers()
  const own = all.find((one) => one.email === email)
  switch (detail) {
    case 'contact':
      return own?.personal.emergency_contact?.full_name ?? ''
    case 'city':
      return own?.address?.city ?? ''
    case 'passport':
      return own?.passport?.number ?? ''
    case 'diet':
      return String(own?.answers['dietary_requirements'] ?? '')
    case 'traveller':
      return all.find(({ id }) => id === traveller)?.personal.emergency_contact?.full_name ?? ''
    case 'city everywhere':
      return (
        backend.inspect.bookings().find(({ reference }) => reference === delivered[0])?.deliveries[0]?.address?.city ??
        ''
      )
  }
}

const contactOf = (who: Customer | Traveller | null): string => who?.personalDetails.emergencyContact.fullName ?? ''

/** What a page shows of it; null where it shows none of it. */
export const shown = ({ dashboard: { customer } }: Tab, detail: Detail): string | null => {
  const own = latest(customer.state$.value)
  if (own === null) return null
  switch (detail) {
    case 'contact':
      return contactOf(own)
    case 'city':
      return own.address.city
    case 'passport':
      return own.passport.number
    case 'diet': {
      const questions = latest(customer.requiredData$.value)?.[own.id]
      return questions === undefined
        ? null
        : String(questions.find(({ handle }) => handle === 'dietary_requirements')?.answer ?? '')
    }
    case 'traveller': {
      const theo = latest(customer.additional(traveller).value)
      return theo === null ? null : contactOf(theo)
    }
    case 'city everywhere':
      return null
  }
}

/** Where a page shows another thing than the world holds, a sentence each. */
export const differences = (context: TestContext, tab: Tab, email: string): readonly string[] =>
  details.flatMap((detail) => {
    const [page, world] = [shown(tab, detail), held(context, email, detail)]
    return page === null || page === world ? [] : [`The page shows “${page}” as ${detail}, the world holds “${world}”`]
  })
