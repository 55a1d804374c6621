import type { billWords } from '../../../bookings/money/billTexts.js'
import type { Translation } from '../../../language/Wording.js'
import { paymentsTexts, planTexts } from './bookingMoney.js'

export default {
  screen: { bill: { payments: paymentsTexts, plan: planTexts } },
} satisfies Translation<typeof billWords>
