/**
 * `npm run mutation -- money`: makes one change at a time in an area of the core. Against each change it runs the
 * feature's fast tests and the workflows with the fake back end. It reports the changes that no test noticed, and
 * writes the score into packages/core/docs/figures.md. It skips a change whose code and tests are the same as at the
 * last run here, unless `--anew` is given. `--workers 2` uses two processor cores. Stryker is fetched at the call.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { build } from 'esbuild'
import { inScript, wholeNumber } from '../packages/fake-backend/scripts/inScript'
import { npm } from './programs.mjs'

/** The percentage of changes that tests must notice, by folder of packages/core/src. */
const goals: Readonly<Record<string, number>> = {
  money: 95,
  failure: 95,
  basket: 95,
  'payment/machine': 95,
  payment: 85,
  'payment-plan': 85,
  domain: 85,
  bookings: 85,
  'bookings/money': 85,
  'bookings/list': 85,
  'bookings/holdings': 85,
  'bookings/itinerary': 85,
  'booking-page': 85,
  questions: 85,
  'name-change': 85,
  catalogue: 85,
  'catalogue/tickets': 85,
  'catalogue/accommodation': 85,
  'catalogue/extras': 85,
  'catalogue/transport': 85,
  'catalogue/package': 85,
  client: 85,
  customer: 85,
  delivery: 85,
  environment: 85,
  language: 85,
  messages: 85,
  navigation: 85,
  offline: 85,
  reactive: 85,
  resale: 85,
  session: 85,
  texts: 85,
}

interface Mutant {
  readonly status: 'Killed' | 'Survived' | 'NoCoverage' | 'Timeout' | 'Ignored' | 'CompileError' | 'RuntimeError'
  readonly mutatorName: string
  readonly replacement?: string
  readonly location: { readonly start: { readonly line: number; readonly column: number } }
}
interface Report {
  readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly Mutant[] }>>
}

const root = fileURLToPath(new URL('..', import.meta.url))
const figures = join(root, 'packages/core/docs/figures.md')
const home = join(root, '.cache/stryker')
const version = '9.6.1'
const print = (line: string): void => void process.stdout.write(`${line}\n`)

const fetchStryker = (): void => {
  if (existsSync(join(home, 'node_modules/@stryker-mutator/core'))) return
  const flags = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error']
  const [program, ...args] = npm('install', '--prefix', home, ...flags, `@stryker-mutator/core@${version}`)
  execFileSync(program, args, { stdio: 'inherit' })
}

/** Stryker loads it in processes of its own, which do not support TypeScript. */
const bundleRunner = async (): Promise<string> => {
  const outfile = join(home, 'runner.mjs')
  const entryPoints = [fileURLToPath(new URL('mutationRunner.ts', import.meta.url))]
  const banner = { js: `import { createRequire as from } from 'node:module'; const require = from(import.meta.url)` }
  await build({ entryPoints, outfile, banner, bundle: true, platform: 'node', format: 'esm', external: ['esbuild'] })
  return outfile
}

/**
 * Unnoticed changes are always tried again: for code that runs when a file loads, nobody knows which tests it concerns.
 */
const forgetUnnoticed = (file: string): void => {
  if (!existsSync(file)) return
  const last = JSON.parse(readFileSync(file, 'utf8')) as Report
  const files = Object.entries(last.files).map(([name, { mutants: changes, ...rest }]) => [
    name,
    { ...rest, mutants: changes.filter(({ status }) => status === 'Killed' || status === 'Timeout') },
  ])
  writeFileSync(file, JSON.stringify({ ...last, files: Object.fromEntries(files) }))
}

interface Settings {
  readonly workers: number
  readonly anew: boolean
}

const runStryker = async (area: string, { workers, anew }: Settings): Promise<Report> => {
  const { resolve } = createRequire(join(home, 'package.json'))
  const { Stryker } = (await import(pathToFileURL(resolve('@stryker-mutator/core')).href)) as {
    Stryker: new (options: object) => { runMutationTest: () => Promise<unknown> }
  }
  Object.assign(process.env, { MUTATION_AREA: area, TZ: 'UTC' })
  const report = join(home, `${area.replace('/', '-')}.json`)
  const last = join(home, `${area.replace('/', '-')}-last.json`)
  forgetUnnoticed(last)
  const roomsOfTheirOwn = Object.keys(goals).filter((other) => other.startsWith(`${area}/`))
  await new Stryker({
    testRunner: 'area',
    plugins: [await bundleRunner()],
    mutate: [
      `packages/core/src/${area}/**/*.ts`,
      '!**/*.test.ts',
      // A text for customers is not a rule.
      '!**/*Texts.ts',
      '!packages/core/src/texts/{de,es}/**',
      ...roomsOfTheirOwn.map((room) => `!packages/core/src/${room}/**`),
    ],
    ignorePatterns: ['.cache', 'packages/*/{dist,docs,assets,e2e}'],
    tempDirName: '.cache/mutation',
    coverageAnalysis: 'perTest',
    concurrency: workers,
    incremental: true,
    incrementalFile: last,
    force: anew,
    timeoutMS: 20_000,
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: report },
    logLevel: 'error',
  }).runMutationTest()
  return JSON.parse(readFileSync(report, 'utf8')) as Report
}

/** Writes the area's line in the table: at its present place, or below the others. */
const writeScore = (area: string, line: string): void => {
  const text = readFileSync(figures, 'utf8')
  const before = new RegExp(`^\\| \`${area}\` \\|.*$`, 'm')
  const end = /^\| Area of the core \|.*\n(?:\|.*\n)+/m
  writeFileSync(
    figures,
    before.test(text) ? text.replace(before, line) : text.replace(end, (table) => `${table}${line}\n`),
  )
}

const help = `npm run mutation -- <area> [--workers <number>] [--anew]

The areas: ${Object.keys(goals).join(', ')}`
const { area, workers, anew } = inScript(help, () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { workers: { type: 'string', default: '1' }, anew: { type: 'boolean', default: false } },
  })
  return { area: positionals[0] ?? '', workers: wholeNumber('workers', values.workers, 1), anew: values.anew }
})
const goal = goals[area]
if (goal === undefined) {
  process.stderr.write(`${help}\n`)
  process.exit(2)
}
fetchStryker()
const { files } = await runStryker(area, { workers, anew })
const mutants = Object.entries(files).flatMap(([file, { source, mutants: changes }]) =>
  changes.map((change) => ({ file, line: source.split('\n')[change.location.start.line - 1] ?? '', ...change })),
)
// If a change keeps a file from loading, every test of the file fails.
const noticed = mutants.filter(({ status }) => ['Killed', 'Timeout', 'RuntimeError'].includes(status)).length
const unnoticed = mutants.filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
for (const { file, location, line, replacement = '', status } of unnoticed) {
  const { start } = location
  const how = status === 'Survived' ? 'no test noticed' : 'no test runs'
  print(`\n${file}:${start.line}:${start.column} ${how}\n  ${line.trim()}\n  → ${replacement.replaceAll(/\s+/g, ' ')}`)
}
const all = noticed + unnoticed.length
const score = (100 * noticed) / all
print(`\n${area}: ${noticed} of ${all} changes noticed, ${score.toFixed(1)} % (goal ${goal} %)`)
writeScore(area, `| \`${area}\` | ${score.toFixed(1)} % | ${goal} % | ${all} | ${unnoticed.length} |`)
if (score < goal) process.exitCode = 1
