import { collectInstalments } from '../payment-plan/collectInstalments.js'
import { expireBaskets } from '../basket/expireBaskets.js'
import { expireChecks } from '../payment/endCheck.js'
import type { World } from './World.js'

/** What time alone does: to be called before anything is read or changed. */
export const passTime = (world: World): void => {
  expireChecks(world)
  expireBaskets(world)
  collectInstalments(world)
}
