import { formatMoney } from '@booking-dashboard/core'
import { usePayingArea, usePayingTexts } from '../composition/DashboardContext'
import { Alert } from '../design'
import { useBehavior } from '../reactive/useBehavior'

const listed = new Intl.ListFormat('en-GB')

/** Whether and how the customer's credit counts, where something is paid; nothing where there is none. */
export function CreditNote() {
  const texts = usePayingTexts().screen.pay
  const credit = useBehavior(usePayingArea().customer.creditToUse$)
  if (credit.length === 0) return null
  return <Alert>{texts.credit(listed.format(credit.map((amount) => formatMoney(amount))))}</Alert>
}
