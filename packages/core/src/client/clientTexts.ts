import type { Formats } from '../language/formats.js'
import type { Wording } from '../language/Wording.js'

/** The ways to the client's support team. */
export const supportTexts = {
  heading: 'Get help',
  call: (phone: string) => `Call ${phone}`,
  email: (address: string) => `Email ${address}`,
  form: 'Send us a message',
  subject: (bookingRef: string) => `Booking ${bookingRef}`,
  quote: (bookingRef: string) => `Please quote ${bookingRef}.`,
} as const

export interface SupportTexts extends Wording<typeof supportTexts> {}

/** The language's own words for genders, by code. English shows the name that the back end sends. */
const genders: Readonly<Record<string, string>> = {}

export const clientTexts = { support: supportTexts, genders } as const

/** The texts that the client's set-up reads. */
export interface ClientTexts extends Wording<typeof clientTexts> {
  readonly formats: Pick<Formats, 'countryName'>
}
