import type { Challenge, ChallengeOutcome } from '@booking-dashboard/core'
import type { ChallengeAnswer } from '../stripe/PaymentIntent.js'
import type { FakeBackend } from '../FakeBackend.js'

/** What the customer will do with the bank's check: answer it, or leave it open as long as nobody decides. */
export type ChallengeDecision = ChallengeAnswer | 'leaveOpen'

export interface Bank {
  decide: (decision: ChallengeDecision) => void
  readonly authenticate: (challenge: Challenge) => Promise<ChallengeOutcome>
  /** Checks that were shown, by client secret. */
  readonly shown: readonly string[]
}

const outcomes: Readonly<Record<ChallengeAnswer, ChallengeOutcome>> = {
  complete: 'completed',
  fail: 'failed',
  close: 'closed',
}

/** The customer's bank: one of them for all tabs, as the customer is one. */
export const createBank = (backend: FakeBackend): Bank => {
  let decision: ChallengeDecision = 'complete'
  const shown: string[] = []
  return {
    shown,
    decide: (next) => {
      decision = next
    },
    authenticate: async ({ clientSecret }) => {
      shown.push(clientSecret)
      if (decision === 'leaveOpen') return new Promise(() => undefined)
      backend.stripe.answerChallenge(clientSecret, decision)
      return outcomes[decision]
    },
  }
}
