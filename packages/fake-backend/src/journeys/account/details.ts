import { latest, type SaveEnd, type SectionForm } from '@booking-dashboard/core'
import type { TestContext } from '../model/TestContext.js'
import { addressText, typedAddress } from '../model/typedAddress.js'
import type { Tab } from '../browser/Tab.js'

/** What can be changed, each told by one text. */
export const details = ['contact', 'city', 'passport', 'diet', 'city everywhere', 'traveller'] as const
/** One of the details that journeys change. */
export type Detail = (typeof details)[number]

export const passenger = '7101'
export const delivered = ['SUN1001', 'SUN1003'] as const

const typeInto = <Name extends string>(
  form: SectionForm<Name>,
  values: readonly (readonly [Name, string])[],
): (() => Promise<SaveEnd>) => {
  form.start()
  for (const [field, value] of values) form.type(field, value)
  return form.save
}

/** Types it where it stands on the profile, with what its section needs besides; what comes back saves it. */
export const typeDetail = (
  { dashboard: { profile } }: Tab,
  detail: Detail,
  value: string,
): (() => Promise<SaveEnd>) => {
  switch (detail) {
    case 'city':
    case 'city everywhere':
      profile.chooseForDeliveries(detail === 'city everywhere')
      return typeInto(profile.address, typedAddress(value))
    case 'passport':
      return typeInto(profile.passport, [
        ['number', value],
        ['firstName', 'A'],
        ['lastName', 'B'],
        ['expiryDate', ''],
      ])
    case 'diet':
      return typeInto(profile.questions, [
        ['dietary_requirements', value],
        ['has_travel_insurance', 'yes'],
      ])
    case 'contact':
      return typeInto(profile.emergencyContact, [
        ['fullName', value],
        ['telephone', '+44 117 496 0000'],
      ])
    case 'traveller':
      return typeInto(profile.traveller(passenger, delivered[0]).personalDetails, [['firstName', value]])
  }
}

/** Where the deliveries go that an address can still reach. */
export const citiesOfDeliveries = ({ journey: { backend } }: TestContext): readonly string[] =>
  backend.inspect
    .bookings()
    .filter(({ reference }) => delivered.some((one) => one === reference))
    .map(({ deliveries: [first] }) => first?.address?.city ?? '')

/** The customer's own address as the world holds it, in one line; empty where there is none. */
export const heldAddress = ({ journey: { backend } }: TestContext, email: string): string => {
  const address = backend.inspect.travellers().find((one) => one.email === email)?.address ?? null
  return address === null ? '' : addressText(address)
}

/** What the world holds. */
export const held = (context: TestContext, email: string, detail: Detail): string => {
  const { backend } = context.journey
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
      return all.find(({ id }) => id === passenger)?.personal.first_name ?? ''
    case 'city everywhere':
      return citiesOfDeliveries(context)[0] ?? ''
  }
}

/** What a page shows of it; null where it shows none of it. */
export const shown = ({ dashboard: { customer } }: Tab, detail: Detail): string | null => {
  const own = latest(customer.state$.value)
  if (own === null) return null
  switch (detail) {
    case 'contact':
      return own.personalDetails.emergencyContact.fullName
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
    case 'traveller':
      return latest(customer.additional(passenger).value)?.personalDetails.firstName ?? null
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
