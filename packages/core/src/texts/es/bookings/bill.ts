import type { billWords } from '../../../bookings/money/billTexts.js'
import type { Translation } from '../../../language/Wording.js'
import { paymentsTexts } from './bookingMoney.js'

export default {
  screen: { bill: { payments: paymentsTexts } },
} satisfies Translation<typeof billWords>
