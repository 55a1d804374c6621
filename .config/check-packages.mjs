/** The built library packages as another project would install them: exports, types, and an import by name in plain Node. */
import { execFileSync } from 'node:child_process'

const packages = {
  core: ['@booking-dashboard/core'],
  'http-adapter': [
    '@booking-dashboard/http-adapter',
    '@booking-dashboard/http-adapter/contract',
    '@booking-dashboard/http-adapter/node',
  ],
  'fake-backend': ['@booking-dashboard/fake-backend', '@booking-dashboard/fake-backend/journeys'],
}
const run = (file, args) => execFileSync(file, args, { stdio: ['ignore', 'inherit', 'inherit'] })

for (const [folder, entries] of Object.entries(packages)) {
  run('npx', ['publint', `packages/${folder}`, '--strict'])
  run('npx', ['attw', '--pack', `packages/${folder}`, '--profile', 'esm-only', '--quiet'])
  for (const entry of entries) run('node', ['--input-type=module', '-e', `await import('${entry}')`])
}
