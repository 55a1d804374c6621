import { codes } from '../refusal/codes.js'
import type { IntentEnd } from '../records/StripeState.js'
import type { World } from '../world/World.js'
import type { CardProblem } from './cardToUse.js'
import type { PaymentAttempt, PaymentPhase } from '../records/PaymentAttempt.js'

interface Unpaid {
  readonly phase: PaymentPhase
  readonly code: number
  readonly message: string
}

/**
 * `failed`: refused by the bank or the card company, possibly after acceptance. `cancelled`: ended for any other
 * reason.
 */
const ends: Readonly<Record<IntentEnd | 'notPaid', Unpaid>> = {
  declined: { phase: 'failed', code: codes.authorisationFailed, message: 'Your card was declined.' },
  failed: { phase: 'failed', code: codes.verificationFailed, message: 'Your bank could not confirm that it was you.' },
  closed: {
    phase: 'failed',
    code: codes.verificationFailed,
    message: 'The check of your bank was closed before it was finished.',
  },
  notPaid: {
    phase: 'failed',
    code: codes.notPaid,
    message: 'This payment did not go through, and nothing was charged.',
  },
  over: { phase: 'cancelled', code: codes.notPaid, message: 'This payment was called off, and nothing was charged.' },
}

/** Ends an attempt without money. Every later call with its key gets the same answer. */
export const endUnpaid = (
  { clock }: World,
  attempt: PaymentAttempt,
  how: keyof typeof ends,
  problem: CardProblem | null = null,
): void => {
  const { phase } = ends[how]
  const { code, message } = how === 'declined' && problem !== null ? problem : ends[how]
  attempt.phase = phase
  attempt.refusal = { code, message, timestamp: new Date(clock.now()).toISOString() }
}
