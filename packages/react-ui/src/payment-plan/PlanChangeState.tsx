import { describePlanFailure, isPlanBusy, type PaymentPlanFeature, type PaymentPlanState, type PlanAction, planStatement } from '@booking-dashboard/core'
import { useEffect, useRef } from 'react'
import { useTexts } from '../composition/DashboardContext'
import { Alert, Button } from '../design'
import { PlanProgress } from './PlanProgress'

interface PlanChangeStateProps {
  readonly plan: PaymentPlanFeature
  readonly state: PaymentPlanState
  /** Those that are asked for on this page: what failed of others is not its news. */
  readonly actions: readonly PlanAction[]
}

/** How the change of a plan stands, whenever that is not "nothing was asked for". */
export function PlanChangeState({ plan, state, actions }: PlanChangeStateProps) {
  const { undecided } = useTexts().screen.plan
  if (isPlanBusy(state)) return <PlanProgress state={state} />
  if (state.kind === 'undecided') {
    return (
      <Alert
        meaning="warning"
        title={undecided.heading}
        live
        actions={
          <Button variant="secondary" icon="refresh" onClick={() => void plan.checkNow()}>
            {undecided.checkNow}
          </Button>
        }
      >
        {undecided.sentence}
      </Alert>
    )
  }
  return state.kind === 'failed' && actions.includes(state.action) ? <PlanChangeFailed state={state} /> : null
}

function PlanChangeFailed({ state }: { readonly state: Extract<PaymentPlanState, { readonly kind: 'failed' }> }) {
  const texts = useTexts()
  const { headings, statements } = texts.screen.plan.failed
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [state])
  const statement = planStatement(state.reason)
  return (
    <div ref={box} tabIndex={-1}>
      <Alert meaning="danger" title={headings[state.action]} live>
        {describePlanFailure(state.reason, texts).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {statement !== null && <p>{statements[statement]}</p>}
      </Alert>
    </div>
  )
}
