import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const guides = 'packages/core/docs/guides'
const read = (path: string): string => readFileSync(root + path, 'utf8')

/** The files and folders that a guide names. */
const filesOf = (guide: string): readonly string[] =>
  [...read(`${guides}/${guide}.md`).matchAll(/`(packages\/[^`]+)`/g)].map(([, path = '']) => path)

/** By guide, what its worked example is called in every file. `other`: files that name it and need no change. */
const examples: Readonly<Record<string, { readonly name: RegExp; readonly other?: RegExp }>> = {
  'add-a-field': { name: /middle_?names?\b/i, other: /\/worlds\/demo\// },
  'add-a-language': {
    name: /'es'|\bes: /,
    // Dates of Spanish are written with a dash.
    other: /\/texts\/(de|es)\/|language\/formats\.ts/,
  },
  'add-an-error-code': { name: /\b500036010\b/ },
  'add-a-config-flag': { name: /\bdisplay_?footer\b/i },
  'add-a-basket-item': {
    name: /\baddExtras\b/,
    // Rooms share the failure of their extras, and the shop is the model of a screen.
    other: /adding\/addAccommodation\.ts|extras\/extrasShop\.ts|node\/scriptArguments\.ts/,
  },
  'add-a-message': { name: /\bnameChangeAdded\b/ },
}

/** The translations of a field stand beside its label, without a row of their own. */
const translations = /\/texts\/(de|es)\/account\/details\.ts$/

const sources = ['core', 'http-adapter', 'fake-backend', 'react-ui'].flatMap((name) =>
  ['src', 'scripts'].flatMap((folder) => {
    const under = `packages/${name}/${folder}`
    if (!existsSync(root + under)) return []
    return readdirSync(root + under, { recursive: true, encoding: 'utf8' })
      .map((path) => `${under}/${path.replaceAll('\\', '/')}`)
      .filter((path) => /\.(tsx?|mjs)$/.test(path) && !path.includes('.test.'))
  }),
)

it.each(Object.entries(examples))('the guide %s lists each file that its example touches', (guide, { name, other }) => {
  const listed = filesOf(guide)
  const named = sources.filter((path) => name.test(read(path)))
  expect(
    named.filter((path) => !listed.includes(path) && other?.test(path) !== true && !translations.test(path)),
  ).toEqual([])
})
