import * as t from 'io-ts'
import { BasketPaymentOutcome } from '../records/BasketPaymentOutcome.js'
import { ChargebackOrder, RefundOrder } from '../records/MoneyReturn.js'
import { ChargeReport, OfBooking, ReturnReport } from './answers.js'
import { type Operation, operation } from './Operation.js'
import { WalletChanges } from '../records/WalletSettings.js'
import { wholeNumber } from '../values/codecs.js'

/** The operations on payments and payment plans under /__fake/. */
export const paymentOperations: readonly Operation[] = [
  operation('setPaymentOutcome', ['POST', 'payment-outcome'], {
    about: 'Payments',
    summary: 'What becomes of the next payment whose card is good',
    body: BasketPaymentOutcome,
    example: { kind: 'pending', polls: 2 },
    act: ({ payments }, { body }) => payments.setNextOutcome(body),
  }),
  operation('enterPayment', ['POST', 'payments'], {
    about: 'Payments',
    summary: 'Somebody pays by telephone',
    description: 'A payment without a key, of so many minor units.',
    body: t.type({ reference: t.string, amount: wholeNumber(1, 100_000_000) }),
    example: { reference: 'SUN1001', amount: 5000 },
    answer: t.type({ payment: t.string }),
    act: ({ payments }, { body }) => ({ payment: payments.enter(body.reference, body.amount) }),
  }),
  operation('refund', ['POST', 'refunds'], {
    about: 'Payments',
    summary: 'Give money of a payment back',
    description:
      'So many minor units, or all that is left of it. It is listed as a row of its own with a negative amount, or the row of the payment turns to status 6 (failed). Answers the row that lists it.',
    body: RefundOrder,
    example: { payment: 'PAY-60118', amount: 5000 },
    answer: t.type({ row: t.string }),
    act: ({ payments }, { body }) => ({ row: payments.refund(body) }),
  }),
  operation('chargeBack', ['POST', 'chargebacks'], {
    about: 'Payments',
    summary: 'The customer’s bank takes the money of a payment back',
    description: 'All that is left of it, listed like a refund.',
    body: ChargebackOrder,
    example: { payment: 'PAY-60118', listed: 'failed' as const },
    answer: t.type({ row: t.string }),
    act: ({ payments }, { body }) => ({ row: payments.chargeBack(body) }),
  }),
  operation('listReturns', ['GET', 'returns'], {
    about: 'Payments',
    summary: 'The money that went back',
    answer: t.type({ returns: t.array(ReturnReport) }),
    act: ({ inspect }) => ({ returns: [...inspect.returns()] }),
  }),
  operation('setWallets', ['POST', 'wallets'], {
    about: 'Payments',
    summary: 'Apple Pay and Google Pay: who has them, and how their sheets end',
    description:
      '`currencies` are those that every client’s config names for wallets; none switches them off. `offered` are the wallets of the browser. `sheet` says whether a sheet asks, or ends by itself. What is left out stays. A page that is open notices after a reload.',
    body: WalletChanges,
    example: { currencies: ['GBP' as const], offered: ['apple_pay' as const], sheet: 'closed' as const },
    act: ({ wallets }, { body }) => wallets.set(body),
  }),
  operation('failPlan', ['POST', 'plan-error'], {
    about: 'Payments',
    summary: 'Put a payment plan in error',
    body: OfBooking,
    example: { reference: 'PLN2001' },
    missing: 'This booking has no payment plan.',
    act: ({ paymentPlans }, { body }) => paymentPlans.fail(body.reference),
  }),
  operation('listCharges', ['GET', 'charges'], {
    about: 'Payments',
    summary: 'The money that moved',
    answer: t.type({ charges: t.array(ChargeReport) }),
    act: ({ inspect }) => ({ charges: [...inspect.charges()] }),
  }),
]
