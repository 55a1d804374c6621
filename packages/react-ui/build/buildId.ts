import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** Relative to the root of the repository. */
const sources = [
  'package-lock.json',
  'packages/core/src',
  'packages/http-adapter/src',
  'packages/react-ui/src',
  'packages/react-ui/build',
  'packages/react-ui/public',
  'packages/react-ui/index.html',
  'packages/react-ui/offline.html',
  'packages/react-ui/vite.config.ts',
]
const isTest = /\.test\.tsx?$/

const filesAt = (path: string): readonly string[] =>
  statSync(path).isFile()
    ? [path]
    : readdirSync(path, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))

/**
 * Identifies the sources of a build, such as `booking-dashboard@0.1.0+5f2c81d09a3e`: equal sources have an equal id.
 */
export const buildIdOf = (root: string): string => {
  const hash = createHash('sha256')
  const files = sources
    .flatMap((path) => filesAt(join(root, path)))
    .map((file) => ({ file, name: relative(root, file).split(sep).join('/') }))
    .filter(({ name }) => !isTest.test(name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
  for (const { file, name } of files) {
    const content = readFileSync(file)
    hash.update(`${name}\n${content.length}\n`).update(content)
  }
  const { version } = JSON.parse(readFileSync(join(root, 'packages/react-ui/package.json'), 'utf8')) as {
    readonly version: string
  }
  return `booking-dashboard@${version}+${hash.digest('hex').slice(0, 12)}`
}
