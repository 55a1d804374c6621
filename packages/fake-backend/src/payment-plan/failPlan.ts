import type { World } from '../world/World.js'

/** Puts a plan in error. It collects nothing until the customer changes the card. False if there is no plan. */
export const failPlan = ({ plans }: World, reference: string): boolean => {
  const plan = plans.get(reference)
  if (plan !== undefined) plan.inError = true
  return plan !== undefined
}
