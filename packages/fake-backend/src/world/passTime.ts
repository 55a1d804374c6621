import { collectInstalments } from '../payment-plan/collectInstalments.js'
import { expireBaskets } from '../basket/expireBaskets.js'
import { expireIntents } from '../stripe/intents.js'
import type { World } from './World.js'

/** What time alone does: to be called before anything is read or changed. */
export const passTime = (world: World): void => {
  expireIntents(world.stripe, world.clock.now())
  expireBaskets(world)
  collectInstalments(world)
}
