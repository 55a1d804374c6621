/**
 * `npm run mutation -- money`: changes the code of an area of the core in one place at a time, and lists the changes
 * that no test of its feature notices. Options of `stryker run` may follow. Stryker is fetched at the call.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { npm } from './programs.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const home = `${root}.cache/stryker`
const version = '9.6.1'

const [area = '', ...options] = process.argv.slice(2)
const place = `packages/core/src/${area}`
if (area === '' || !existsSync(root + place)) {
  process.stderr.write('npm run mutation -- <folder of packages/core/src> [<options of stryker run>]\n')
  process.exit(2)
}

if (!existsSync(`${home}/node_modules/@stryker-mutator`)) {
  // Without the peers, so that the vitest of the project runs the tests.
  const flags = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error', '--legacy-peer-deps']
  const packages = ['core', 'vitest-runner'].map((name) => `@stryker-mutator/${name}@${version}`)
  const [program, ...words] = npm('install', '--prefix', home, ...flags, ...packages)
  execFileSync(program, words, { stdio: 'inherit' })
}

const nested = readdirSync(root + place, { withFileTypes: true }).filter((entry) => entry.isDirectory())
// A text for customers is not a rule.
const others = ['!**/*.test.ts', '!**/*Texts.ts', ...nested.map(({ name }) => `!${place}/${name}/**`)]
const report = ['--incrementalFile', `.cache/stryker/${area.replace('/', '-')}.json`]
const { status } = spawnSync(
  process.execPath,
  [
    `${home}/node_modules/@stryker-mutator/core/bin/stryker.js`,
    ...['run', '.config/stryker.json', '--mutate', [`${place}/**/*.ts`, ...others].join(','), ...report],
    ...options,
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, MUTATION_AREA: area } },
)
process.exitCode = status ?? 1
