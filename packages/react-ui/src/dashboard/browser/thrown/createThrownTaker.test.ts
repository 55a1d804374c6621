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
  take = createThrownTaker({ origin, report: ({ code }) => void codes.push(code), say: () => void (said += 1) })
})

const ownError = (): Error =>
  Object.assign(new Error(), { stack: `TypeError\n    at add (${origin}/build/app.js:1:2)` })

it('reports an error once, whichever ways it comes by', () => {
  const error = ownError()
  for (const by of ['render', 'uncaught', 'script', 'promise'] as const) take({ by, error })
  expect(codes).toEqual(['render'])
  take({ by: 'script', error: ownError() })
  expect(codes).toEqual(['render', 'script'])
})

it('says something where the page itself does not', () => {
  for (const by of ['render', 'uncaught', 'recovered', 'start', 'missing'] as const) take({ by, error: ownError() })
  expect(said).toBe(0)
  take({ by: 'script', error: ownError() })
  take({ by: 'promise', error: ownError() })
  expect(said).toBe(2)
})

it('says and reports nothing of what is no error of the product', () => {
  take({ by: 'script', error: null, message: 'Script error.', file: '' })
  take({ by: 'promise', error: new DOMException('', 'AbortError') })
  expect([codes, said]).toEqual([[], 0])
})
