import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { createFakeBackend } from '../createFakeBackend.js'
import { checkConformance } from './checkConformance.js'

const page = readFileSync(new URL('../../../http-adapter/docs/keep-the-promises-on-stripe.md', import.meta.url), 'utf8')

/** The list items that begin with this name in bold. */
const paragraphs = (name: string): readonly string[] =>
  [...page.matchAll(new RegExp(`- \\*\\*${name}\\*\\*([\\s\\S]*?)(?=\n- \\*\\*|\n#|$)`, 'g'))].map(([, text = '']) =>
    text.replace(/\s+/g, ' '),
  )

describe('the page for back ends on Stripe', () => {
  let made: ReadonlySet<string>
  beforeAll(async () => {
    const backend = createFakeBackend({ clock: { now: () => Date.parse('2026-03-02T09:00:00Z') } })
    const password = 'Passw0rd!'
    const { calls } = await checkConformance({
      baseUrl: 'http://localhost',
      email: 'demo@example.com',
      password,
      fetch: (url, init) => backend.fetch(url, init),
      write: true,
      wait: async (milliseconds) => backend.clock.advance(milliseconds),
      other: { email: 'plan@example.com', password },
      refund: async (payment) => void backend.payments.refund({ payment }),
      failCheck: async (secret) => void backend.stripe.answerChallenge(secret, 'fail'),
      untilExpiry: true,
    })
    made = new Set(calls.map(({ operation, about }) => (about === '' ? operation : `${operation} (${about})`)))
  })

  it('names for each promise how to keep it, what proves it, and what customers see without it', () => {
    expect([...page.matchAll(/^### ([a-f])\. /gm)].map(([, letter]) => letter)).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
    expect(['Keep it', 'Proof', 'Without it'].map((name) => paragraphs(name).length)).toEqual([6, 7, 7])
  })

  it('names only checks of the suite', () => {
    const named = paragraphs('Proof').flatMap((text) =>
      [...text.matchAll(/`((?:pay|completeBasket|get\w+)(?: \([^`]*\))?)`/g)].map(([, name = '']) => name),
    )
    expect(named.length).toBeGreaterThan(15)
    for (const name of named) expect([...made]).toContain(name)
  })
})
