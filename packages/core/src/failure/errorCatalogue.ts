import type { RefusalCode } from '../messages/refusalTexts.js'
import type { MemberTexts } from '../messages/memberTexts.js'
import type { Texts } from '../messages/texts.js'
import type { VisitorTexts } from '../messages/visitorTexts.js'
import { paths } from '../navigation/paths.js'
import type { Path } from '../navigation/Navigation.js'
import type { Operation } from './Operation.js'
import type { Severity } from './Severity.js'

/** The texts that are loaded: those behind the sign-in come with it. */
export type SpokenTexts = VisitorTexts | MemberTexts | Texts

/** What an error does (specification 1, §8). */
export interface CatalogueEntry {
  /** Null where the error is not spoken of. */
  readonly message: ((texts: SpokenTexts) => string) | null
  readonly severity: Severity
  readonly redirectPath?: Path
  readonly revokeAuth?: true
}

export type AccountErrorCode =
  | '11000010'
  | '11000011'
  | '13000010'
  | '15000010'
  | '15000030'
  | '15000040'
  | '15000050'
  | '15000060'
  | '15000080'
  | '15000190'
  | '500036010'
  | '50008020'

/** A text that is not loaded yet belongs to a call that nobody can have made yet. */
const said =
  (key: keyof Texts['failure']) =>
  ({ failure }: SpokenTexts): string => {
    const loaded: Partial<Record<typeof key, string>> = failure
    return loaded[key] ?? failure.unknown
  }

const accountNotFound: CatalogueEntry = { message: said('accountNotFound'), severity: 'info' }

// Severities that the specification does not show are 'error': the customer can mend these.
const accountErrors: Readonly<Record<AccountErrorCode, CatalogueEntry>> = {
  11000011: { message: null, severity: 'info', redirectPath: paths.login, revokeAuth: true },
  11000010: {
    message: said('sessionExpired'),
    severity: 'info',
    redirectPath: paths.login,
    revokeAuth: true,
  },
  13000010: { message: said('bookingNotFound'), severity: 'info', redirectPath: paths.bookings },
  15000010: accountNotFound,
  15000050: accountNotFound,
  15000040: { message: said('emailNotVerified'), severity: 'error' },
  15000030: { message: said('accountLocked'), severity: 'error' },
  15000190: { message: said('currentPasswordIncorrect'), severity: 'error' },
  15000060: { message: null, severity: 'info', redirectPath: paths.changePassword },
  15000080: { message: said('passwordNotChanged'), severity: 'error' },
  500036010: { message: said('resaleNotPossible'), severity: 'fatal' },
  50008020: { message: said('tooManyTickets'), severity: 'error' },
}

// The codes of the refusals inside a booking, in the order of their numbers.
const refusalCodes =
  '13000021 13000030 13000031 13000032 50008010 50008030 50008040 50008050 50008060 50008070 50008080 50008100 50008110 50008120 50008130 50008140 50008150 50008160 50008170 50008180 50008190'
const isRefusalCode = (code: string): code is RefusalCode => /^\d{8}$/.test(code) && refusalCodes.includes(code)
const isAccountCode = (code: string): code is AccountErrorCode => Object.hasOwn(accountErrors, code)

/** Payment codes are known once the texts behind the sign-in are loaded. */
const paymentText = (code: string, texts: SpokenTexts): string | null => {
  const table: Readonly<Record<string, { readonly text: string }>> = 'paymentCode' in texts ? texts.paymentCode : {}
  return Object.hasOwn(table, code) ? (table[code]?.text ?? null) : null
}

const unknownError: CatalogueEntry = { message: said('unknown'), severity: 'fatal' }

/** The entry of a server code; an unknown one has its own (specification 1, §8). */
export const entryOfCode = (code: string): CatalogueEntry => {
  if (isAccountCode(code)) return accountErrors[code]
  if (isRefusalCode(code)) {
    // The customer can mend what these say.
    return { message: (texts) => ('refusal' in texts ? texts.refusal[code] : texts.failure.unknown), severity: 'error' }
  }
  return { ...unknownError, message: (texts) => paymentText(code, texts) ?? texts.failure.unknown }
}

/** Whether the account or a booking answers with this code. */
export const isKnownCode = (code: string): boolean => isAccountCode(code) || isRefusalCode(code)

/** Operations that speak in words which have another name. */
const otherWords = { clientId: 'initialisation', clientConfig: 'initialisation', payment: 'paymentFailed' } as const
const hasOtherWords = (operation: Operation): operation is keyof typeof otherWords =>
  Object.hasOwn(otherWords, operation)
const wordsOf = (operation: Operation): keyof Texts['failure'] =>
  hasOtherWords(operation) ? otherWords[operation] : operation

const mendable = { severity: 'error' } as const
const toProfile = { redirectPath: paths.profile } as const

/** Every operation is fatal and stays where it is, but for these. */
const special: Partial<Record<Operation, Pick<CatalogueEntry, 'redirectPath'> & Partial<CatalogueEntry>>> = {
  genders: toProfile,
  countries: toProfile,
  getBooking: { redirectPath: paths.bookings },
  changePassword: mendable,
  resetPassword: mendable,
  updateCustomer: mendable,
  updateCustomerBookingDeliveries: mendable,
  getAdditionalCustomer: mendable,
  updateAdditionalCustomer: mendable,
  completeBasket: mendable,
  payment: mendable,
  paymentPlan: mendable,
}

/** What an operation says when it failed without a code of the back end. */
export const entryOfOperation = (operation: Operation): CatalogueEntry => ({
  message: said(wordsOf(operation)),
  severity: 'fatal',
  ...special[operation],
})
