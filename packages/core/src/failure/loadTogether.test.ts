import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { type ApiFailure, networkFailure, notFound, serverFailure, timedOut, unauthorised } from './Failure.js'
import { loadTogether } from './loadTogether.js'

const soldOut = { code: '14000070', message: null }
const closed = { code: null, message: 'The shop is closed.' }

describe('calls at the same time', () => {
  const failing = (one: ApiFailure, other: ApiFailure) =>
    loadTogether({ tickets: async () => left(one), ticketsAvailability: async () => left(other) }, () => null)()

  it.each([
    ['the errors of every call', serverFailure([soldOut]), serverFailure([closed]), serverFailure([soldOut, closed])],
    ['the errors before a call without an answer', networkFailure, notFound([closed]), notFound([closed])],
    ['one call without an answer', networkFailure, timedOut, networkFailure],
    ['the end of the session before all else', serverFailure([soldOut]), unauthorised([]), unauthorised([])],
  ])('fail with %s', async (_what, one, other, cause) => {
    expect(await failing(one, other)).toMatchObject({ left: { cause } })
  })

  it('end with the value of all answers', async () => {
    const calls = { tickets: async () => right(1), ticketsAvailability: async () => right(2) }
    expect(await loadTogether(calls, (answers) => answers)()).toEqual(right({ tickets: 1, ticketsAvailability: 2 }))
  })
})
