import type { CustomerRecord } from '../records/CustomerRecord.js'
import { codes } from '../refusal/codes.js'
import { refuse } from '../refusal/Refusal.js'
import type { World } from '../world/World.js'
import { findByEmail } from './findByEmail.js'
import { isOver } from '../records/PasswordReset.js'

const wrongPasswordsBeforeLock = 5

/** The customer with these credentials. Refusals have HTTP 403, which login tolerates. */
export const signIn = (world: World, email: string, password: string): CustomerRecord => {
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
  passwordReset !== null && passwordReset.temporaryPassword === password && !isOver(passwordReset, world.clock.now())
