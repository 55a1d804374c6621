/** The codes of the specification, and those of a request that violates the contract. */
export const codes = {
  tokenExpired: 11000010,
  tokenMissing: 11000011,

  bookingNotFound: 13000010,

  accountNotFound: 15000010,
  accountLocked: 15000030,
  emailNotVerified: 15000040,
  passwordIncorrect: 15000050,
  passwordNotChanged: 15000080,
  currentPasswordIncorrect: 15000190,

  notForResale: 500036010,

  tooManyTickets: 50008020,

  paymentRecordNotFound: 16000020,
  nothingOutstanding: 16000040,
  invalidCardNumber: 16000050,
  invalidExpiryDate: 16000070,
  invalidCvc: 16000080,
  alreadyCompleted: 16000110,
  verificationFailed: 16000130,
  authorisationFailed: 16000140,
  notPaid: 16000150,
  providerNetworkError: 16000170,
  invalidRequest: 16000190,
  planCreateFailed: 16000250,
  planUpdateFailed: 16000260,
  planNotOnPackage: 16000270,
  paymentRequested: 16000301,
  invalidPlanAction: 16000302,
  planNotFound: 16000303,
  planNotResumable: 16000304,
  invalidAmount: 16000307,

  invalidBody: 10000010,
  invalidHeader: 10000020,
  invalidKey: 10000030,
} as const

/**
 * Refusals of this package without a code. A dashboard knows only the specification's codes and shows the message as it
 * is.
 * The reason is for tests.
 */
export type Reason =
  | 'deliveryNotFound'
  | 'deliveryOnItsWay'
  | 'downloadNotFound'
  | 'downloadNotYours'
  | 'downloadNotReady'
  | 'passwordTooShort'
  | 'passwordTooLong'
  | 'resetLinkUnknown'
  | 'resetLinkOver'
  | 'notYourCustomer'
  | 'nameMissing'
  | 'textNotKept'
  | 'invalidPhone'
  | 'invalidDateOfBirth'
  | 'unknownGender'
  | 'postcodeMissing'
  | 'postcodeInvalid'
  | 'addressIncomplete'
  | 'unknownCountry'
  | 'invalidPassportDate'
  | 'invalidSortCode'
  | 'invalidAccountNumber'
  | 'bankAccountNotHeld'
  | 'unknownQuestion'
  | 'answerNotOffered'
  | 'invalidAnswer'
  | 'basketNotFound'
  | 'notEnoughAvailable'
  | 'unknownTicketType'
  | 'unknownLine'
  | 'paxTaken'
  | 'paxUnknown'
  | 'basketIncomplete'
  | 'basketCosts'
  | 'unknownOffer'
  | 'noTerms'
  | 'extraNotForRoom'
  | 'roomNotInBasket'
  | 'optionTaken'
  | 'groupMismatch'
  | 'departureMismatch'
  | 'ticketNotHeld'
  | 'notTransferable'
  | 'ticketOnResale'
  | 'changePending'
  | 'tripOver'
  | 'bookingCancelled'
  | 'invalidDay'
