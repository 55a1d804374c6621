import type { CustomerRecord } from '../customer/CustomerRecord.js'
import { codes } from '../routing/codes.js'
import { refuse } from '../routing/Refusal.js'
import type { World } from '../world/World.js'

const wrongPasswordsBeforeLock = 5

/** The customer with these credentials. Refusals have HTTP 403, which login tolerates. */
export const signIn = (world: World, email: string, password: string): CustomerRecord => {
  const customer = world.customers.find((one) => one.email === email.trim().toLowerCase())
  if (customer === undefined) return refuse(codes.accountNotFound, 'Account not found.', 403)
  if (customer.locked) return refuse(codes.accountLocked, 'Account locked.', 403)
  if (customer.password !== password) {
    customer.wrongPasswords += 1
    customer.locked = customer.wrongPasswords >= wrongPasswordsBeforeLock
    return customer.locked
      ? refuse(codes.accountLocked, 'Account locked.', 403)
      : refuse(codes.passwordIncorrect, 'Password incorrect.', 403)
  }
  customer.wrongPasswords = 0
  return customer.emailVerified ? customer : refuse(codes.emailNotVerified, 'E-mail not verified.', 403)
}
