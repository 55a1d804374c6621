import { paymentPlanEndpoints } from '@booking-dashboard/http-adapter/contract'
import { checkCodes } from './accountChecks.js'
import type { BackEndUnderTest } from './BackEndUnderTest.js'
import { newKey } from './payingBasket.js'
import type { Booking } from './readingChecks.js'

/** Changes of a payment plan that the back end has to refuse, so that the plan stays the same. */
export const checkPlanRefusals = async (backEnd: BackEndUnderTest, booking: Booking): Promise<void> => {
  const { reference: bookingReference, payment_plan: plan } = booking
  const hasPlan = plan !== undefined && plan !== null && !Array.isArray(plan)
  if (hasPlan) return
  const asked = await backEnd.ask(paymentPlanEndpoints.update, {
    params: { bookingReference },
    body: { action: 'change_day', day: 15 },
    key: newKey(),
    expects: 'refusal',
    about: 'of a booking without a plan',
  })
  checkCodes(asked, ['16000303'])
}
