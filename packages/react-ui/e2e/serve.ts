import { fileURLToPath } from 'node:url'
import { serveFake } from '@booking-dashboard/fake-backend'

/** A world of its own for one worker, on any free port; it ends with its parent. */
const staticRoot = process.env['E2E_DIST'] ?? fileURLToPath(new URL('../dist/', import.meta.url))
const served = await serveFake({ port: 0, staticRoot })
process.stdout.write(`${served.url}\n`)
process.stdin.resume()
process.stdin.on('end', () => process.exit(0))
