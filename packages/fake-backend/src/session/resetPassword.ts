import type { World } from '../world/World.js'
import { findByEmail } from './findByEmail.js'

/** Sends an e-mail if the address is known. The answer is the same for an unknown address. */
export const resetPassword = (world: World, email: string): void => {
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
