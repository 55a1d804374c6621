/**
 * Prints the product's bill of materials (CycloneDX, JSON). Fails on a licence that may not be used, and on a workflow
 * action that is not pinned by its commit. It needs no network.
 */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { npm } from './programs.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * The licences of what is shipped. Each requires only its notice, which the build writes to THIRD-PARTY-NOTICES.txt.
 */
const usable = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT']

/** If a package offers several licences, one usable licence is enough. */
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
