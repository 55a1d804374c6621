import type { BankEnd, Challenge } from '@booking-dashboard/core/ports'
import type { ChallengeAnswer } from '../records/StripeState.js'
import type { FakeBackend } from '../FakeBackend.js'

/** What the customer does with a challenge: answer it, or leave it open until later. */
export type ChallengeDecision = ChallengeAnswer | 'leaveOpen'

/** The customer's bank, which shows challenges and takes their answers. */
export interface Bank {
  readonly decide: (decision: ChallengeDecision) => void
  readonly authenticate: (challenge: Challenge) => Promise<BankEnd>
  /** Answers all open challenges, even if the page that showed them has closed. */
  readonly answerOpen: (answer: ChallengeAnswer) => void
  /** Client secrets of the challenges left open. */
  readonly open: () => readonly string[]
  /** Client secrets of the challenges that were shown. */
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

/** One bank for all tabs, because they belong to one customer. */
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
