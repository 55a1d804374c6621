import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const tutorial = readFileSync(new URL('../../docs/find-a-bug-with-journeys.md', import.meta.url), 'utf8')
const steps = [...tutorial.matchAll(/^```(sh|text)\n([\s\S]*?)^```$/gm)].map(([, language, text]) => ({
  isCommand: language === 'sh',
  text: (text ?? '').trim(),
}))

/** A copy of the sources that links these libraries, so that a planted bug stays in the copy. */
let copy: string
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'journeys-'))
  const isSource = (path: string): boolean => !/\/(node_modules|dist|e2e)(\/|$)/.test(path.slice(root.length))
  for (const name of ['core', 'http-adapter', 'fake-backend'])
    cpSync(`${root}packages/${name}`, `${copy}/packages/${name}`, { recursive: true, filter: isSource })
  cpSync(`${root}package.json`, `${copy}/package.json`)
  mkdirSync(`${copy}/node_modules/@booking-dashboard`, { recursive: true })
  for (const name of readdirSync(`${root}node_modules`))
    if (!['@booking-dashboard', '.cache'].includes(name))
      symlinkSync(`${root}node_modules/${name}`, `${copy}/node_modules/${name}`)
  for (const name of ['core', 'http-adapter', 'fake-backend'])
    symlinkSync(`${copy}/packages/${name}`, `${copy}/node_modules/@booking-dashboard/${name}`)
})
afterAll(() => rmSync(copy, { recursive: true }))

const run = (command: string): Promise<string> =>
  new Promise((resolve) => {
    execFile('sh', ['-c', command], { cwd: copy, maxBuffer: 1e8 }, (_error, said, complained) =>
      resolve(said + complained),
    )
  })

/** Runs the replay command at the end of a story. */
const runAgain = (command: string): Promise<string> => {
  expect(command).toMatch(/^npm run journeys -- /)
  return run(command)
}

it('the tutorial runs literally and shows the output that it describes', async () => {
  let said = ''
  for (const { isCommand, text } of steps) {
    const [, again] = /^Again: +(.*)$/m.exec(said) ?? []
    // A printed command replays its failure, with and without the bug; a test of the screens covers the browser.
    if (isCommand && text.startsWith('sed') && again !== undefined)
      expect(await runAgain(again)).toContain('in the summary, not')
    if (isCommand) said += await run(text)
    else if (text === 'It holds.') expect(await runAgain(again ?? '')).toContain(text)
    else for (const line of text.split('\n')) expect(said).toContain(line)
  }
  expect(steps.length).toBeGreaterThan(8)
})
