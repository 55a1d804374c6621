import { createFakeBackend, serveFake } from '@booking-dashboard/fake-backend'
import { builtUi } from './builtUi.mjs'

/** A world for one worker, on any free port, this many milliseconds ahead of the machine. It ends with its parent. */
const ahead = Number(process.argv[2] ?? 0)
const latency = { least: 0, most: Number(process.env['E2E_LATENCY'] ?? 0) }
const backend = createFakeBackend({ strict: true, latency, clock: { now: () => Date.now() + ahead } })
const served = await serveFake({ port: 0, staticRoot: builtUi(), backend })
process.stdout.write(`${served.url}\n`)
process.stdin.resume()
process.stdin.on('end', () => process.exit(0))
