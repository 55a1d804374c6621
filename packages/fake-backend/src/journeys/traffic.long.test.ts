import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { Tally } from './model/Tally.js'
import type { SubjectName } from './running/subjects.js'
import { withSubject } from './running/subjects.js'
import { inZone } from './running/zones.js'

const runs = [
  { about: 'everything', seed: 27, numRuns: 100 },
  { about: 'booking', seed: 28, numRuns: 50 },
  { about: 'payments', seed: 29, numRuns: 50 },
] as const satisfies readonly { readonly about: SubjectName; readonly seed: number; readonly numRuns: number }[]

/** For each journey the number of its requests, and the hash of their methods, paths, keys and bodies in order. */
const trafficOf = ({ about, ...drawn }: (typeof runs)[number]): Promise<readonly string[]> =>
  withSubject(about, async (subject) => {
    const lines: string[] = []
    for (const [index, one] of fc.sample(subject.draw({ steps: 20 }), drawn).entries()) {
      const hash = createHash('sha256')
      const tally = new Tally()
      const onCall = (address: unknown, init: RequestInit = {}): void => {
        const key = new Headers(init.headers).get('idempotency-key') ?? ''
        hash.update(`${init.method} ${String(address)} ${key} ${String(init.body ?? '')}\n`)
      }
      await subject.travel(one, { tally, onCall })
      lines.push(`${about} ${index + 1}: ${tally.of('calls')} ${hash.digest('hex').slice(0, 16)}`)
    }
    return lines
  })

it('200 journeys send the requests that they always sent', async () => {
  const traffic = await inZone('UTC', async () => {
    const lines: string[] = []
    for (const run of runs) lines.push(...(await trafficOf(run)))
    return lines
  })
  expect(traffic).toHaveLength(200)
  // A change that adds or alters a request on purpose renews the file: add `-u` to the run, and say so in the commit.
  await expect(`${traffic.join('\n')}\n`).toMatchFileSnapshot('traffic.txt')
})
