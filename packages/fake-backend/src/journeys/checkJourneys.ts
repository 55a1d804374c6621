import fc from 'fast-check'
import { comeToAnEnd } from './comeToAnEnd.js'
import type { AnyCommand } from './commands/command.js'
import { commandsFor } from './commands/commandsFor.js'
import type { Invariant } from './Invariant.js'
import { invariants as usual } from './invariants.js'
import { type Journey, startJourney } from './Journey.js'
import type { AnyWorld } from '../worlds/scenarios.js'
import { watch } from './watch.js'

/** Which journeys to run, and what they are held to. */
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
  /** How many things each rule looked at. */
  readonly looked: Readonly<Record<string, number>>
  /** What happened how often, such as `payment is undecided`. */
  readonly met: Readonly<Record<string, number>>
}

class BrokenInvariant extends Error {
  override readonly name = 'BrokenInvariant'
}

const isOfSteps = ({ at }: Invariant): boolean => at !== 'end'

/** Holds these rules now, by default those of each step, and returns how much each looked at. */
export const hold = (
  journey: Journey,
  held: readonly Invariant[] = usual.filter(isOfSteps),
): ReadonlyMap<string, number> => {
  const rejected = watchRejections()()
  const looks = held.map(({ name, check }) => {
    const { looked, problems } = check(journey)
    if (problems.length > 0) throw new BrokenInvariant([`“${name}” is broken:`, ...problems].join('\n  '))
    return [name, looked] as const
  })
  if (rejected.length > 0) throw new BrokenInvariant(['A rejection went unhandled:', ...rejected].join('\n  '))
  return new Map(looks)
}

class Command implements fc.AsyncCommand<Journey, Journey> {
  constructor(
    private readonly entry: AnyCommand,
    private readonly input: never,
    private readonly patience: number | null,
    private readonly holds: (journey: Journey) => void,
    private readonly onRun: (name: string) => void,
  ) {}

  check(journey: Readonly<Journey>): boolean {
    return this.entry.when?.(journey) !== false
  }

  async run(journey: Journey): Promise<void> {
    this.onRun(this.entry.name)
    const who = journey.customer()?.email ?? 'nobody signed in'
    journey.patience = this.entry.isPatient === true ? null : this.patience
    journey.begin(`${who}: ${this.entry.name}`)
    await this.entry.run(journey, this.input)
    journey.patience = null
    this.holds(journey)
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
  await journey.signIn(first.email)
  return journey
}

const numbered = (story: readonly string[]): string => {
  let step = 0
  return story.map((line) => (line.startsWith('  ') ? line : `${String((step += 1)).padStart(3)}. ${line}`)).join('\n')
}

interface Failure {
  readonly numRuns: number
  readonly numShrinks: number
  readonly error: unknown
  readonly story: readonly string[]
  /** Null if the world was given. */
  readonly world: unknown
}

/** The story of a failure, the broken rule, and the line that replays it. */
const tellFailure = (
  { numRuns, numShrinks, error, story, world }: Failure,
  { seed, size, path, replayPath }: Required<Pick<JourneyCheck, 'seed' | 'size' | 'path' | 'replayPath'>>,
): string =>
  [
    `A journey broke a rule (journey ${numRuns}, shrunk ${numShrinks} times):`,
    numbered(story),
    `  ✗ ${error instanceof Error ? error.message : String(error)}`,
    ...(world === null ? [] : [`in the world ${fc.stringify(world)}`]),
    `Replay: checkJourneys({ …, seed: ${seed}, runs: 1, size: ${size}, path: '${path}', replayPath: '${replayPath}' })`,
  ].join('\n')

/** Runs random journeys, and rejects with the shortest story of a failure, or if nothing was checked. */
export const checkJourneys = async (given: JourneyCheck): Promise<JourneyTally> => {
  const { world, seed, runs, size = 30, limit, hangs = 60_000, path, replayPath, invariants = usual } = given
  const commands = given.commands ?? commandsFor(isDrawn(world) ? undefined : world)
  const always = invariants.filter(isOfSteps)
  const looked = new Map(invariants.map(({ name }) => [name, 0]))
  const met = new Map<string, number>()
  const holds = (journey: Journey, rules: readonly Invariant[]): void =>
    hold(journey, rules).forEach((count, name) => looked.set(name, (looked.get(name) ?? 0) + count))
  const ran: Record<string, number> = Object.fromEntries(commands.map(({ name }) => [name, 0]))
  let [steps, charges, journeys] = [0, 0, 0]
  let last: readonly string[] = []
  const start = isDrawn(world) ? null : await begin(seed, world, 0)
  const watched = watch(hangs)
  const onRun = (name: string): void => {
    steps += 1
    watched.note(`Seed ${seed}, journey ${journeys}, in “${name}” after:\n${numbered(last)}`)
    ran[name] = (ran[name] ?? 0) + 1
  }
  const drawn = commands.map((entry) => ({
    weight: entry.weight ?? 1,
    arbitrary: fc
      .tuple(entry.input as fc.Arbitrary<never>, patience)
      .map(([input, wait]) => new Command(entry, input, wait, (journey) => holds(journey, always), onRun)),
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
    holds(journey, invariants)
    for (const [what, times] of journey.observed.tally.entries()) met.set(what, (met.get(what) ?? 0) + times)
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
      const replayPath = /replayPath="([^"]*)"/.exec(fc.stringify(made))?.[1] ?? ''
      const error = await travel(made, where, around).then(
        () => details.errorInstance,
        (again: unknown) => again,
      )
      const { numRuns, numShrinks, counterexamplePath } = details
      const found = { numRuns, numShrinks, error, story: last, world: isDrawn(world) ? where : null }
      const again = { seed: details.seed, size, path: counterexamplePath ?? '', replayPath }
      throw new Error(tellFailure(found, again), { cause: error })
    },
  })
  await ended.finally(watched.stop)
  if (steps === 0) throw new Error('No step ran, so that nothing was checked')
  const idle = invariants.filter(
    ({ name, isPossible }) => looked.get(name) === 0 && (start === null || isPossible?.(start) !== false),
  )
  if (path === undefined && idle.length > 0)
    throw new Error(`In ${journeys} journeys, nothing came up for: ${idle.map(({ name }) => `“${name}”`).join(', ')}`)
  return { runs: journeys, steps, ran, charges, looked: Object.fromEntries(looked), met: Object.fromEntries(met) }
}

/** Unhandled rejections since the first call. */
const rejections: string[] = []
let watching = false

const watchRejections = (): (() => readonly string[]) => {
  if (!watching) {
    watching = true
    const note = (reason: unknown): void => void rejections.push(String(reason))
    if ('process' in globalThis) process.on('unhandledRejection', note)
    else addEventListener('unhandledrejection', ({ reason }) => note(reason))
  }
  return () => rejections.splice(0)
}
