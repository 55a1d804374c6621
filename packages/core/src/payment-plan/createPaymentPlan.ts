import { createState } from '../reactive/Behavior.js'
import { createProjection } from './createProjection.js'
import type { PaymentPlanDeps } from './paymentPlanDeps.js'
import type { PaymentPlanFeature } from './PaymentPlanFeature.js'
import type { PaymentPlanState } from './PaymentPlanState.js'

/** The payment plan of one booking. */
export const createPaymentPlan = (deps: PaymentPlanDeps): PaymentPlanFeature => {
  const state = createState<PaymentPlanState>({ kind: 'idle' })
  const { projection$, project } = createProjection(deps)
  const stay = (): Promise<PaymentPlanState> => Promise.resolve(state.state$.value)
  return {
    state$: state.state$,
    projection$,
    project,
    create: () => stay,
    changePayment: () => stay,
    changeDay: () => stay,
    checkNow: stay,
    reset: () => state.set({ kind: 'idle' }),
  }
}
