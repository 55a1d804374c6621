import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where the built UI is. Without one, the command ends with the one that comes first. */
export const builtUi = () => {
  const dist = process.env['E2E_DIST'] ?? fileURLToPath(new URL('../../dist', import.meta.url))
  if (existsSync(join(dist, 'index.html'))) return dist
  console.error('The UI is not built yet. Run this first: npm run build')
  process.exit(1)
}
