// First, because the modules of the product ask for it while they load.
import { reachedSince } from './isMutant.js'
import fc from 'fast-check'
import { type Batch, batchesOf } from '../../src/journeys/running/Batch.js'
import { longestJourney } from '../../src/journeys/running/checkJourneys.js'
import { Tally } from '../../src/journeys/model/Tally.js'
import type { Subject } from '../../src/journeys/running/Subject.js'
import { type SubjectName, withSubject } from '../../src/journeys/running/subjects.js'
import { inZone } from '../../src/journeys/running/zones.js'

/** A request: run these journeys of the subjects until one fails, or all of them to see what each one reaches. */
export interface JourneysWanted {
  readonly about: readonly SubjectName[]
  readonly seed: number
  readonly runs: number
  /** The numbers of the journeys to run, from 0; null for all. */
  readonly only: readonly number[] | null
  readonly untilFailure: boolean
}

/** The end of one journey. */
export interface JourneyEnd {
  readonly number: number
  readonly hasFailed: boolean
  /** The changes whose place the journey reached. */
  readonly reached: readonly number[]
}

export type FromJourneys =
  | { readonly kind: 'loaded'; readonly reached: readonly number[] }
  | { readonly kind: 'begins'; readonly number: number }
  | ({ readonly kind: 'ended' } & JourneyEnd)
  | { readonly kind: 'done' }

const tell = (message: FromJourneys): void => void process.send?.(message)

const draw = <Case>(subject: Subject<Case>, { seed, runs, from }: Batch): readonly Case[] => {
  const fixed = subject.first?.(from, runs) ?? []
  const drawn = fc.sample(subject.draw({ steps: longestJourney }), { seed, numRuns: runs })
  return [...fixed, ...drawn].slice(0, runs)
}

const hasFailed = async (work: () => Promise<void>): Promise<boolean> => {
  try {
    await work()
    return false
  } catch {
    return true
  }
}

/** Runs the wanted journeys of one batch. Answers whether one of them failed. */
const runBatch = (batch: Batch, before: number, { only, untilFailure }: JourneysWanted): Promise<boolean> =>
  inZone(batch.zone, () =>
    withSubject(batch.only, async (subject) => {
      const cases = draw(subject, batch)
      let isBroken = false
      for (const [index, one] of cases.entries()) {
        const number = before + index
        if (only !== null && !only.includes(number)) continue
        tell({ kind: 'begins', number })
        reachedSince()
        const failed = await hasFailed(() => subject.travel(one, { tally: new Tally() }))
        tell({ kind: 'ended', number, hasFailed: failed, reached: reachedSince() })
        isBroken ||= failed
        if (isBroken && untilFailure) break
      }
      return isBroken
    }),
  )

const run = async (wanted: JourneysWanted): Promise<void> => {
  tell({ kind: 'loaded', reached: reachedSince() })
  let before = 0
  for (const batch of batchesOf(wanted.about, { ...wanted, steps: longestJourney })) {
    const first = before
    before += batch.runs
    const isWanted = wanted.only?.some((number) => number >= first && number < before) ?? true
    if (isWanted && (await runBatch(batch, first, wanted)) && wanted.untilFailure) break
  }
  tell({ kind: 'done' })
}

process.on('message', (wanted: JourneysWanted) => {
  run(wanted).catch((error: unknown) => {
    process.stderr.write(`${String(error)}\n`)
    process.exit(1)
  })
})
process.on('disconnect', () => process.exit())
