import { customerEndpoints, sessionEndpoints } from '@booking-dashboard/http-adapter/contract'
import type { Asked, BackEndUnderTest } from './BackEndUnderTest.js'

/** An account in one state, such as locked, whose sign-in is checked. */
export interface Account {
  readonly email: string
  readonly password: string
}

/** Accounts in special states, each with its right password. */
export interface AccountsInState {
  /** Refused with 15000030. */
  readonly locked?: Account | null
  /** Refused with 15000040, because the e-mail address was not verified. */
  readonly unverified?: Account | null
  /** Has to change its password. */
  readonly reset?: Account | null
}

/** Codes of behaviour/errors#1.8. */
const codes = { locked: '15000030', unverified: '15000040', reset: '15000060' } as const
/** Both codes have one text, so that an answer does not reveal which addresses have an account. */
export const unknownAccount: readonly string[] = ['15000010', '15000050']

/** Blames a refusal that has none of these codes. */
export const checkCodes = (asked: Asked<unknown>, expected: readonly string[]): void => {
  if (asked.answer !== null || asked.codes.length === 0 || asked.codes.some((code) => expected.includes(code))) return
  asked.blame('refusal', 'errors', expected.join(' or '), asked.codes.join(', '))
}

/** Signs in with each account on its own connection. */
export const checkAccounts = async (
  connect: () => BackEndUnderTest,
  { locked, unverified, reset }: AccountsInState,
): Promise<void> => {
  if (locked) await checkRefused(connect(), locked, codes.locked, 'a locked account')
  if (unverified) await checkRefused(connect(), unverified, codes.unverified, 'an account that is not verified')
  if (reset) await checkReset(connect(), reset)
}

/** Checks that the login is refused with this code and that nobody is signed in. */
const checkRefused = async (
  backEnd: BackEndUnderTest,
  { email, password }: Account,
  code: string,
  about: string,
): Promise<void> => {
  const login = await backEnd.ask(sessionEndpoints.login, { body: { email, password }, expects: 'refusal', about })
  checkCodes(login, [code])
  await backEnd.ask(customerEndpoints.getCustomer, { expects: 'signedOut', about: `after ${about} was refused` })
}

/** Checks that the login and each session check say that the password has to be changed. */
const checkReset = async (backEnd: BackEndUnderTest, { email, password }: Account): Promise<void> => {
  const about = 'an account whose password has to be changed'
  const login = await backEnd.ask(sessionEndpoints.login, { body: { email, password }, expects: 'either', about })
  if (login.answer === null) return checkCodes(login, [codes.reset])
  const check = await backEnd.ask(sessionEndpoints.check, { about })
  for (const { answer, compare } of [login, check])
    if (answer !== null) compare('customer.reset_required', true, answer.customer.reset_required)
  await backEnd.ask(sessionEndpoints.logout, { about })
}

/** Password changes that the back end has to refuse, so that the password stays the same. */
export const checkPasswords = async (backEnd: BackEndUnderTest, password: string): Promise<void> => {
  const { changePassword, resetPassword } = sessionEndpoints
  const wrong = await backEnd.ask(changePassword, {
    body: { current_password: `${password}-`, password: `${password}+` },
    expects: 'refusal',
    about: 'with a wrong current password',
  })
  checkCodes(wrong, ['15000190'])
  const same = await backEnd.ask(changePassword, {
    body: { current_password: password, password },
    expects: 'refusal',
    about: 'to the same password',
  })
  checkCodes(same, ['15000080'])
  await backEnd.ask(changePassword, {
    body: { token: 'no-such-token', password: `${password}+` },
    expects: 'refusal',
    about: 'by a link that does not exist',
  })
  await backEnd.ask(resetPassword, {
    body: { email: 'nobody@conformance.invalid' },
    expects: 'either',
    about: 'of an unknown customer',
  })
}
