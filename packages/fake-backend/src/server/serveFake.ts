import { createFakeBackend } from '../createFakeBackend.js'
import type { FakeBackend } from '../FakeBackend.js'
import { withBrokenConnections } from './connections.js'
import { readDocumentFacts } from './documentFacts.js'
import { listen } from './listen.js'
import { createSecured } from './securityHeaders.js'
import { createStaticFiles } from './staticFiles.js'

export interface ServeOptions {
  /** 0 for any that is free. */
  readonly port: number
  /** The folder of the UI's build; without it the API and what belongs to it are served alone. */
  readonly staticRoot?: string
  readonly backend?: FakeBackend
  /** A test key of Stripe's: the pages then load Stripe's own script in place of the stand-in. */
  readonly publishableKey?: string
}

export interface ServedFake {
  readonly url: string
  readonly port: number
  readonly backend: FakeBackend
  readonly close: () => Promise<void>
}

const ofBackend = /^\/(api|__fake|__stripe|clients)\//

/** Serves on this machine alone. Rejects with PortTaken. */
export const serveFake = async (options: ServeOptions): Promise<ServedFake> => {
  const { publishableKey, staticRoot } = options
  const backend = options.backend ?? createFakeBackend(publishableKey === undefined ? {} : { publishableKey })
  const scripts = { fromStripe: publishableKey !== undefined }
  const facts = readDocumentFacts(staticRoot)
  const files = staticRoot === undefined ? nothing : createStaticFiles(staticRoot, scripts, facts)
  const secured = createSecured(scripts, facts)
  const serve = async (request: Request): Promise<Response> => {
    const answer = ofBackend.test(new URL(request.url).pathname) ? backend.fetch(request) : files(request)
    return secured(await answer)
  }
  const { port, close } = await listen(withBrokenConnections(serve), options.port)
  return { url: `http://localhost:${port}`, port, backend, close }
}

const nothing = async (): Promise<Response> => new Response('Not found', { status: 404 })
