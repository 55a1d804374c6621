import fc from 'fast-check'
import { accountJourneys } from '../account/accountJourneys.js'
import { bookingJourney } from '../arbitraries/bookingJourney.js'
import { paymentJourney } from '../arbitraries/paymentJourney.js'
import { steps } from '../arbitraries/steps.js'
import type { JourneyCommand } from '../commands/JourneyCommand.js'
import type { Invariant } from '../invariants/Invariant.js'
import type { JourneyModel } from '../model/JourneyModel.js'
import type { TestContext } from '../model/TestContext.js'
import { Tally } from '../model/Tally.js'
import { travel } from './travel.js'

const stepsAbout = { everything: steps, booking: bookingJourney, payments: paymentJourney } as const

/** What the journeys are about: anything at all, most of all what is booked and put into a basket, what a booking owes, or the account. */
export const subjects = ['everything', 'booking', 'payments', 'account'] as const
export type Subject = (typeof subjects)[number]

export interface JourneyRun {
  readonly about?: Subject
  readonly seed: number
  readonly count: number
  /** Where fast-check found a failure, to run that journey alone. */
  readonly path?: string
  /** Which of its commands were run. */
  readonly commands?: string
  /** Steps of one's own, drawn as often as all others; not in journeys about the account. */
  readonly ownSteps?: fc.Arbitrary<JourneyCommand>
  /** What else is held after each step. */
  readonly ownInvariants?: readonly Invariant[]
}

export interface JourneyReport {
  readonly tally: Tally
  /** Null where every journey held. */
  readonly failure: string | null
}

const longestJourney = 45

const circumstances = fc.record({
  seed: fc.integer({ min: 1, max: 1_000_000 }),
  legMs: fc.constantFrom(0, 0, 0, 20, 700),
  start: fc.constantFrom(
    'atTheDoor' as const,
    'signedIn' as const,
    'atTheTickets' as const,
    'atCheckout' as const,
    'atCheckout' as const,
  ),
})

const journeys = (
  about: keyof typeof stepsAbout,
  tally: Tally,
  replayed: { readonly replayPath?: string },
  { ownSteps, ownInvariants: alsoHeld = [] }: Pick<JourneyRun, 'ownSteps' | 'ownInvariants'>,
) =>
  fc.asyncProperty(
    circumstances,
    fc.commands<JourneyModel, TestContext, false>([stepsAbout[about], ...(ownSteps === undefined ? [] : [ownSteps])], {
      maxCommands: longestJourney,
      size: 'max',
      ...replayed,
    }),
    (around, done) => travel(done, { ...around, tally, alsoHeld }),
  )

/** The one command that runs a failed journey again. */
export const replayCommand = (about: Subject, seed: number, path: string, commands: string): string =>
  `npm run journeys --${about === 'everything' ? '' : ` --about ${about}`} --seed ${seed} --path "${path}"${commands === '' ? '' : ` --commands "${commands}"`}`

const replayPathOf = (counterexample: string): string => /replayPath="([^"]*)"/.exec(counterexample)?.[1] ?? ''

const describe = <A>(about: Subject, details: fc.RunDetails<A>): string | null => {
  if (!details.failed) return null
  const found = fc.stringify(details.counterexample)
  const commands = replayPathOf(found)
  return [
    `A journey broke after ${details.numRuns} runs and ${details.numShrinks} shrinks.`,
    details.errorInstance instanceof Error
      ? (details.errorInstance.stack ?? details.errorInstance.message)
      : String(details.errorInstance),
    found,
    `Replay it with: ${replayCommand(about, details.seed, details.counterexamplePath ?? '', commands)}`,
  ].join('\n\n')
}

/** Random journeys; each is a property of fast-check, shrunk where it fails. */
export const checkJourneys = async ({
  about = 'everything',
  seed,
  count,
  path,
  commands,
  ...own
}: JourneyRun): Promise<JourneyReport> => {
  const tally = new Tally()
  const replayed = commands === undefined ? {} : { replayPath: commands }
  // What is replayed has been shrunk already.
  const run = { seed, numRuns: count, ...(path === undefined ? {} : { path, endOnFailure: true }) }
  const failure =
    about === 'account'
      ? describe(about, await fc.check(accountJourneys(tally, replayed), run))
      : describe(about, await fc.check(journeys(about, tally, replayed, own), run))
  return { tally, failure }
}
