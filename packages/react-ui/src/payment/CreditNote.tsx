import { usePayingArea, usePayingTexts, useFormats } from '../dashboard/DashboardContext'
import { Alert } from '../design'
import { useBehavior } from '../reactive/useBehavior'

/** Whether and how the customer's credit counts towards a payment; nothing without credit. */
export function CreditNote() {
  const formats = useFormats()
  const texts = usePayingTexts().screen.pay
  const credit = useBehavior(usePayingArea().customer.creditToUse$)
  if (credit.length === 0) return null
  return <Alert>{texts.credit(formats.list(credit.map(formats.money)))}</Alert>
}
