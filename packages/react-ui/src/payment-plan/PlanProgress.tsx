import type { BusyPlanState } from '@booking-dashboard/core'
import { useTexts } from '../composition/DashboardContext'
import { MovingPanel } from '../payment/MovingPanel'

/** How far a change of the plan is. */
export function PlanProgress({ state }: { readonly state: BusyPlanState }) {
  const texts = useTexts().screen.plan.progress
  const atBank = state.kind === 'requiresAction'
  const steps = [
    { label: texts.sending, state: atBank ? ('done' as const) : ('current' as const) },
    ...(atBank ? [{ label: texts.bank, state: 'current' as const, note: texts.bankNote }] : []),
  ]
  return <MovingPanel heading={texts.headings[state.action]} label={texts.label} steps={steps} keepOpen={texts.keepOpen} />
}
