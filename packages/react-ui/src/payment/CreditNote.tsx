import { type Currency, latest } from '@booking-dashboard/core'
import { useArea, useTexts, useFormats } from '../dashboard/DashboardContext'
import { Alert } from '../design'
import { useBehavior } from '../reactive/useBehavior'

/** Whether and how the customer's credit counts towards a payment in this currency; nothing without credit. */
export function CreditNote({ currency }: { readonly currency: Currency }) {
  const formats = useFormats()
  const texts = useTexts('paying').screen.pay
  const credit = useBehavior(useArea('paying').customer.creditToUse(currency))
  return credit === null ? null : <Alert>{texts.credit(formats.money(credit))}</Alert>
}

/** Whether the customer's credit is known, or cannot be read. Content below the note would move when it appears. */
export const useIsCreditKnown = (): boolean => {
  const customer = useBehavior(useArea('paying').customer.state$)
  return latest(customer) !== null || customer.kind === 'failed'
}
