import { bookingsEndpoints } from '@booking-dashboard/http-adapter/contract'
import fc from 'fast-check'
import { isLeft, isRight, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { apiRoutes } from '../src/createFakeBackend.js'
import { startJourney } from '../src/journeys/Journey.js'
import { answersBrokenInOnePlace, validAnswers } from './answers.js'
import { contractEndpoints } from './contractEndpoints.js'

describe('random answers', () => {
  it.each(contractEndpoints)(
    'of $operationId keep the contract, or break it only in the place that they name',
    (endpoint) => {
      fc.assert(
        fc.property(validAnswers(endpoint), (answer) => {
          const decoded = endpoint.answer.decode(answer)
          expect(isRight(decoded)).toBe(true)
          // The adapter returns an already valid answer unchanged.
          if (endpoint.answer.is(answer)) expect(decoded).toEqual(right(answer))
        }),
        { seed: 7, numRuns: 12 },
      )
      fc.assert(
        fc.property(answersBrokenInOnePlace(endpoint), (broken) => {
          if (broken !== null) expect(isLeft(endpoint.answer.decode(broken.answer))).toBe(true)
        }),
        { seed: 7, numRuns: 12 },
      )
    },
  )

  it('cover every call of the back end, except downloads', () => {
    const known = contractEndpoints.map(({ operationId }) => operationId)
    expect(apiRoutes.map(({ endpoint }) => endpoint.operationId).filter((name) => !known.includes(name))).toEqual([
      'downloadConfirmation',
      'downloadByKey',
    ])
  })

  it('that are broken never show as undefined in a dashboard: a failure names the call', async () => {
    const property = fc.asyncProperty(answersBrokenInOnePlace(bookingsEndpoints.list), async (broken) => {
      fc.pre(broken !== null)
      const journey = startJourney(1)
      await journey.signIn()
      const effect = { kind: 'answer' as const, status: 200, body: broken?.answer ?? null }
      journey.backend.faults.add({ match: { path: 'getBookings' }, times: 'always', effect })
      await journey.run(() => journey.page().bookings.loadList())
      expect(journey.page().bookings.list$.value).toMatchObject({
        kind: 'failed',
        failure: { operation: 'getBookings' },
      })
    })
    await fc.assert(property, { seed: 9, numRuns: 15 })
  })
})
