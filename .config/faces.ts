import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** An entry of a package, and the file that exports it. */
interface Face {
  /** The specifier of the import. */
  readonly name: string
  /** Relative to the root of the repository. */
  readonly source: string
}

const root = fileURLToPath(new URL('..', import.meta.url))

interface Manifest {
  readonly exports: Readonly<Record<string, string | { readonly source: string }>>
}

/** Every entry of the packages that scripts and testers install. */
export const faces: readonly Face[] = ['core', 'http-adapter', 'fake-backend'].flatMap((name) => {
  const manifest = JSON.parse(readFileSync(`${root}packages/${name}/package.json`, 'utf8')) as Manifest
  return Object.entries(manifest.exports).flatMap(([path, target]) =>
    typeof target === 'string'
      ? []
      : [{ name: `@booking-dashboard/${name}${path.slice(1)}`, source: `packages/${name}/${target.source.slice(2)}` }],
  )
})
