import type { SupportTexts } from './supportTexts.js'

/** How the client's support team is reached; null where it is not reached that way. */
export interface ClientSupport {
  /** As it is read and dialled, such as `+44 20 7946 0018`. */
  readonly phone: string | null
  readonly email: string | null
  /** An `https:` address of a contact form. */
  readonly form: string | null
}

export interface HelpWay {
  readonly kind: keyof ClientSupport
  readonly label: string
  /** `tel:`, `mailto:` or `https:`, and nothing else. */
  readonly href: string
}

const telephone = /^\+?[\d ()./-]{3,}$/
const emailAddress = /^[^\s@?&]+@[^\s@?&]+\.[^\s@?&]+$/
/** Without a user name: `https://known.example@elsewhere.example` reads like one host and leads to another. */
const webAddress = /^https:\/\/[^\s@/]+(\/\S*)?$/

/** The ways to get help that can be followed. An e-mail names the booking; a call or a form cannot. */
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
