import type { PaymentPlan } from './PaymentPlan.js'
import type { PlanAction } from './PaymentPlanState.js'

/** What a change asks for, as far as the plan shows it: the card is known by its holder alone. */
export interface PlanWish {
  readonly action: PlanAction
  readonly day: number | null
  readonly cardholderName: string | null
}

const sameCard = (a: PaymentPlan, b: PaymentPlan): boolean =>
  a.card?.cardholderName === b.card?.cardholderName && a.card?.lastFourDigits === b.card?.lastFourDigits

/** Whether the plan is what was wished for and was not before: the change was made, though its answer is lost. */
export const planChanged = (before: PaymentPlan | null, now: PaymentPlan | null, wish: PlanWish): boolean => {
  if (now === null) return false
  switch (wish.action) {
    case 'create':
      return before?.id !== now.id
    case 'changeDay':
      return now.day === wish.day
    case 'changePayment':
      return before !== null && !sameCard(before, now) && now.card?.cardholderName === wish.cardholderName
  }
}
