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
