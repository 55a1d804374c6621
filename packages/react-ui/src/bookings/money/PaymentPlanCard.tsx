import { type Booking, isPlanFinished, type Owed, paths } from '@booking-dashboard/core'
import type { PaymentPlan } from '@booking-dashboard/core/ports'
import { useTexts, useFormats } from '../../dashboard/DashboardContext'
import { Alert, ButtonLink, Card, DataList, Price } from '../../design'

/** The plan in brief, or the link to set one up; nothing if no plan is available. */
export function PaymentPlanCard({ booking, owed }: { readonly booking: Booking; readonly owed: Owed }) {
  const texts = useTexts('bill').screen.bill.plan
  const { paymentPlan, paymentPlanAvailable, reference } = booking
  if (paymentPlan === null && !paymentPlanAvailable) return null
  return (
    <Card
      title={paymentPlan === null ? texts.available : texts.heading}
      footer={
        <ButtonLink to={paths.paymentPlan(reference)} variant="secondary" iconAfter="arrow-right">
          {paymentPlan === null ? texts.setUp : texts.view}
        </ButtonLink>
      }
    >
      {paymentPlan === null ? (
        <p>{texts.availableSentence}</p>
      ) : (
        <PlanInShort reference={reference} owed={owed} plan={paymentPlan} />
      )}
    </Card>
  )
}

interface PlanInShortProps {
  readonly reference: string
  readonly owed: Owed
  readonly plan: PaymentPlan
}

function PlanInShort({ reference, owed: { overdue, next, plan: standing }, plan }: PlanInShortProps) {
  const formats = useFormats()
  const texts = useTexts('bill').screen.bill.plan
  const { finalPaymentDate, card } = plan
  return (
    <>
      {overdue?.amount && !isPlanFinished(plan) && (
        <Alert
          meaning="danger"
          headingLevel={3}
          title={texts.overdue(formats.money(overdue.amount))}
          actions={<ButtonLink to={paths.payOverdue(reference)}>{texts.pay}</ButtonLink>}
        >
          {texts.overdueSentence}
        </Alert>
      )}
      {standing === 'inError' && (
        <Alert
          meaning="warning"
          headingLevel={3}
          title={texts.broken}
          actions={
            <ButtonLink to={paths.changePlanPayment(reference)} variant="secondary">
              {texts.changeCard}
            </ButtonLink>
          }
        >
          {texts.brokenSentence}
        </Alert>
      )}
      <DataList
        items={[
          ...(next?.taken === 'byItself' && next.date !== null
            ? [
                {
                  label: texts.next,
                  note: formats.date(next.date),
                  value: <Price value={formats.money(next.amount)} />,
                  total: true,
                },
              ]
            : []),
          { label: texts.instalments, value: String(plan.numberOfPayments) },
          ...(finalPaymentDate === null ? [] : [{ label: texts.final, value: formats.date(finalPaymentDate) }]),
          ...(card === null ? [] : [{ label: texts.card, value: texts.cardEnding(card.lastFourDigits) }]),
        ]}
      />
    </>
  )
}
