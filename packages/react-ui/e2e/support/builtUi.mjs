import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The path of the built UI. Without one, ends the command and names the command that builds it. */
export const builtUi = () => {
  const dist = process.env['E2E_DIST'] ?? fileURLToPath(new URL('../../dist', import.meta.url))
  if (existsSync(join(dist, 'index.html'))) return dist
  console.error('The UI is not built yet. Run this first: npm run build')
  process.exit(1)
}
