import { collectInstalments } from '../payment-plan/collectInstalments.js'
import { expireBaskets } from '../basket/discardBasket.js'
import { expireChecks } from '../payment/endCheck.js'
import type { World } from '../world/World.js'

/** Applies the effects of time. Call this before any read or change. */
export const passTime = (world: World): void => {
  expireChecks(world)
  expireBaskets(world)
  collectInstalments(world)
}
