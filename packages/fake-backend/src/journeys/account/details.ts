import { latest, type SaveEnd, type SectionForm } from '@booking-dashboard/core'
import type { TestContext } from '../model/TestContext.js'
import { addressText, typedAddress } from '../model/typedAddress.js'
import type { Tab } from '../browser/Tab.js'

/** The details that journeys change, each a single text. */
export const details = ['contact', 'city', 'passport', 'diet', 'city everywhere', 'additional customer'] as const
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

/**
 * Types a value into its field on the profile and fills what its section requires. Returns the function that saves it.
 */
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
    case 'additional customer':
      return typeInto(profile.additional(passenger, delivered[0]).personalDetails, [['firstName', value]])
  }
}

/** The cities of the deliveries whose address can still change. */
export const citiesOfDeliveries = ({ journey: { backend } }: TestContext): readonly string[] =>
  backend.inspect
    .bookings()
    .filter(({ reference }) => delivered.some((one) => one === reference))
    .map(({ deliveries: [first] }) => first?.address?.city ?? '')

/** The customer's address in the world, on one line; empty if there is none. */
export const heldAddress = ({ journey: { backend } }: TestContext, email: string): string => {
  const address = backend.inspect.customers().find((one) => one.email === email)?.address ?? null
  return address === null ? '' : addressText(address)
}

/** The value in the world. */
export const held = (context: TestContext, email: string, detail: Detail): string => {
  const { backend } = context.journey
  const all = backend.inspect.customers()
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
    case 'additional customer':
      return all.find(({ id }) => id === passenger)?.personal.first_name ?? ''
    case 'city everywhere':
      return citiesOfDeliveries(context)[0] ?? ''
  }
}

/** The value that a page shows; null if it shows none. */
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
    case 'additional customer':
      return latest(customer.additional(passenger).value)?.personalDetails.firstName ?? null
    case 'city everywhere':
      return null
  }
}

/** One sentence for each detail that the page and the world disagree on. */
export const differences = (context: TestContext, tab: Tab, email: string): readonly string[] =>
  details.flatMap((detail) => {
    const [page, world] = [shown(tab, detail), held(context, email, detail)]
    return page === null || page === world ? [] : [`The page shows “${page}” as ${detail}, the world holds “${world}”`]
  })
