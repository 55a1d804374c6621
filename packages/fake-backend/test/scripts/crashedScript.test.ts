import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectDashboard, createFileVault, type Fetch } from '@booking-dashboard/http-adapter/node'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createFakeBackend } from '../../src/createFakeBackend.js'
import { demoPassword } from '../../src/worlds/demo/customers/demoCustomers.js'
import { journeyStart } from '../../src/journeys/TestBed.js'
import { JourneyClock } from '../../src/journeys/JourneyClock.js'

const never = <A>(): Promise<A> => new Promise(() => undefined)

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'payments-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('a script that crashed during a payment continues under the key stored on disk', async () => {
  const clock = new JourneyClock(journeyStart)
  const backend = createFakeBackend({ clock, wait: clock.wait })
  const keys: string[] = []
  /** Acts like a separate process, which shares only the folder with other processes. */
  const script = async (fetch: Fetch) => {
    const watched: Fetch = (url, init) => {
      const key = new Headers(init.headers).get('Idempotency-Key')
      if (key === null) return backend.fetch(url, init)
      keys.push(key)
      return fetch(url, init)
    }
    const options = { baseUrl: 'http://localhost', fetch: watched, scheduler: clock, vault: createFileVault(folder) }
    const dashboard = await clock.untilDone(connectDashboard(options))
    await clock.untilDone(dashboard.session.signIn({ email: 'demo@example.com', password: demoPassword }))
    const payment = dashboard.balancePayment('SUN1001', 'outstanding')
    await clock.untilDone(payment.open())
    const source = { kind: 'paymentMethod', id: 'pm_card_visa' } as const
    return payment.pay({ cardholderName: 'Amelia Hart', source })
  }

  // A refusal that ends its attempt, so the next attempt has another key.
  backend.faults.add({ match: { path: 'pay' }, times: 'once', effect: { kind: 'refusal', code: 16000140 } })
  expect(await clock.untilDone(script((url, init) => backend.fetch(url, init)))).toMatchObject({ kind: 'form' })
  void script(never)
  await clock.advance(1000)
  expect(await clock.untilDone(script((url, init) => backend.fetch(url, init)))).toMatchObject({ kind: 'paid' })

  const [refused, crashed, again] = keys
  expect(keys).toHaveLength(3)
  expect([crashed === refused, again === crashed]).toEqual([false, true])
  expect(backend.inspect.charges().map(({ amount }) => amount)).toEqual([132_400])
})
