import type { VisitorTexts } from '../messages/visitorTexts.js'
import { type PaymentErrorCode, paymentErrorTexts } from '../messages/paymentErrorTexts.js'
import { paths } from '../navigation/paths.js'
import type { Path } from '../navigation/Navigation.js'
import type { Operation } from './Operation.js'
import type { Severity } from './Severity.js'

/** What an error does (specification 1, §8). */
export interface CatalogueEntry {
  /** Null where the error is not spoken of. */
  readonly message: ((texts: VisitorTexts) => string) | null
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
  | '50008010'
  | '50008020'

const accountNotFound: CatalogueEntry = { message: (texts) => texts.failure.accountNotFound, severity: 'info' }

// Severities that the specification does not show are 'error': the customer can mend these.
const accountErrors: Readonly<Record<AccountErrorCode, CatalogueEntry>> = {
  11000011: { message: null, severity: 'info', redirectPath: paths.login, revokeAuth: true },
  11000010: {
    message: (texts) => texts.failure.sessionExpired,
    severity: 'info',
    redirectPath: paths.login,
    revokeAuth: true,
  },
  13000010: { message: (texts) => texts.failure.bookingNotFound, severity: 'info', redirectPath: paths.bookings },
  15000010: accountNotFound,
  15000050: accountNotFound,
  15000040: { message: (texts) => texts.failure.emailNotVerified, severity: 'error' },
  15000030: { message: (texts) => texts.failure.accountLocked, severity: 'error' },
  15000190: { message: (texts) => texts.failure.currentPasswordIncorrect, severity: 'error' },
  15000060: { message: null, severity: 'info', redirectPath: paths.changePassword },
  15000080: { message: (texts) => texts.failure.passwordNotChanged, severity: 'error' },
  500036010: { message: (texts) => texts.failure.resaleNotPossible, severity: 'fatal' },
  50008010: { message: (texts) => texts.failure.ticketsNotAvailable, severity: 'error' },
  50008020: { message: (texts) => texts.failure.tooManyTickets, severity: 'error' },
}

/** Fatal unless specification 2, §8 notes another rank. */
const paymentSeverities: Partial<Record<PaymentErrorCode, Severity>> = {
  16000120: 'warning',
  16000280: 'warning',
  16000301: 'info',
}

const isPaymentCode = (code: string): code is PaymentErrorCode => Object.hasOwn(paymentErrorTexts, code)
const isAccountCode = (code: string): code is AccountErrorCode => Object.hasOwn(accountErrors, code)

const unknownError: CatalogueEntry = { message: (texts) => texts.failure.unknown, severity: 'fatal' }

/** The entry of a server code; an unknown one has its own (specification 1, §8). */
export const entryOfCode = (code: string): CatalogueEntry => {
  if (isAccountCode(code)) return accountErrors[code]
  if (isPaymentCode(code)) {
    return { message: (texts) => texts.paymentError[code], severity: paymentSeverities[code] ?? 'fatal' }
  }
  return unknownError
}

/** The generic payment error, which replaces every code that is not in the list (specification 2, §5). */
export const genericPaymentCode = '16000010' satisfies PaymentErrorCode
export const knownPaymentCode = (code: string): string =>
  isPaymentCode(code) || isAccountCode(code) ? code : genericPaymentCode

const fatal = (key: Operation & keyof VisitorTexts['failure']): CatalogueEntry => ({
  message: (texts) => texts.failure[key],
  severity: 'fatal',
})
const error = (key: Operation & keyof VisitorTexts['failure']): CatalogueEntry => ({ ...fatal(key), severity: 'error' })
const initialisation: CatalogueEntry = { message: (texts) => texts.failure.initialisation, severity: 'fatal' }

/** What each operation says when it failed without a code of the back end. */
export const operationErrors: Readonly<Record<Operation, CatalogueEntry>> = {
  login: fatal('login'),
  authenticationCheck: fatal('authenticationCheck'),
  logout: fatal('logout'),
  clientId: initialisation,
  clientConfig: initialisation,
  genders: { ...fatal('genders'), redirectPath: paths.profile },
  countries: { ...fatal('countries'), redirectPath: paths.profile },
  changePassword: error('changePassword'),
  resetPassword: error('resetPassword'),
  getRequiredData: fatal('getRequiredData'),
  updateCustomer: error('updateCustomer'),
  updateCustomerBookingDeliveries: error('updateCustomerBookingDeliveries'),
  getAdditionalCustomer: error('getAdditionalCustomer'),
  updateAdditionalCustomer: error('updateAdditionalCustomer'),
  getCustomer: fatal('getCustomer'),
  getBookings: fatal('getBookings'),
  getBooking: { ...fatal('getBooking'), redirectPath: paths.bookings },
  tickets: fatal('tickets'),
  ticketsAvailability: fatal('ticketsAvailability'),
  createBasket: fatal('createBasket'),
  getBasket: fatal('getBasket'),
  addTickets: fatal('addTickets'),
  removeItems: fatal('removeItems'),
  resetBasket: fatal('resetBasket'),
  completeBasket: error('completeBasket'),
  payment: { message: (texts) => texts.failure.paymentFailed, severity: 'error' },
}
