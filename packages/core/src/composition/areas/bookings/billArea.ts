import { type Bills, createBills } from '../../../bookings/money/bill.js'
import { type Area, area } from '../../area.js'
import { type Member, memberArea } from '../account/memberArea.js'

export interface BillArea extends Member {
  /** What one booking costs, what was paid, and the ways to pay the rest. */
  readonly bill: Bills
}

/** Area: what a booking costs and what was paid. */
export const billArea: Area<'bill', BillArea, never> = area('bill', {
  needs: [memberArea],
  create: ({ shared, bookings }) => ({ bill: createBills({ ...shared, bookings }) }),
})
