import type { customerEndpoints } from '@booking-dashboard/http-adapter/contract'
import type * as t from 'io-ts'

export type CustomerOutput = t.OutputOf<typeof customerEndpoints.getCustomer.answer>['customer']

export interface CustomerRecord {
  readonly id: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  password: string
  resetRequired: boolean
  emailVerified: boolean
  locked: boolean
  /** In a row. */
  wrongPasswords: number
  readonly credit: NonNullable<CustomerOutput['client_credit_balances_list']>
}
