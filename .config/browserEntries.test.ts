import { builtinModules } from 'node:module'
import { fileURLToPath } from 'node:url'
import { createContext, runInContext } from 'node:vm'
import { build } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { rawText } from './rawText.js'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Bundles the script into one file for a browser. */
const bundle = async (contents: string) => {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: `${root}packages/fake-backend`, loader: 'ts' },
    bundle: true,
    write: false,
    metafile: true,
    format: 'iife',
    globalName: 'made',
    platform: 'browser',
    conditions: ['source'],
    logLevel: 'silent',
    plugins: [rawText],
  })
  const imported = Object.values(metafile.inputs).flatMap(({ imports }) => imports.map(({ path }) => path))
  return {
    code: outputFiles[0]?.text ?? '',
    ofNode: imported.filter((path) => path.startsWith('node:') || builtinModules.includes(path)),
  }
}

/** The globals of the web: no `process`, no `Buffer`, no `require`. */
const web = () => ({
  ...{ AbortController, AbortSignal, Blob, DOMException, Event, EventTarget, FormData, Headers, MessageChannel },
  ...{ Request, Response, TextDecoder, TextEncoder, TypeError, URL, URLSearchParams, crypto, performance },
  ...{ clearInterval, clearTimeout, queueMicrotask, setInterval, setTimeout, structuredClone },
  addEventListener: () => undefined,
})

/** The result of the script's `run`, in a context of its own. */
const runInBrowser = (code: string): Promise<unknown> =>
  Promise.resolve(runInContext(`${code};made.run()`, createContext(web())))

it('the index of the core brings no area and no container', async () => {
  const { outputFiles, metafile } = await build({
    stdin: { contents: "export * from '@booking-dashboard/core'", resolveDir: `${root}packages/http-adapter` },
    bundle: true,
    write: false,
    metafile: true,
    minify: true,
    format: 'esm',
    conditions: ['source'],
  })
  const inputs = Object.values(metafile.outputs).flatMap((output) => Object.keys(output.inputs))
  expect(inputs.filter((file) => /composition\/areas|inversify/.test(file))).toEqual([])
  // 127 kB today.
  expect(outputFiles[0]?.contents.length).toBeLessThan(129_000)
})

describe('in a browser', () => {
  it('the fake back end signs in, serves its files and returns to a snapshot', async () => {
    const { code, ofNode } = await bundle(`
      import { createBrowserBackend, demoPassword } from '@booking-dashboard/fake-backend/browser'
      const headers = { 'content-type': 'application/json', 'x-client-id': '44', 'x-hostname': 'localhost' }
      export const run = async () => {
        const clock = { now: () => Date.parse('2026-03-02T09:00:00Z') }
        const backend = createBrowserBackend({ clock })
        const email = 'demo@example.com'
        const bookings = () => new Request('http://localhost/api/bookings', { headers })
        const before = (await backend.fetch(bookings())).status
        const body = JSON.stringify({ email, password: demoPassword })
        const lost = { match: { path: 'login' }, times: 'once', effect: { kind: 'lostAnswer' } }
        backend.faults.add(lost)
        await backend.fetch('/api/customer/login', { method: 'POST', headers, body }).catch(() => undefined)
        const afterLost = backend.session.token()
        await backend.fetch('/api/customer/login', { method: 'POST', headers, body })
        const after = (await backend.fetch(bookings())).status
        const snapshot = backend.world.snapshot()
        const token = backend.session.token()
        const other = createBrowserBackend({ clock })
        other.world.restore(snapshot)
        other.session.setToken(token)
        const restored = (await other.fetch(bookings())).status
        const files = await Promise.all(['/__stripe/stripe.js', '/__fake/', '/clients/aurora/client.css'].map(
          async (path) => (await (await backend.fetch(path)).text()).length > 100,
        ))
        return JSON.stringify({ before, afterLost, after, restored, files })
      }
    `)
    expect(ofNode).toEqual([])
    expect(JSON.parse(String(await runInBrowser(code)))).toEqual({
      before: 401,
      afterLost: null,
      after: 200,
      restored: 200,
      files: [true, true, true],
    })
  })

  it('a given journey and random journeys run', async () => {
    const { code, ofNode } = await bundle(`
      import { checkJourneys, invariants, startJourney } from '@booking-dashboard/fake-backend/journeys'
      export const run = async () => {
        const journey = startJourney(42)
        await journey.signIn('demo@example.com')
        await journey.run(() => journey.page().bookings.loadList())
        const list = journey.page().bookings.list$.value.kind
        const held = invariants.filter(({ name }) => name === 'no text is broken')
        const { runs } = await checkJourneys({ seed: 7, runs: 1, size: 8, invariants: held })
        return JSON.stringify({ list, runs })
      }
    `)
    expect(ofNode).toEqual([])
    expect(JSON.parse(String(await runInBrowser(code)))).toEqual({ list: 'loaded', runs: 1 })
  })
})
