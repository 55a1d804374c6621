/**
 * What the product consists of: prints its bill of materials (CycloneDX, JSON), and fails where a licence may not be used
 * or where a workflow runs an action that is not pinned by its commit. Asks nothing of the network.
 */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { npm } from './programs.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Of what is shipped. Each asks for its notice alone, which the build writes to THIRD-PARTY-NOTICES.txt. */
const usable = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT']

/** One of several that may be chosen is enough. */
const isUsable = (licence) =>
  licence
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((one) => usable.includes(one.trim()))

const [file, ...words] = npm(
  'sbom',
  '--sbom-format=cyclonedx',
  '--sbom-type=application',
  '--omit=dev',
  '--package-lock-only',
)
const bill = JSON.parse(execFileSync(file, words, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }))
const ofOthers = bill.components.filter(({ name, group = '' }) => !`${group}/${name}`.includes('@booking-dashboard'))
const wrong = ofOthers.flatMap(({ name, version, licenses = [] }) => {
  const licence = licenses.map(({ license, expression }) => license?.id ?? license?.name ?? expression).join(' OR ')
  return isUsable(licence) ? [] : [`${name} ${version} has the licence "${licence}", which may not be shipped.`]
})

const workflows = `${root}.github/workflows/`
for (const name of readdirSync(workflows))
  for (const [, action = ''] of readFileSync(workflows + name, 'utf8').matchAll(/uses: *(\S+)/g))
    if (!/@[0-9a-f]{40}$/.test(action)) wrong.push(`${name} runs ${action}, which is not pinned by its commit.`)

process.stderr.write(`${ofOthers.length} libraries are shipped.\n${wrong.map((line) => `${line}\n`).join('')}`)
process.exitCode = wrong.length === 0 ? 0 : 1
if (wrong.length === 0) process.stdout.write(`${JSON.stringify(bill, null, 2)}\n`)
