import { explorePayments } from '../../src/journeys/explorer/explorePayments.js'
import { checkJourneys } from '../../src/journeys/checkJourneys.js'
import { worldOf } from '../worldOf.js'

/** Runs in a process of its own, from a bundle with a planted bug: prints the number of the journey that finds it. */
const [world = 'demo', seed = '1', runs = '200'] = process.argv.slice(2)
const drawn = worldOf(world)
const found = await checkJourneys({
  ...(drawn !== undefined && { world: drawn }),
  ...{ seed: Number(seed), runs: Number(runs) },
})
  // What only happens in payments needs many of them.
  .then(() => explorePayments({ seed: Number(seed), runs: 5 * Number(runs) }))
  .then(
    () => 'not found',
    (error: unknown) => String(error),
  )
process.stdout.write(found)
