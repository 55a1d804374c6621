import type { PaymentState } from './PaymentState.js'

/** What the customer is told while money moves. */
export const paymentStages = ['sending', 'bank', 'confirming'] as const
export type PaymentStage = (typeof paymentStages)[number]

/** Where a payment stands; null while no money moves. */
export const paymentStage = (state: PaymentState): PaymentStage | null => {
  switch (state.kind) {
    case 'tokenising':
    case 'submitting':
      return 'sending'
    case 'requiresAction':
      return 'bank'
    case 'polling':
    case 'checkingPayments':
      return 'confirming'
    default:
      return null
  }
}

export interface PaymentStep {
  readonly stage: PaymentStage
  readonly state: 'done' | 'current' | 'toCome'
}

/** Every stage up to the one under way is done. */
export const paymentSteps = (stage: PaymentStage): readonly PaymentStep[] => {
  const now = paymentStages.indexOf(stage)
  return paymentStages.map((one, place) => {
    if (place === now) return { stage: one, state: 'current' }
    return { stage: one, state: place < now ? 'done' : 'toCome' }
  })
}
