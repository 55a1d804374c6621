/**
 * `npm test`: runs every check to its end, and prints why each failed test failed, the command that repeats it alone,
 * and one line that counts them all. Independent checks run in parallel to
 * use every processor core; no result depends on their speed. With `--long`, the browser tests tagged `@long` run too,
 * and `npm run engines` and `npm run test:long` follow. Beside them run the packages from their tarballs, the licences,
 * the changelogs, and the tests of what runs in Node on Node 24, the long ones included.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { npm, scriptOf } from './programs.mjs'
import { resultsOf } from './results.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const reports = `${root}node_modules/.cache/test-reports`
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const readReport = (name) => {
  try {
    return JSON.parse(readFileSync(`${reports}/${name}.json`, 'utf8'))
  } catch {
    return null
  }
}
const jsonTo = (report) => ['--reporter=default', '--reporter=json', `--outputFile.json=${reports}/${report}.json`]
const node = (...args) => [process.execPath, ...args]
const vitest = (name, project, shard = '1/1') => ({
  name,
  report: `${project}-${shard[0]}`,
  command: node(
    scriptOf('vitest'),
    'run',
    '--config',
    '.config/vitest.config.ts',
    '--project',
    project,
    `--shard=${shard}`,
    ...jsonTo(`${project}-${shard[0]}`),
  ),
})
/** `repeat` is what a person types. */
const script = (name, called = name) => ({
  name,
  command: npm('run', '--silent', called),
  repeat: `npm run ${called}`,
})
const file = (name, path) => ({ name, command: node(path), repeat: `node ${path}` })

const types = script('types', 'typecheck')
const lint = script('lint')
const walls = script('walls')
const build = script('build')
const packages = file('packages', '.config/check-packages.mjs')
const sizes = script('sizes')
const journeys = vitest('journeys', 'node', '1/2')
const units = vitest('unit and property tests', 'node', '2/2')
const screens = vitest('screens', 'screens')
const isLong = process.argv.includes('--long')
const playwright = (name, called) => {
  const report = called.replace(':', '-')
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: `${reports}/${report}.json`, ...(isLong && { E2E_LONG: '1' }) }
  const command = npm('run', '--silent', called, '--', '--reporter=list,json')
  return { name, report, env, command, repeat: `npm run ${called}` }
}
const browser = playwright('real browser', 'test:e2e')
const supply = file('licences, bill of materials, pinned actions', '.config/supply.mjs')
const surface = file('the public surface is documented, its changes are in the changelogs', '.config/surface.mjs')
const long = playwright('nginx, and what takes its time', 'test:long')
const engines = playwright('the main journeys in three engines', 'engines')
const onNode24 = {
  name: 'what runs in Node, on Node 24',
  report: 'node-24',
  command: npm('run', '--silent', 'on-node', '--', '24', 'test:node', ...jsonTo('node-24')),
}

let passed = 0
const begun = Date.now()
const secondsSince = (moment) => `${((Date.now() - moment) / 1000).toFixed(1)} s`

const wordsOfFailures = []
const failures = []

/** A check that takes longer hangs. It is stopped and counts as failed, so that the others are still counted. */
const hangs = 45 * 60_000

/** Collects the output until the check ends; the output of a failed check comes last, after all others. */
const run = ({ name, command: [program, ...args], env, report, repeat }) =>
  new Promise((resolve) => {
    console.log(`── ${name} …`)
    const started = Date.now()
    const words = []
    const child = spawn(program, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
      timeout: hangs,
    })
    child.stdout.on('data', (chunk) => words.push(chunk))
    child.stderr.on('data', (chunk) => words.push(chunk))
    child.on('close', (status) => {
      const results = report === undefined ? null : readReport(report)
      const counted = results === null ? { passed: status === 0 ? 1 : 0, failures: [] } : resultsOf(results, repeat)
      // A runner that crashed counts as failed, whatever it counted before.
      const isUncounted = status !== 0 && counted.failures.length === 0
      passed += counted.passed
      failures.push(
        ...counted.failures,
        ...(isUncounted ? [{ test: name, why: `It ended with ${status}.`, repeat }] : []),
      )
      const verdict = `${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${secondsSince(started)}`
      const said = `\n── ${name}\n${Buffer.concat(words)}── ${verdict}\n\n`
      if (status === 0) process.stdout.write(said)
      else wordsOfFailures.push(said)
      resolve()
    })
  })

const lane = async (steps) => {
  for (const step of steps) await run(step)
}

// The longest checks start first, and a free worker takes the next one. All follow the build: it empties the folders
// that they read, and the browser shows its result.
await run(build)
const waiting = [browser, screens, units, journeys, walls, types, lint, sizes]
const takeNext = async () => {
  for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) await run(step)
}
await Promise.all([takeNext(), takeNext()])
if (isLong) await Promise.all([lane([engines, long]), lane([packages, supply, surface, onNode24])])
process.stdout.write(wordsOfFailures.join(''))
for (const { test, why, repeat } of failures) console.log(`✗ ${test}\n  ${why}\n  again: ${repeat}\n`)
console.log(`${secondsSince(begun)}\n\n${passed} passed, ${failures.length} failed`)
process.exitCode = failures.length === 0 ? 0 : 1
