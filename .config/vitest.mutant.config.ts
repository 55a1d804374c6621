import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig, mergeConfig } from 'vitest/config'
import base from './vitest.config.js'

const root = fileURLToPath(new URL('..', import.meta.url))
// A JSON file: each changed file of the product, relative to the root, and its text with the changes.
const texts: Readonly<Record<string, string>> = JSON.parse(readFileSync(process.env['MUTANT_TEXTS'] ?? '', 'utf8'))

const planted = {
  name: 'mutants',
  enforce: 'pre' as const,
  load: (id: string) => texts[id.split('?')[0]?.replace(root, '') ?? ''] ?? null,
}
const setupFiles = ['isMutant', 'recordReach'].map((name) => `${root}packages/fake-backend/scripts/mutants/${name}.ts`)

const projects = (base.test?.projects ?? []).flatMap((project) =>
  typeof project === 'object' && 'test' in project && project.test?.name === 'node'
    ? [mergeConfig({ plugins: [planted], test: { setupFiles } }, project)]
    : [],
)

/** The unit tests for Node, with drawn changes in the product. `MUTANT` is the number of the one that is made. */
export default defineConfig({ ...base, test: { ...base.test, projects } })
