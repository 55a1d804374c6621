import type { Currency, PlanAction, PlanForm } from '@booking-dashboard/core'
import type { PaymentPlan } from '@booking-dashboard/core/ports'
import { useEffect, useRef } from 'react'
import { useArea, useTexts, useFormats } from '../../dashboard/DashboardContext'
import { Alert } from '../../design'
import { useInPlace } from '../../messages/useInPlace'
import { useBehavior } from '../../reactive/useBehavior'

interface PlanDoneProps {
  readonly bookingRef: string
  readonly plan: PaymentPlan
  readonly currency: Currency
}

/** The change just made to the plan, here or elsewhere; forgotten when the customer leaves the page. */
export function PlanDone({ bookingRef, ...shown }: PlanDoneProps) {
  const { setUp, changeCard, changeDay } = useArea('paying').plan(bookingRef)
  return (
    <>
      <Done form={setUp} action="create" {...shown} />
      <Done form={changeCard} action="changePayment" {...shown} />
      <Done form={changeDay} action="changeDay" {...shown} />
    </>
  )
}

interface DoneProps extends Omit<PlanDoneProps, 'bookingRef'> {
  readonly form: PlanForm
  readonly action: PlanAction
}

function Done({ form, action, plan, currency }: DoneProps) {
  const formats = useFormats()
  const texts = useTexts('paying')
  const { done } = texts.screen.plan
  const { payment, isSetUpElsewhere } = useBehavior(form.state$)
  const isDone = payment.kind === 'paid' || isSetUpElsewhere
  useInPlace(isDone ? [texts.payment.detailsUpdated, texts.paymentPlan.changedOtherwise] : [])
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isDone) return
    box.current?.focus()
    return () => form.acknowledge()
  }, [form, isDone])
  if (!isDone) return null
  const { nextPaymentDate: next } = plan
  const isOtherwise = payment.kind === 'paid' && payment.payment.otherwise === true
  const [meaning, title, sentence] = isSetUpElsewhere
    ? (['warning', done.elsewhere, null] as const)
    : isOtherwise
      ? (['warning', done.otherwise, texts.paymentPlan.changedOtherwise] as const)
      : (['success', done.headings[action], texts.payment.detailsUpdated] as const)
  return (
    <div ref={box} tabIndex={-1}>
      <Alert meaning={meaning} title={title} live>
        {sentence !== null && <p>{sentence}</p>}
        {next !== null && <p>{done.next(formats.moneyIn(currency)(plan.amount), formats.date(next))}</p>}
      </Alert>
    </div>
  )
}
