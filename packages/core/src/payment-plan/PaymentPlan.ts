import type { IsoDate } from '../environment/time.js'
import type { Minor } from '../money/Money.js'

/** What is taken, and on which day. */
export interface Instalment {
  readonly date: IsoDate
  readonly amount: Minor
}

/** Specification 2, §3. */
export interface PaymentPlan {
  readonly id: string
  /** Of one instalment. */
  readonly amount: Minor
  readonly numberOfPayments: number
  readonly nextPaymentDate: IsoDate | null
  readonly finalPaymentDate: IsoDate | null
  /** 2 means error (specification 2, §4). */
  readonly status: number
  readonly projection: readonly Instalment[]
  /** The day of the month on which is paid, 1 to 31; null where it is not given. */
  readonly day: number | null
  readonly card: { readonly cardholderName: string; readonly lastFourDigits: string } | null
  readonly overdueAmount: Minor
}
