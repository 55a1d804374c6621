import type { World } from '../world/World.js'

/** Puts a plan in error, in which it takes nothing until it has another card; false where there is no plan. */
export const failPlan = ({ plans }: World, reference: string): boolean => {
  const plan = plans.get(reference)
  if (plan !== undefined) plan.inError = true
  return plan !== undefined
}
