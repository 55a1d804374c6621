import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const widest = 120

const sources = ['.config', 'packages'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.([cm]js|css|tsx?)$/.test(path) && !/(^|\/)(node_modules|dist)\//.test(path))
    .map((path) => join(folder, path)),
)

/** A command is one line, so that it can be copied. */
const isCommand = (line: string): boolean => /^\s*\*?\s*(npm|npx|node) /.test(line)

const tooWide = (text: string): readonly string[] =>
  text.split('\n').filter((line) => /^\s*(\*|\/\/|\/\*)/.test(line) && [...line].length > widest && !isCommand(line))

it(`comments have at most ${widest} columns; the formatter does not wrap them`, () => {
  const found = sources.flatMap((path) =>
    tooWide(readFileSync(join(root, path), 'utf8')).map((line) => `${path}: ${line}`),
  )
  expect(found).toEqual([])
})
