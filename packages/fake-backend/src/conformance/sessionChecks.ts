import { clientEndpoints, customerEndpoints, sessionEndpoints } from '@booking-dashboard/http-adapter/contract'
import { type Account, checkCodes, unknownAccount } from './accountChecks.js'
import type { BackEndUnderTest } from './BackEndUnderTest.js'
import { shown } from './judge.js'

/** Checks what a visitor may ask without a session, and what needs one. */
export const checkVisitor = async (backEnd: BackEndUnderTest): Promise<void> => {
  await backEnd.ask(clientEndpoints.clientId)
  await backEnd.ask(clientEndpoints.config)
  await backEnd.ask(clientEndpoints.genders)
  await backEnd.ask(clientEndpoints.countries)
  await checkIsSignedIn(backEnd, false)
  await backEnd.ask(customerEndpoints.getCustomer, { expects: 'signedOut', about: 'signed out' })
  const nobody = { email: 'nobody@conformance.invalid', password: 'not a password' }
  const unknown = await backEnd.ask(sessionEndpoints.login, {
    body: nobody,
    expects: 'refusal',
    about: 'an unknown customer',
  })
  checkCodes(unknown, unknownAccount)
}

/** Checks that one wrong password signs nobody in. */
export const checkWrongPassword = async (backEnd: BackEndUnderTest, { email, password }: Account): Promise<void> => {
  const body = { email, password: `${password}-` }
  const login = await backEnd.ask(sessionEndpoints.login, { body, expects: 'refusal', about: 'a wrong password' })
  checkCodes(login, unknownAccount)
  await checkIsSignedIn(backEnd, false)
}

const checkIsSignedIn = async (backEnd: BackEndUnderTest, isSignedIn: boolean): Promise<void> => {
  const about = isSignedIn ? 'signed in' : 'signed out'
  const checked = await backEnd.ask(sessionEndpoints.check, { about })
  const authenticated = checked.answer?.customer.authenticated
  if (authenticated !== undefined) checked.compare('customer.authenticated', isSignedIn, authenticated)
}

/** The back end refuses to sign a customer in whose password has to be right. */
export class NotSignedIn extends Error {
  override readonly name = 'NotSignedIn'
}

const reasons: Readonly<Record<string, string>> = {
  15000010: 'the e-mail address or the password is wrong',
  15000030: 'the account is locked',
  15000040: 'the e-mail address is not verified',
  15000050: 'the e-mail address or the password is wrong',
}

/**
 * True if the customer is signed in, false after a breach. Throws NotSignedIn if the back end refuses with a code. The
 * cookie must be out of reach of scripts and other sites (behaviour/contract#d1.4).
 */
export const signIn = async (
  backEnd: BackEndUnderTest,
  email: string,
  password: string,
  isSecure: boolean,
): Promise<boolean> => {
  const login = await backEnd.ask(sessionEndpoints.login, { body: { email, password } })
  const [code] = login.codes
  if (code !== undefined) {
    const because = reasons[code]
    throw new NotSignedIn(`${email} cannot sign in: ${because ? `${because} (${code})` : `the back end says ${code}`}`)
  }
  if (login.answer === null) return false
  login.compare('customer.authenticated', true, login.answer.customer.authenticated)
  if (!login.answer.customer.authenticated) return false
  if (login.setCookie.length === 0) login.blame('cookie', 'Set-Cookie', 'a session cookie', 'nothing')
  const flags: readonly (readonly [string, RegExp])[] = [
    ['HttpOnly', /;\s*httponly\b/i],
    ['SameSite=Lax or Strict', /;\s*samesite=(lax|strict)\b/i],
    ...(isSecure ? [['Secure', /;\s*secure\b/i] as const] : []),
  ]
  for (const cookie of login.setCookie) {
    const [name = ''] = cookie.split('=')
    // The cookie's value is as secret as a password, so the report leaves it out.
    const [, ...attributes] = cookie.split(/;\s*/)
    for (const [expected, flag] of flags)
      if (!flag.test(cookie)) login.blame('cookie', name, expected, shown(attributes.join('; ')))
  }
  await checkIsSignedIn(backEnd, true)
  return true
}

export const signOut = async (backEnd: BackEndUnderTest): Promise<void> => {
  const session = backEnd.cookieJar()
  await backEnd.ask(sessionEndpoints.logout)
  backEnd.customerId = null
  await checkIsSignedIn(backEnd, false)
  await backEnd.ask(customerEndpoints.getCustomer, { expects: 'signedOut', about: 'after signing out' })
  backEnd.putCookies(session)
  const about = 'with the session that was signed out'
  await backEnd.ask(customerEndpoints.getCustomer, { expects: 'signedOut', about })
}
