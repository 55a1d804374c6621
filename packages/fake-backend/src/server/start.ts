import { fileURLToPath } from 'node:url'
import { BuildFailed, buildUi } from './buildUi.js'
import { listen, PortTaken } from './listen.js'
import { readPort } from './readPort.js'
import { readPublishableKey } from './readPublishableKey.js'
import { serveFake } from './serveFake.js'
import { welcome } from './welcome.js'

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

/** `npm start`: the whole product in one process on one port, until it is interrupted. */
const start = async (): Promise<void> => {
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())
  try {
    const port = readPort(process.env['PORT'])
    if (typeof port === 'string') return fail(port)
    const publishableKey = readPublishableKey(process.env['STRIPE_PUBLISHABLE_KEY'])
    if (publishableKey instanceof Error) return fail(publishableKey.message)
    await probe(port)
    const root = fileURLToPath(new URL('../../../../', import.meta.url))
    const staticRoot = await buildUi(root, stop.signal, say)
    const served = await serveFake({ port, staticRoot, ...(publishableKey === null ? {} : { publishableKey }) })
    say(welcome(served.port))
    await aborted(stop.signal)
    await served.close()
    say('Stopped.')
  } catch (error) {
    if (stop.signal.aborted) return
    if (!(error instanceof PortTaken || error instanceof BuildFailed)) throw error
    fail(error.message)
  }
}

/** A taken port is told before anything is built. */
const probe = async (port: number): Promise<void> => {
  const { close } = await listen(async () => new Response(), port)
  await close()
}

const fail = (message: string): void => {
  process.stderr.write(`${message}\n`)
  process.exitCode = 1
}

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })

await start()
