import { expect, it } from 'vitest'
import { failedAt } from '../failure/Failure.js'
import { texts } from '../messages/texts.js'
import { describeProjectionFailure } from './describeProjectionFailure.js'

const failed = failedAt('projection')

it('says each reason of the back end in the words of its code, and otherwise what could not be done', () => {
  const errors = [16000270, 16000040].map((code) => ({ code: String(code), message: null }))
  const [first = { code: null, message: null }, ...more] = errors
  expect(describeProjectionFailure(failed({ kind: 'server', errors: [first, ...more] }), texts)).toEqual([
    texts.paymentError[16000270],
    texts.paymentError[16000040],
  ])
  expect(describeProjectionFailure(failed({ kind: 'timeout' }), texts)).toEqual([texts.failure.projection])
})
