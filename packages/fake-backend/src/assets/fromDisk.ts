import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

// Resolved by the package's own name, which works from the source and from the build.
const folder = join(
  dirname(createRequire(import.meta.url).resolve('@booking-dashboard/fake-backend/package.json')),
  'assets',
)

/** The text of a file of the assets folder. `path` must not come from a request. */
export const readAsset = (path: string): Promise<string> => readFile(join(folder, path), 'utf8')
