import { execFile } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { npm, scriptOf } from './programs.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

const run = (command: readonly string[], options: object) => {
  const [program = '', ...args] = command
  return promisify(execFile)(program, args, options)
}

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'clone-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('on a clone that is not built', () => {
  // `pictures`, `ways`, `story` and `test:long` build the UI themselves, `start` and `dev` too; all others need none.
  it.each(['test:e2e', 'sizes', 'lighthouse', 'interactions'])(
    '`npm run %s` says in one line which command comes first',
    async (command) => {
      const env = { ...process.env, E2E_DIST: folder }
      const ended = run(npm('run', '--silent', command), { cwd: root, env })
      await expect(ended).rejects.toMatchObject({
        code: 1,
        stdout: '',
        stderr: expect.stringMatching(/(^|\n)The UI is not built yet\. Run this first: npm run build\n$/),
      })
    },
  )
})

describe('a hunt for planted bugs', () => {
  it.each([
    [['--only', 'no such bug'], 'No bug has a name with “no such bug”.\n'],
    [
      ['--world', 'no such world'],
      '--world has to be demo, drawn, the name of a scenario, or a file with a world in JSON, not “no such world”.\n',
    ],
  ])('does not end well if it has nothing to hunt: %j', async (args, stderr) => {
    const ended = run(npm('run', '--silent', 'planted', '--', ...args), { cwd: root })
    await expect(ended).rejects.toMatchObject({ code: 2, stdout: '', stderr })
  })
})

describe('in a folder of any name', () => {
  it('the lint checks every file except built and fetched ones', async () => {
    const clone = join(folder, 'dist/.cache/ä b')
    const sources = ['.config/a.mjs', 'packages/core/src/a.ts', 'packages/react-ui/src/a.css']
    const others = ['node_modules/a/a.js', 'packages/core/dist/a.js', '.cache/a.js']
    for (const file of [...sources, ...others]) {
      mkdirSync(dirname(join(clone, file)), { recursive: true })
      writeFileSync(join(clone, file), 'a  {}')
    }
    copyFileSync(join(root, '.config/format.json'), join(clone, '.config/format.json'))
    const biome = [process.execPath, scriptOf('@biomejs/biome', 'biome')]
    const flags = ['--config-path=.config/format.json', '--reporter=json']
    const ended = await run([...biome, 'format', ...flags, '.'], { cwd: clone }).catch((error: unknown) => error)
    const { diagnostics } = JSON.parse((ended as { stdout: string }).stdout) as {
      readonly diagnostics: readonly { readonly location: { readonly path: string } }[]
    }
    const found = new Set(diagnostics.map(({ location }) => location.path))
    expect([...found].toSorted()).toEqual(sources)
  })
})
