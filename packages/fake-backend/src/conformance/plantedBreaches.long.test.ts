import { expect, it } from 'vitest'
import { describeBreach } from '../../test/conformance/holdTheFake.js'
import { plantedBreaches } from '../../test/conformance/plantedBreaches.js'

const heading = `# Breaches that the conformance suite finds

Each breach below is planted into the fake back end, and the conformance suite finds it. A long test checks the list.
Update it with \`npx vitest run --config .config/vitest.config.ts --project long plantedBreaches -u\`.
`

it('each planted breach is found, and listed with its promise and with every check that finds it', async () => {
  const parts = [heading]
  for (const [promise, breaches] of Object.entries(plantedBreaches)) {
    const [file, anchor] = promise.split('#')
    const folder = file === 'demo-world' ? '' : '../../core/docs/behaviour/'
    parts.push(`## [${file} ${anchor}](${folder}${file}.md#${anchor})\n`)
    for (const [name, plant] of Object.entries(breaches)) parts.push(await describeBreach(name, plant))
  }
  await expect(parts.join('\n')).toMatchFileSnapshot('../../docs/breaches-that-conformance-finds.md')
})
