import { beforeEach, expect, it } from 'vitest'
import type { Thrown } from './watchThrown'
import { createThrownTaker } from './createThrownTaker'

const origin = 'https://dashboard.example'
const codes: string[] = []
let said = 0
let take: (thrown: Thrown) => void
beforeEach(() => {
  codes.length = 0
  said = 0
  take = createThrownTaker({ origin, report: ({ code }) => void codes.push(code), notify: () => void (said += 1) })
})

const ownError = (): Error =>
  Object.assign(new Error(), { stack: `TypeError\n    at add (${origin}/build/app.js:1:2)` })

it('reports an error once, even if several handlers receive it', () => {
  const error = ownError()
  for (const by of ['render', 'uncaught', 'script', 'promise'] as const) take({ by, error })
  expect(codes).toEqual(['render'])
  take({ by: 'script', error: ownError() })
  expect(codes).toEqual(['render', 'script'])
})

it('shows a message if the page itself does not', () => {
  for (const by of ['render', 'uncaught', 'recovered', 'start', 'missing'] as const) take({ by, error: ownError() })
  expect(said).toBe(0)
  take({ by: 'script', error: ownError() })
  take({ by: 'promise', error: ownError() })
  expect(said).toBe(2)
})

it('ignores what is no error of the product', () => {
  take({ by: 'script', error: null, message: 'Script error.', file: '' })
  take({ by: 'promise', error: new DOMException('', 'AbortError') })
  expect([codes, said]).toEqual([[], 0])
})

it('reports what the policy blocked, once for each directive and place, at most twenty times', () => {
  const violation = {
    by: 'policy',
    error: null,
    message: 'connect-src',
    file: 'https://other.example/a?token=secret',
  } as const
  take(violation)
  take(violation)
  take({ ...violation, message: 'img-src' })
  expect(codes).toEqual(['policy/connect-src', 'policy/img-src'])
  for (let count = 0; count < 100; count += 1) take({ ...violation, file: `https://${count}.example/` })
  expect(codes.length).toBeLessThan(25)
  expect(said).toBe(0)
})
