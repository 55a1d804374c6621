import { basketEndpoints, bookingsEndpoints, paymentEndpoints } from '@booking-dashboard/http-adapter/contract'
import type { Reply, Visitor } from './createVisitor.js'

export const ref = 'SUN1001'
const params = { ref }

export const key = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/** A basket of SUN1001 with two seats in the stalls: 2 × (£68.00 + £4.50). */
export const twoStalls = 14500

export const putIntoBasket = async (visitor: Visitor, types: readonly string[], passengerId = 1): Promise<string> => {
  const created = await visitor.call(basketEndpoints.create, { params })
  await addTickets(visitor, types, passengerId)
  return created.answer?.basket.id ?? ''
}

export const addTickets = (visitor: Visitor, types: readonly string[], passengerId = 1) =>
  visitor.call(basketEndpoints.addTickets, {
    params,
    body: { tickets: types.map((type) => ({ ticket_type_id: type, pax_id: passengerId })) },
  })

export const fillBasket = (visitor: Visitor): Promise<string> => putIntoBasket(visitor, ['41011', '41011'])

export interface PaymentDetails {
  readonly basketId?: string
  readonly card?: string
  readonly amount?: number
  readonly key?: string
  readonly booking?: string
  readonly expiry?: string
  readonly cardholder?: string
  readonly headers?: Record<string, string>
}

export const pay = (visitor: Visitor, details: PaymentDetails) =>
  visitor.call(paymentEndpoints.pay, {
    key: details.key ?? key(1),
    headers: details.headers ?? {},
    body: {
      bookingReference: details.booking ?? ref,
      amount: details.amount ?? twoStalls,
      card_number: details.card ?? 'pm_card_visa',
      cardholder_name: details.cardholder ?? 'Amelia Hart',
      expiry_date: details.expiry ?? '12/34',
      ...(details.basketId === undefined ? {} : { basket_id: details.basketId }),
    },
  })

export const clientSecretOf = (reply: Reply<{ payment: { payment_intent_client_secret?: string | null } }>): string =>
  reply.answer?.payment.payment_intent_client_secret ?? ''

export const statusOf = async (visitor: Visitor): Promise<string | undefined> =>
  (await visitor.call(basketEndpoints.status, { params })).answer?.status

export const paymentsOf = async (visitor: Visitor) =>
  (await visitor.call(basketEndpoints.payments, { params })).answer?.payments ?? []

export const basketOf = async (visitor: Visitor) => (await visitor.call(basketEndpoints.get, { params })).answer?.basket

export const bookingOf = async (visitor: Visitor, bookingRef = ref) => {
  const { answer } = await visitor.call(bookingsEndpoints.get, { params: { bookingRef } })
  if (answer === undefined) throw new Error(`No booking ${bookingRef}`)
  return answer.booking
}
