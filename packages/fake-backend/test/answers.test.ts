import fc from 'fast-check'
import { isRight, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { apiRoutes } from '../src/createFakeBackend.js'
import { validAnswers } from './answers.js'
import { contractEndpoints } from './contractEndpoints.js'

describe('random answers', () => {
  it.each(contractEndpoints)('of $operationId keep the contract', (endpoint) => {
    fc.assert(
      fc.property(validAnswers(endpoint), (answer) => {
        const decoded = endpoint.answer.decode(answer)
        expect(isRight(decoded)).toBe(true)
        // The adapter returns an already valid answer unchanged.
        if (endpoint.answer.is(answer)) expect(decoded).toEqual(right(answer))
      }),
      { seed: 7, numRuns: 12 },
    )
  })

  it('cover every call of the back end, except downloads', () => {
    const known = contractEndpoints.map(({ operationId }) => operationId)
    expect(apiRoutes.map(({ endpoint }) => endpoint.operationId).filter((name) => !known.includes(name))).toEqual([
      'downloadConfirmation',
      'downloadByKey',
    ])
  })
})
