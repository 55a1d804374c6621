import { describe, expect, it } from 'vitest'
import { createFakeBackend } from '../createFakeBackend.js'
import { check, clock, everything } from '../../test/conformance/holdTheFake.js'
import type { PlantedBreach } from '../../test/conformance/plantBreach.js'
import { plantedBreaches } from '../../test/conformance/plantedBreaches.js'

const heading = `# Breaches that the conformance suite finds

Each breach below is planted into the fake back end, and the conformance suite finds it. A long test checks the list.
Update it with \`npx vitest run --config .config/vitest.config.ts --project long plantedBreaches -u\`.
`

/** The first check that finds the breach, as a report names it. */
const findIt = async ({ found, plant }: PlantedBreach): Promise<string> => {
  const backend = createFakeBackend({ clock })
  const { calls } = await check({ ...everything(backend), fetch: plant(backend) })
  const call = calls.find(
    ({ operation, breaches }) =>
      operation === found.operation && breaches.some(({ rule, path }) => rule === found.rule && path === found.path),
  )
  if (call === undefined) return 'nothing'
  return call.about === '' ? `\`${call.operation}\`` : `\`${call.operation}\` (${call.about})`
}

const inLines = (words: string): string => words.replace(/(.{1,116})(?: |$)/g, '$1\n  ').trimEnd()

const entry = ({ name, breaks, found }: PlantedBreach, check: string): string => {
  const where = breaks.section === '' ? breaks.source : `${breaks.source}#${breaks.section}`
  const text = `**${name}**. Breaks ${where}: “${breaks.text}”. Found by ${check}: ${found.rule} at \`${found.path}\`.`
  return `- ${inLines(text)}`
}

describe('planted breaches', () => {
  it('are all detected, and listed with the call, the sentence and the check', async () => {
    const entries = new Map<string, string[]>()
    const missed: string[] = []
    for (const breach of plantedBreaches) {
      const check = await findIt(breach)
      if (check === 'nothing') missed.push(breach.name)
      entries.set(breach.call, [...(entries.get(breach.call) ?? []), entry(breach, check)])
    }
    expect(missed).toEqual([])
    const calls = [...entries].toSorted(([a], [b]) => (a < b ? -1 : 1))
    const page = [heading, ...calls.map(([call, lines]) => `## ${call}\n\n${lines.join('\n')}\n`)].join('\n')
    await expect(page).toMatchFileSnapshot('../../docs/breaches-that-conformance-finds.md')
  })
})
