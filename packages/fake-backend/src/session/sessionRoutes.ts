import { sessionEndpoints } from '@booking-dashboard/http-adapter/contract'
import { type CustomerRecord, isResetOver } from '../records/CustomerRecord.js'
import { codes } from '../refusal/codes.js'
import { refuse } from '../refusal/Refusal.js'
import { publicRoute, type Route } from '../routing/Route.js'
import { endOtherSessions, openSession, renewSession, requireCustomer, sessionCustomer } from '../routing/sessions.js'
import { type World, findByEmail } from '../world/World.js'

export const sessionRoutes: readonly Route[] = [
  publicRoute(sessionEndpoints.login, ({ world, body, sessionToken, setSession }) => {
    const customer = signIn(world, body.email, body.password)
    // Each sign-in creates a new token, so that a token planted earlier is worthless.
    world.sessions.delete(sessionToken ?? '')
    setSession(openSession(world, customer))
    return { customer: { authenticated: true, reset_required: customer.resetRequired } }
  }),
  publicRoute(sessionEndpoints.check, ({ world, sessionToken }) => {
    const customer = sessionCustomer(world, sessionToken)
    if (customer === null) return { customer: { authenticated: false, reset_required: false } }
    renewSession(world, sessionToken)
    return { customer: { authenticated: true, reset_required: customer.resetRequired } }
  }),
  publicRoute(sessionEndpoints.changePassword, ({ world, body, sessionToken }) => {
    if ('token' in body) changePasswordByLink(world, body.token, body.password, sessionToken)
    else {
      const customer = requireCustomer(world, sessionToken)
      changeKnownPassword(world, customer, body.current_password, body.password, sessionToken)
    }
  }),
  publicRoute(sessionEndpoints.resetPassword, ({ world, body }) => resetPassword(world, body.email)),
  publicRoute(sessionEndpoints.logout, ({ world, sessionToken, setSession }) => {
    world.sessions.delete(sessionToken ?? '')
    setSession(null)
  }),
]

const shortest = 8
const longest = 128

/** For a signed-in customer. A temporary password counts like the old one. */
const changeKnownPassword = (
  world: World,
  customer: CustomerRecord,
  proof: string,
  password: string,
  sessionToken: string | null,
): void => {
  if (proof !== customer.password && proof !== customer.passwordReset?.temporaryPassword) {
    refuse(codes.currentPasswordIncorrect, 'Current password incorrect.', 403)
  }
  setPassword(world, customer, password, sessionToken)
}

/** For a visitor with a reset link. It does not sign them in, and a locked account stays locked. */
const changePasswordByLink = (world: World, token: string, password: string, sessionToken: string | null): void => {
  const customer = world.customers.find(({ passwordReset }) => passwordReset?.token === token)
  if (customer === undefined || customer.passwordReset === null) {
    return refuse(
      'resetLinkUnknown',
      'This link has been used already or is not complete. Please ask for a new one.',
      403,
    )
  }
  if (isResetOver(customer.passwordReset, world.clock.now())) {
    return refuse('resetLinkOver', 'This link is more than an hour old. Please ask for a new one.', 403)
  }
  setPassword(world, customer, password, sessionToken)
}

const setPassword = (world: World, customer: CustomerRecord, password: string, sessionToken: string | null): void => {
  if ([...password].length < shortest) {
    refuse('passwordTooShort', `Please choose a password of at least ${shortest} characters.`)
  }
  if ([...password].length > longest) {
    refuse('passwordTooLong', `Please choose a password of no more than ${longest} characters.`)
  }
  if (password === customer.password || password === customer.passwordReset?.temporaryPassword) {
    refuse(codes.passwordNotChanged, 'The new password is the old one.')
  }
  customer.password = password
  customer.passwordReset = null
  customer.resetRequired = false
  endOtherSessions(world, customer, sessionToken)
  // Proving the password renews the session for half an hour, like a sign-in.
  renewSession(world, sessionToken)
}

/** Sends an e-mail if the address is known. The answer is the same for an unknown address. */
const resetPassword = (world: World, email: string): void => {
  const customer = findByEmail(world, email)
  if (customer === undefined) return
  const now = world.clock.now()
  const temporaryPassword = [1, 2, 3].map(() => world.ids.token('', 4)).join('-')
  const token = world.ids.token('', 40)
  customer.passwordReset = { temporaryPassword, token, sentAt: now }
  world.outbox.push({
    to: customer.email,
    subject: 'Your temporary password',
    temporary_password: temporaryPassword,
    reset_link: `/resetpassword?token=${token}`,
    at: new Date(now).toISOString(),
  })
}

const wrongPasswordsBeforeLock = 5

/** The customer with these credentials. Refusals have HTTP 403, which login tolerates. */
const signIn = (world: World, email: string, password: string): CustomerRecord => {
  const customer = findByEmail(world, email)
  if (customer === undefined) return refuse(codes.accountNotFound, 'Account not found.', 403)
  if (customer.locked) return refuse(codes.accountLocked, 'Account locked.', 403)
  const isTemporary = isTemporaryPassword(world, customer, password)
  if (customer.password !== password && !isTemporary) {
    customer.wrongPasswords += 1
    customer.locked = customer.wrongPasswords >= wrongPasswordsBeforeLock
    return customer.locked
      ? refuse(codes.accountLocked, 'Account locked.', 403)
      : refuse(codes.passwordIncorrect, 'Password incorrect.', 403)
  }
  customer.wrongPasswords = 0
  if (!customer.emailVerified) return refuse(codes.emailNotVerified, 'E-mail not verified.', 403)
  if (isTemporary) customer.resetRequired = true
  return customer
}

/** The old password stays valid, so that nobody can lock out another customer by requesting an e-mail. */
const isTemporaryPassword = (world: World, { passwordReset }: CustomerRecord, password: string): boolean =>
  passwordReset !== null &&
  passwordReset.temporaryPassword === password &&
  !isResetOver(passwordReset, world.clock.now())

const name = 'booking_session'

export const readSessionCookie = (headers: Headers): string | null => {
  const cookies = (headers.get('cookie') ?? '').split(';').map((cookie) => cookie.trim())
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1) || null
}

/**
 * The value of Set-Cookie. A null token clears the cookie. Cross-site pages send the cookie only if `forAllSites` is
 * set.
 */
export const sessionCookie = (token: string | null, forAllSites: boolean): string =>
  `${name}=${token ?? ''}; Path=/; HttpOnly; ${forAllSites ? 'SameSite=None; Secure' : 'SameSite=Lax'}${token === null ? '; Max-Age=0' : ''}`
