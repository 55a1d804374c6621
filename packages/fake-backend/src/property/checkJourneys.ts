import fc from 'fast-check'
import { comeToAnEnd } from './comeToAnEnd.js'
import { type AnyCommand, commandsFor } from './commands.js'
import { type Invariant, invariants as usual } from './invariants.js'
import { type Journey, startJourney } from './Journey.js'
import type { AnyWorld } from '../worlds/scenarios.js'
import { watch } from './watch.js'

export interface JourneyCheck {
  /** One world for all journeys, or drawn ones; the demo world by default. */
  readonly world?: AnyWorld | fc.Arbitrary<AnyWorld>
  /** By default `commandsFor(world)`. */
  readonly commands?: readonly AnyCommand[]
  readonly invariants?: readonly Invariant[]
  readonly seed: number
  /** The number of journeys. */
  readonly runs: number
  /** The most steps of a journey; by default 30. */
  readonly size?: number
  /** ms of real time after which no further journey begins. */
  readonly limit?: number
  /** ms of real time after which a step that does not end ends the process, with its story; by default a minute. */
  readonly hangs?: number
  /** What a failure prints, to run that journey only. */
  readonly path?: string
  readonly replayPath?: string
}

/** What the journeys did. */
export interface JourneyTally {
  readonly runs: number
  readonly steps: number
  /** How often each command ran; 0 for one that never did. */
  readonly ran: Readonly<Record<string, number>>
  readonly charges: number
}

class BrokenInvariant extends Error {
  override readonly name = 'BrokenInvariant'
}

const hold = (journey: Journey, held: readonly Invariant[]): void => {
  for (const { name, check } of held) {
    const problems = check(journey)
    if (problems.length > 0) throw new BrokenInvariant([`“${name}” is broken:`, ...problems].join('\n  '))
  }
}

class Command implements fc.AsyncCommand<Journey, Journey> {
  constructor(
    private readonly entry: AnyCommand,
    private readonly input: never,
    private readonly patience: number | null,
    private readonly held: readonly Invariant[],
    private readonly onRun: (name: string) => void,
  ) {}

  check(journey: Readonly<Journey>): boolean {
    return this.entry.when?.(journey) !== false
  }

  async run(journey: Journey): Promise<void> {
    this.onRun(this.entry.name)
    const who = journey.customer()?.email ?? 'nobody signed in'
    journey.patience = this.patience
    journey.begin(`${who}: ${this.entry.name}`)
    await this.entry.run(journey, this.input)
    journey.patience = null
    hold(journey, this.held)
  }

  toString(): string {
    return `${this.entry.name}(${fc.stringify(this.input)})`
  }
}

const patience = fc.oneof(
  { weight: 7, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.constantFrom(0, 30, 3000) },
)

const isDrawn = (world: JourneyCheck['world']): world is fc.Arbitrary<AnyWorld> => world instanceof fc.Arbitrary

const begin = async (seed: number, world: AnyWorld | undefined, legMs: number): Promise<Journey> => {
  const journey = startJourney(seed, { legMs, ...(world !== undefined && { world }) })
  const [first] = journey.customers
  if (first === undefined) throw new Error('Nobody in this world can sign in')
  journey.begin(`${first.email} signs in`)
  await journey.signIn(first)
  if (journey.customer() === null) throw new Error(`${first.email} cannot sign in:\n${journey.story.join('\n')}`)
  return journey
}

const numbered = (story: readonly string[]): string => {
  let step = 0
  return story.map((line) => (line.startsWith('  ') ? line : `${String((step += 1)).padStart(3)}. ${line}`)).join('\n')
}

/** Runs random journeys, and rejects with the shortest story of a failure, or if nothing was checked. */
export const checkJourneys = async (given: JourneyCheck): Promise<JourneyTally> => {
  const { world, seed, runs, size = 30, limit, hangs = 60_000, path, replayPath, invariants = usual } = given
  const commands = given.commands ?? commandsFor(isDrawn(world) ? undefined : world)
  const always = invariants.filter(({ at }) => at !== 'end')
  const atEnd = invariants.filter(({ at }) => at === 'end')
  const ran: Record<string, number> = Object.fromEntries(commands.map(({ name }) => [name, 0]))
  let [steps, charges, journeys] = [0, 0, 0]
  let last: readonly string[] = []
  const watched = watch(hangs)
  const onRun = (name: string): void => {
    steps += 1
    watched.note(`Seed ${seed}, journey ${journeys}, in “${name}” after:\n${numbered(last)}`)
    ran[name] = (ran[name] ?? 0) + 1
  }
  if (!isDrawn(world)) await begin(seed, world, 0)
  const drawn = commands.map((entry) => ({
    weight: entry.weight ?? 1,
    arbitrary: fc
      .tuple(entry.input as fc.Arbitrary<never>, patience)
      .map(([input, wait]) => new Command(entry, input, wait, always, onRun)),
  }))
  const travel = async (
    made: Iterable<fc.AsyncCommand<Journey, Journey>>,
    where: AnyWorld | undefined,
    around: { readonly seed: number; readonly legMs: number },
  ): Promise<void> => {
    const journey = await begin(around.seed, where, around.legMs)
    last = journey.story
    journeys += 1
    await fc.asyncModelRun(() => ({ model: journey, real: journey }), made)
    await comeToAnEnd(journey)
    hold(journey, [...always, ...atEnd])
    charges += journey.backend.inspect.charges().length
  }
  const property = fc.asyncProperty(
    fc.commands([fc.oneof(...drawn)], {
      maxCommands: size,
      size: 'max',
      ...(replayPath !== undefined && { replayPath }),
    }),
    isDrawn(world) ? world : fc.constant(world),
    fc.record({ seed: fc.nat({ max: 1_000_000 }), legMs: fc.constantFrom(0, 0, 20, 700) }),
    travel,
  )
  const ended = fc.assert(property, {
    seed,
    numRuns: runs,
    ...(limit !== undefined && { interruptAfterTimeLimit: limit, markInterruptAsFailure: false }),
    ...(path !== undefined && { path, endOnFailure: true }),
    asyncReporter: async (details) => {
      if (!details.failed || details.counterexample === null) return
      const [made, where, around] = details.counterexample
      const found = /replayPath="([^"]*)"/.exec(fc.stringify(made))?.[1] ?? ''
      const again = await travel(made, where, around).then(
        () => null,
        (error: unknown) => error,
      )
      const why = again ?? details.errorInstance
      throw new Error(
        [
          `A journey broke a rule (journey ${details.numRuns}, shrunk ${details.numShrinks} times):`,
          numbered(last),
          `  ✗ ${why instanceof Error ? why.message : String(why)}`,
          ...(isDrawn(world) ? [`in the world ${fc.stringify(where)}`] : []),
          `Replay: checkJourneys({ …, seed: ${details.seed}, runs: 1, size: ${size}, path: '${details.counterexamplePath}', replayPath: '${found}' })`,
        ].join('\n'),
        { cause: why },
      )
    },
  })
  await ended.finally(watched.stop)
  if (steps === 0) throw new Error('No step ran, so that nothing was checked')
  return { runs: journeys, steps, ran, charges }
}
