import { describe, expect, it } from 'vitest'
import type { PlanFailureReason } from './PaymentPlanState.js'
import { planStatement } from './planStatement.js'

const refused = (...codes: readonly (string | null)[]): PlanFailureReason => ({
  kind: 'refused',
  errors: codes.map((code) => ({ code, message: null })),
})

describe('after a change of a plan failed', () => {
  it.each([
    ['a declined card is tried again, or another one', refused('16000140'), 'safeToTryAgain'],
    ['what cannot be had is not tried again', refused('16000270'), 'asItWas'],
    ['one such reason among others is enough', refused('16000260', '16000303'), 'asItWas'],
    ['a reason without a code is tried again', refused(null), 'safeToTryAgain'],
    ['a card that was typed wrongly is typed again', { kind: 'card', field: 'number', message: 'No.' }, 'safeToTryAgain'],
    ['a reason that says so itself needs no other word', { kind: 'notReached' }, null],
    ['a plan in error is not tried again', { kind: 'planError' }, null],
  ] as const)('%s', (_what, reason, statement) => {
    expect(planStatement(reason)).toBe(statement)
  })
})
