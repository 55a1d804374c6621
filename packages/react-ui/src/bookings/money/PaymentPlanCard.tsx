import { type Booking, formatDate, type PaymentPlan, paths, planTrouble } from '@booking-dashboard/core'
import { useTexts } from '../../composition/DashboardContext'
import { Alert, ButtonLink, Card, DataList, Price } from '../../design'
import { moneyIn } from '../moneyIn'

/** The plan in short, or the way to have one; nothing where there is none to be had. */
export function PaymentPlanCard({ booking }: { readonly booking: Booking }) {
  const texts = useTexts().screen.booking.plan
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
      {paymentPlan === null ? <p>{texts.availableSentence}</p> : <PlanInShort booking={booking} plan={paymentPlan} />}
    </Card>
  )
}

function PlanInShort({ booking: { currency, reference }, plan }: { readonly booking: Booking; readonly plan: PaymentPlan }) {
  const texts = useTexts().screen.booking.plan
  const inMoney = moneyIn(currency)
  const trouble = planTrouble(plan)
  const { nextPaymentDate, finalPaymentDate, card, amount } = plan
  return (
    <>
      {trouble === 'overdue' && (
        <Alert
          meaning="danger"
          headingLevel={3}
          title={texts.overdue(inMoney(plan.overdueAmount))}
          actions={<ButtonLink to={paths.makePayment(reference)}>{texts.pay}</ButtonLink>}
        >
          {texts.overdueSentence}
        </Alert>
      )}
      {trouble === 'error' && (
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
          ...(nextPaymentDate === null
            ? []
            : [{ label: texts.next, note: formatDate(nextPaymentDate), value: <Price value={inMoney(amount)} />, total: true }]),
          { label: texts.instalments, value: String(plan.numberOfPayments) },
          ...(finalPaymentDate === null ? [] : [{ label: texts.final, value: formatDate(finalPaymentDate) }]),
          ...(card === null ? [] : [{ label: texts.card, value: texts.cardEnding(card.lastFourDigits) }]),
        ]}
      />
    </>
  )
}
