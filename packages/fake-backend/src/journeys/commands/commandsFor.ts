import type { AnyWorld } from '../../worlds/scenarios.js'
import { startJourney } from '../Journey.js'
import { basketCommands } from './basket.js'
import { bookingCommands } from './bookings.js'
import type { AnyCommand } from './command.js'
import { paymentCommands } from './payments.js'
import { profileCommands } from './profile.js'
import { sessionCommands } from './session.js'
import { surroundingCommands } from './surroundings.js'

/** Everything that a customer does, and what happens meanwhile. */
const table: readonly AnyCommand[] = [
  ...sessionCommands,
  ...bookingCommands,
  ...basketCommands,
  ...paymentCommands,
  ...profileCommands,
  ...surroundingCommands,
]

/** The table without what can never be done in this world. Without a world: the whole table. */
export const commandsFor = (world?: AnyWorld): readonly AnyCommand[] => {
  if (world === undefined) return table
  const start = startJourney(1, { world })
  return table.filter(({ isPossible }) => isPossible?.(start) !== false)
}
