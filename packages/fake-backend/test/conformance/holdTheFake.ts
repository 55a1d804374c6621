import { createFakeBackend } from '../../src/createFakeBackend.js'
import type { FakeBackend } from '../../src/FakeBackend.js'
import { checkConformance, type ConformanceOptions } from '../../src/conformance/checkConformance.js'

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
