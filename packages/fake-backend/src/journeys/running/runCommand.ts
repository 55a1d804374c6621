import { Tally } from '../model/Tally.js'
import { batchesOf } from './Batch.js'
import type { JourneyFailure } from './checkJourneys.js'
import { describeCoverage, shortCoverage } from './Coverage.js'
import { type AskedRun, help, readRun, WrongFlag } from './readRun.js'
import { runBatches } from './runBatches.js'

/** Where the command speaks. */
export interface Terminal {
  readonly say: (line: string) => void
  readonly complain: (line: string) => void
}

/** Between two lines of progress; ms. */
const often = 2000

const describeFailure = ({ story, steps, isShrunk, after, replay }: JourneyFailure): string =>
  [
    `A journey broke, the ${after}. of its batch. ${isShrunk ? 'The shortest that shows it' : 'It'} has ${steps} ${steps === 1 ? 'step' : 'steps'}:`,
    '',
    story,
    '',
    `Again:        npm run journeys -- ${replay}`,
    ...(isShrunk ? [`In a browser: npm run story -- ${replay}`] : []),
  ].join('\n')

const again = async (
  { subjects: [only = 'everything'], seed, steps, limit, again: found }: AskedRun,
  terminal: Terminal,
): Promise<number> => {
  const runs = found?.trials?.length ?? 1
  const batch = { index: 0, from: 0, only, seed, steps, runs, ...(found !== null && { again: found }) }
  const failure = (await runBatches([batch], { count: 1, limit }, () => undefined))?.failure ?? null
  terminal.say(failure === null ? 'It holds.' : describeFailure(failure))
  return failure === null ? 0 : 1
}

const draw = async ({ subjects, seed, runs, steps, workers, limit }: AskedRun, { say }: Terminal): Promise<number> => {
  say(`${runs} journeys about ${subjects.join(', ')}, seed ${seed}, ${workers} at once`)
  const tally = new Tally()
  const begun = performance.now()
  let coreSeconds = 0
  let toldAt = Number.NEGATIVE_INFINITY
  const perSecond = (): number => Math.round((tally.of('steps') * 1000) / (performance.now() - begun))
  const failed = await runBatches(batchesOf(subjects, { seed, runs, steps }), { count: workers, limit }, (report) => {
    for (const [what, times] of report.tally) tally.count(what, times)
    coreSeconds += report.coreSeconds
    if (performance.now() - toldAt < often) return
    toldAt = performance.now()
    say(`${tally.of('journeys')} of ${runs} journeys, ${perSecond()} steps/s, ${shortCoverage(tally)}`)
  })
  say(`\n${describeCoverage(tally)}\n`)
  say(
    `${tally.of('journeys')} journeys, ${tally.of('steps')} steps, ${tally.of('calls')} calls: ${shortCoverage(tally)}`,
  )
  say(
    `${((performance.now() - begun) / 1000).toFixed(1)} s: ${perSecond()} steps/s; for each core at work ` +
      `${Math.round(tally.of('steps') / coreSeconds)} steps/s, ${Math.round(tally.of('calls') / coreSeconds)} calls/s`,
  )
  const failure = failed?.failure ?? null
  if (failure === null) return 0
  say(`\n${describeFailure(failure)}`)
  return 1
}

/** `npm run journeys -- …`, `npm run soak -- …`: the exit status. */
export const runCommand = async (args: readonly string[], terminal: Terminal): Promise<number> => {
  try {
    const asked = readRun(args)
    if (asked === 'help') {
      terminal.say(help)
      return 0
    }
    return await (asked.again === null ? draw(asked, terminal) : again(asked, terminal))
  } catch (error) {
    if (!(error instanceof WrongFlag)) throw error
    terminal.complain(error.message)
    return 2
  }
}
