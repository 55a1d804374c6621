import type { SupportTexts } from './clientTexts.js'

/** The contacts of the client's support team; null if the client has no such contact. */
export interface ClientSupport {
  /** The number as shown and dialled, such as `+44 20 7946 0018`. */
  readonly phone: string | null
  readonly email: string | null
  /** The `https:` address of a contact form. */
  readonly form: string | null
}

/** A way to reach the client's support. */
export interface HelpWay {
  readonly kind: keyof ClientSupport
  readonly label: string
  /** Only `tel:`, `mailto:` or `https:`. */
  readonly href: string
}

const telephone = /^\+?[\d ()./-]{3,}$/
const emailAddress = /^[^\s@?&]+@[^\s@?&]+\.[^\s@?&]+$/
/** Refuses a user name: `https://known.example@elsewhere.example` reads like one host and leads to another. */
const webAddress = /^https:\/\/[^\s@/]+(\/\S*)?$/

/** The links to support that are valid. An e-mail names the booking; a call or a form cannot. */
export const helpWays = (
  support: ClientSupport | null,
  texts: SupportTexts,
  bookingRef: string | null,
): readonly HelpWay[] => {
  const { phone = null, email = null, form = null } = support ?? {}
  const subject = bookingRef === null ? '' : `?subject=${encodeURIComponent(texts.subject(bookingRef))}`
  return [
    ...(phone !== null && telephone.test(phone)
      ? [{ kind: 'phone' as const, label: texts.call(phone), href: `tel:${phone.replace(/[^+\d]/g, '')}` }]
      : []),
    ...(email !== null && emailAddress.test(email)
      ? [{ kind: 'email' as const, label: texts.email(email), href: `mailto:${email}${subject}` }]
      : []),
    ...(form !== null && webAddress.test(form) ? [{ kind: 'form' as const, label: texts.form, href: form }] : []),
  ]
}
