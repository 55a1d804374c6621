import type { Fixtures, PlaywrightTestArgs, PlaywrightTestOptions } from '@playwright/test'
import { createFakeBackend } from '../createFakeBackend.js'
import { demoPassword } from '../worlds/demo/customers/demoCustomers.js'
import type { FakeBackend } from '../FakeBackend.js'
import { type ServedFake, serveFake } from '../server/serveFake.js'
import type { AnyWorld } from '../worlds/scenarios.js'

/** Set in a configuration or with `test.use`. */
export interface WorldOptions {
  /** The world at the start of each test: a scenario's name, a description, or `aWorld()…`. Default: the demo world. */
  world: AnyWorld
  /** The folder of the UI's build, with `index.html`. Without it only the back end and its control page are served. */
  ui: string | undefined
}

/** The fixtures of a test. */
export interface WorldFixtures {
  /** The server of this test's world; `baseURL` is its address. */
  servedWorld: ServedFake
  /** The world of this test, with its own faults, clock and charges. No other test sees it. */
  backend: FakeBackend
  /** Where the world and the UI are served: the base of `page.goto`. */
  baseURL: string
  /** Signs in with the call itself, without the form. Rejects if the back end refuses. The demo customer by default. */
  signIn: (email?: string, password?: string) => Promise<void>
}

/** For `test.extend<WorldOptions & WorldFixtures>(worldFixtures)`: gives each test its own world on its own port. */
export const worldFixtures: Fixtures<WorldOptions & WorldFixtures, object, PlaywrightTestArgs & PlaywrightTestOptions> =
  {
    world: ['demo', { option: true }],
    ui: [undefined, { option: true }],
    servedWorld: async ({ world, ui }, provide) => {
      const backend = createFakeBackend({ world, strict: true, hasUi: ui !== undefined })
      const served = await serveFake({ port: 0, backend, ...(ui !== undefined && { staticRoot: ui }) })
      await provide(served)
      await served.close()
    },
    backend: async ({ servedWorld }, provide) => provide(servedWorld.backend),
    baseURL: async ({ servedWorld }, provide) => provide(servedWorld.url),
    signIn: async ({ page, servedWorld }, provide) =>
      provide(async (email = 'demo@example.com', password = demoPassword) => {
        const trace = crypto.randomUUID().replaceAll('-', '')
        const answer = await page.request.post(`${servedWorld.url}/api/customer/login`, {
          data: { email, password },
          headers: { 'x-client-id': '44', 'x-hostname': 'localhost', traceparent: `00-${trace}-${trace.slice(16)}-01` },
        })
        if (!answer.ok()) throw new Error(`${email} cannot sign in: ${await answer.text()}`)
      }),
  }
