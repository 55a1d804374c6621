import type { CustomerRecord } from '../records/CustomerRecord.js'
import { codes } from '../refusal/codes.js'
import { refuse } from '../refusal/Refusal.js'
import type { World } from '../world/World.js'
import { isOver } from '../records/PasswordReset.js'
import { endOtherSessions, renewSession } from '../routing/sessions.js'

const shortest = 8
const longest = 128

/** For a signed-in customer. A temporary password counts like the old one. */
export const changeKnownPassword = (
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
export const changePasswordByLink = (
  world: World,
  token: string,
  password: string,
  sessionToken: string | null,
): void => {
  const customer = world.customers.find(({ passwordReset }) => passwordReset?.token === token)
  if (customer === undefined || customer.passwordReset === null) {
    return refuse(
      'resetLinkUnknown',
      'This link has been used already or is not complete. Please ask for a new one.',
      403,
    )
  }
  if (isOver(customer.passwordReset, world.clock.now())) {
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
