import type { Language } from '@booking-dashboard/core/ports'
import type { StripeElementLocale } from '@stripe/stripe-js'

/** The locale of Stripe's fields for each language of the product. */
const fieldLocales: Readonly<Record<Language, StripeElementLocale>> = { 'en-GB': 'en-GB', de: 'de', es: 'es' }

export const fieldLocale = (locale: string): StripeElementLocale =>
  new Map(Object.entries(fieldLocales)).get(locale) ?? 'en-GB'
