import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { build, type Plugin } from 'esbuild'
import { inScript, wholeNumber, WrongFlag } from '../inScript.js'
import { worldHelp, worldOf } from '../worldOf.js'
import { plant, type PlantedBug, plantedBugs } from './plantedBugs.js'

const help = `npm run planted -- [options]: plants each bug in a copy of the product, and counts the journeys until one finds it.

  --only <part>    a part of the bugs' names, or a pattern
  --runs <number>  the most journeys for each bug (200)
  --seed <number>  the same seed is the same journeys (1)
  --world <world>  ${worldHelp}
  --story          prints each story
  --help           this text`

const asPattern = (text: string): RegExp => {
  try {
    return new RegExp(text)
  } catch {
    throw new WrongFlag(`--only has to be a part of a name or a pattern, not “${text}”.`)
  }
}

const { bugs, seed, runs, world, story } = inScript(help, () => {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: '' },
      seed: { type: 'string', default: '1' },
      runs: { type: 'string', default: '200' },
      world: { type: 'string', default: 'demo' },
      story: { type: 'boolean', default: false },
    },
  })
  const only = asPattern(values.only)
  worldOf(values.world)
  const bugs = plantedBugs.filter(({ name }) => only.test(name))
  // A hunt for nothing would end well.
  if (bugs.length === 0) throw new WrongFlag(`No bug has a name with “${values.only}”.`)
  return {
    ...{ bugs, world: values.world, story: values.story },
    seed: wholeNumber('seed', values.seed, -(2 ** 31)),
    runs: wholeNumber('runs', values.runs, 1),
  }
})

const root = fileURLToPath(new URL('../../../../', import.meta.url))
mkdirSync(`${root}node_modules/.cache`, { recursive: true })
/** It lies in the tree, so that imports of libraries resolve. */
const folder = mkdtempSync(`${root}node_modules/.cache/planted-`)
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

/** Bundles the product's packages from their sources with the bug in one of them. Libraries stay external. */
const withBug = (bug: PlantedBug | null): Plugin => ({
  name: 'planted-bug',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || /^(#|@booking-dashboard\/)/.test(path) ? null : { path, external: true },
    )
    onLoad({ filter: /packages\/[\w-]+\/src\/.*\.ts$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8')
      const planted = bug !== null && path.endsWith(bug.file) ? plant(text, bug) : text
      return {
        contents: planted.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)),
        loader: 'ts',
      }
    })
  },
})

/** What a hunt says: the story of a failure, or `not found`. */
const hunt = async (bug: PlantedBug | null): Promise<string> => {
  const outfile = `${folder}/hunted.mjs`
  await build({
    entryPoints: [fileURLToPath(new URL('hunted.ts', import.meta.url))],
    ...{ outfile, bundle: true, platform: 'node', format: 'esm', target: 'node20', conditions: ['source'] },
    logLevel: 'silent',
    plugins: [withBug(bug)],
  })
  const { stdout, stderr } = spawnSync(process.execPath, [outfile, world, String(seed), String(runs)], {
    encoding: 'utf8',
  })
  // A hang, or an error outside of every journey, ends the process, as it would break the page.
  return stdout === '' ? `The process ended: ${stderr}` : stdout
}

// What fails without a bug has found none.
const healthy = await hunt(null)
if (healthy !== 'not found') {
  process.stderr.write(`Without a bug, these journeys do not hold:\n${healthy}\n`)
  process.exit(1)
}
let missed = 0
for (const bug of bugs) {
  const begun = performance.now()
  const said = await hunt(bug)
  const isFound = said !== 'not found'
  if (!isFound) missed += 1
  const [, where] = /\(((?:journey|payment) \d+),/.exec(said) ?? []
  const words = isFound ? ['found', where].filter((one) => one !== undefined).join(': ') : 'not found'
  const seconds = Math.round((performance.now() - begun) / 1000)
  process.stdout.write(`${words.padEnd(20)} ${String(seconds).padStart(4)} s  ${bug.name}\n`)
  if (story && isFound) process.stdout.write(`\n${said}\n\n`)
}
process.stdout.write(`\n${bugs.length - missed} of ${bugs.length} found in ${world}, seed ${seed}\n`)
process.exitCode = missed === 0 ? 0 : 1
