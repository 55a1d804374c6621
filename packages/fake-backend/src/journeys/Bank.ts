import type { BankEnd, Challenge } from '@booking-dashboard/core/ports'
import type { ChallengeAnswer } from '../stripe/PaymentIntent.js'
import type { FakeBackend } from '../FakeBackend.js'

/** What the customer will do with the bank's check: answer it, or leave it open until they answer it later. */
export type ChallengeDecision = ChallengeAnswer | 'leaveOpen'

/** The customer at the bank’s check, now or later. */
export interface Bank {
  readonly decide: (decision: ChallengeDecision) => void
  readonly authenticate: (challenge: Challenge) => Promise<BankEnd>
  /** Answers every check that was left open, also where the page that showed it is gone. */
  readonly answerOpen: (answer: ChallengeAnswer) => void
  /** Checks that were left open, by client secret. */
  readonly open: () => readonly string[]
  /** Checks that were shown, by client secret. */
  readonly shown: readonly string[]
}

const outcomes: Readonly<Record<ChallengeAnswer, BankEnd>> = {
  complete: 'completed',
  fail: 'failed',
  close: 'closed',
}

interface OpenCheck {
  readonly clientSecret: string
  readonly end: (outcome: BankEnd) => void
}

/** The customer's bank: one of them for all tabs, as the customer is one. */
export const createBank = (backend: FakeBackend): Bank => {
  let decision: ChallengeDecision = 'complete'
  let waiting: readonly OpenCheck[] = []
  const shown: string[] = []
  return {
    shown,
    open: () => waiting.map(({ clientSecret }) => clientSecret),
    decide: (next) => {
      decision = next
    },
    answerOpen: (answer) => {
      const answered = waiting
      waiting = []
      for (const { clientSecret, end } of answered) {
        backend.stripe.answerChallenge(clientSecret, answer)
        end(outcomes[answer])
      }
    },
    authenticate: async ({ clientSecret }) => {
      shown.push(clientSecret)
      if (decision === 'leaveOpen') {
        return new Promise((end) => {
          waiting = [...waiting, { clientSecret, end }]
        })
      }
      backend.stripe.answerChallenge(clientSecret, decision)
      return outcomes[decision]
    },
  }
}
