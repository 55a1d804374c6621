import { createFakeBackend } from '../../src/createFakeBackend.js'
import type { FakeBackend } from '../../src/FakeBackend.js'
import { checkConformance, type ConformanceOptions } from '../../src/conformance/checkConformance.js'
import type { Plant } from './plantBreach.js'

const demo = { baseUrl: 'http://localhost', email: 'demo@example.com', password: 'Passw0rd!' }
export const clock = { now: () => Date.parse('2026-03-02T09:00:00Z') }

/** Checks the fake back end against the contract. */
export const check = (options: Partial<ConformanceOptions> = {}, backend = createFakeBackend({ clock })) =>
  checkConformance({
    ...demo,
    fetch: (url, init) => backend.fetch(url, init),
    now: clock.now,
    wait: async () => {},
    ...options,
  })

/** All options of the suite, so that it skips nothing. */
export const everything = (backend: FakeBackend, listed: 'row' | 'failed' = 'row'): Partial<ConformanceOptions> => ({
  write: true,
  wait: async (milliseconds) => backend.clock.advance(milliseconds),
  other: { email: 'plan@example.com', password: 'Passw0rd!' },
  refund: async (payment) => void backend.payments.refund({ payment, listed }),
  failCheck: async (secret) => void backend.stripe.answerChallenge(secret, 'fail'),
  untilExpiry: true,
  accounts: {
    locked: { email: 'locked@example.com', password: 'Passw0rd!' },
    unverified: { email: 'unverified@example.com', password: 'Passw0rd!' },
    reset: { email: 'reset@example.com', password: 'Passw0rd!' },
  },
})

/** A breach, with every check that finds it: the operation, and the rule with its place in the answer. */
export const describeBreach = async (name: string, plant: Plant): Promise<string> => {
  const backend = createFakeBackend({ clock })
  const { calls } = await check({ ...everything(backend), fetch: plant(backend) })
  const found = calls.flatMap(({ operation, breaches }) =>
    breaches.map(({ rule, path }) => `  - \`${operation}\`: ${rule} at \`${path}\`\n`),
  )
  if (found.length === 0) throw new Error(`No check finds ${name}.`)
  return `- ${name}\n${[...new Set(found)].join('')}`
}
