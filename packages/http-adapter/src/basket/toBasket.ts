import type * as t from 'io-ts'
import type { Basket } from '@booking-dashboard/core'
import {
  type BasketPayment,
  type BasketPaymentStatus,
  type BasketStatus,
  basketStatuses,
  minor,
} from '@booking-dashboard/core/ports'
import { toCurrency } from '../contract/toMoney.js'
import type { BasketPaymentWire, BasketWire } from './basketContract.js'
import { readItems } from './basketKinds.js'

export const toBasket = (basket: t.TypeOf<typeof BasketWire>): Basket => ({
  ...readItems(basket),
  id: basket.id,
  status: toBasketStatus(basket.status),
  currency: toCurrency(basket.currency),
  total: minor(basket.prices.total.value),
  payments: (basket.payments ?? []).map(toBasketPayment),
  mandatoryStatus: basket.mandatory_status,
})

export const toBasketPayment = ({
  id,
  paid,
  status,
  idempotency_key: key,
}: t.TypeOf<typeof BasketPaymentWire>): BasketPayment => ({ id, paid, status, idempotencyKey: key ?? null })

const statuses: Readonly<Record<number, BasketStatus>> = basketStatuses
const toBasketStatus = (code: number): BasketStatus => statuses[code] ?? 'unknown'

export const toBasketPaymentStatus = (status: string): BasketPaymentStatus => {
  switch (status) {
    case 'paid':
    case 'pending':
    case 'failed':
    case 'cancelled':
      return { kind: status }
    default:
      return { kind: 'unhandled', status }
  }
}
