import { readFileSync } from 'node:fs'
import { defineConfig, mergeConfig } from 'vitest/config'
import base from './vitest.config.js'

// A file of the product, relative to the root, and the text that replaces it.
const { MUTANT_FILE: file = '', MUTANT_TEXT: text = '' } = process.env
const changed = readFileSync(text, 'utf8')

const planted = {
  name: 'mutant',
  enforce: 'pre' as const,
  load: (id: string) => (id.split('?')[0]?.endsWith(file) === true ? changed : null),
}

const projects = (base.test?.projects ?? []).flatMap((project) =>
  typeof project === 'object' && 'test' in project && project.test?.name === 'node'
    ? [mergeConfig({ plugins: [planted] }, project)]
    : [],
)

/** The unit tests for Node, with one change in the product. */
export default defineConfig({ ...base, test: { ...base.test, projects } })
