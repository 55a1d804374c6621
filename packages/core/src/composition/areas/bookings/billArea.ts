import { type Bills, createBills } from '../../../bookings/money/bill.js'
import { billWords } from '../../../bookings/money/billTexts.js'
import type { Wording } from '../../../language/Wording.js'
import { type Area, area } from '../../area.js'
import { type Member, memberArea } from '../account/memberArea.js'

export interface BillArea extends Member {
  readonly texts: Member['texts'] & Wording<typeof billWords>
  /** What one booking costs, what was paid, and the ways to pay the rest. */
  readonly bill: Bills
}

/** Area: what a booking costs and what was paid. */
export const billArea: Area<'bill', BillArea, 'bill'> = area('bill', {
  needs: [memberArea],
  words: { bill: billWords },
  create: ({ shared, bookings }) => ({ bill: createBills({ ...shared, bookings }) }),
})
