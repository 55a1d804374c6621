import { describe, expect, it } from 'vitest'
import { texts } from '../composition/Dashboard.js'
import { defaultCurrency, minor, money } from '../money/Money.js'
import { createSurroundings } from '../testing/createSurroundings.js'
import { type ListedPayment, newRecord, type Notice, type PaymentRecord } from './machine/record.js'
import { noWorld, type PaymentEnd, statusOf } from './machine/status.js'
import { paymentCodes } from './paymentCodes.js'
import { describeNotice, describePaymentEnd, statementOf, tell } from './statement.js'

const refused = (...codes: readonly (string | null)[]): Notice => ({
  kind: 'refused',
  errors: codes.map((code) => ({ code, message: null })),
})
const declined = paymentCodes['16000140'].text
const generic = paymentCodes['16000010'].text
const { payment, paymentPlan, operations } = texts
const listed: ListedPayment = {
  reference: 'PAY-61001',
  amount: money(minor(40_000), defaultCurrency),
  date: '2026-11-03T10:00:00Z',
}
const dueAgain =
  'You paid £400.00 on 3 November 2026 (PAY-61001). That payment was returned, or the price has gone up since. If you did not expect this, contact us before you pay.'

/** A record at its form, with this notice. */
const ended = (notice: Notice, operation: 'payment' | 'paymentPlan' = 'payment'): PaymentRecord => ({
  ...newRecord(
    operation === 'payment'
      ? { kind: 'balance', bookingRef: 'SUN1001', owed: minor(100) }
      : { kind: 'plan', bookingRef: 'SUN1001', action: 'create', stood: '' },
  ),
  notice,
  step: { kind: 'form', checks: 0 },
})

describe('a code', () => {
  const textOf = (code: string | null, message: string | null) =>
    describeNotice({ kind: 'refused', errors: [{ code, message }] }, 'payment', texts)[0]

  it('has its own text; an error without a code has its message or the operation’s text', () => {
    expect(textOf('16000140', 'do_not_honor')).toBe(declined)
    expect(textOf('77777777', 'E_STRANGE')).toBe(generic)
    expect(textOf('toString', null)).toBe(generic)
    expect(textOf('50008010', null)).toBe(generic)
    expect(textOf('50008020', null)).toBe(texts.codes[50008020].text)
    expect(textOf('15000060', null)).toBe('Payment failed. Please try again.')
    expect(textOf(null, 'The coach is full.')).toBe('The coach is full.')
    expect(textOf(null, null)).toBe('Payment failed. Please try again.')
  })
})

describe('the reason why a payment did not happen', () => {
  const table: readonly (readonly [Notice, readonly string[], readonly string[]])[] = [
    [
      { kind: 'card', field: 'number', message: 'Your card number is incomplete.' },
      ['Your card number is incomplete.'],
      ['Your card number is incomplete.'],
    ],
    [{ kind: 'cardsUnavailable' }, [payment.cardsUnavailable], [paymentPlan.cardsUnavailable]],
    [refused('16000140', '1'), [declined, generic], ['Your bank declined this card.', operations.paymentPlan.text]],
    [{ kind: 'amountChanged' }, [paymentCodes['16000307'].text], [paymentPlan.nextSteps.checkAmount]],
    [{ kind: 'challengeFailed' }, [payment.challengeFailed], [paymentPlan.challengeFailed]],
    [{ kind: 'challengeClosed' }, [payment.challengeClosed], [paymentPlan.challengeClosed]],
    [{ kind: 'challengeExpired' }, [payment.challengeExpired], [paymentPlan.challengeExpired]],
    [{ kind: 'checkUnavailable' }, [payment.checkUnavailable], [paymentPlan.checkUnavailable]],
    [{ kind: 'declined' }, ['Payment failed. Please try again.'], [operations.paymentPlan.text]],
    [
      { kind: 'noPayment' },
      ['No payment has reached us so far. Trying again is safe: you will be charged once.'],
      [paymentPlan.notReached],
    ],
    [{ kind: 'signedOut' }, ['Your payment was not sent. Nothing was charged.'], [paymentPlan.signedOut]],
    [{ kind: 'notAccepted' }, [payment.signedOut], [paymentPlan.signedOut]],
    [{ kind: 'pending' }, [payment.pending], [paymentPlan.pending]],
    [{ kind: 'planError' }, [paymentPlan.planError], [paymentPlan.planError]],
    [
      { kind: 'dueAgain', payment: listed },
      [payment.headings.dueAgain, dueAgain],
      [payment.headings.dueAgain, dueAgain],
    ],
  ]
  it.each(table)('has a text: %o', (notice, ofPayment, ofPlan) => {
    expect([describeNotice(notice, 'payment', texts), describeNotice(notice, 'paymentPlan', texts)]).toEqual([
      ofPayment,
      ofPlan,
    ])
  })

  it('asks for the booking reference if a plan is in error', () => {
    expect(paymentPlan.planError).toMatch(/booking reference/)
  })
})

describe('a toast about a payment', () => {
  const notified = (notice: Notice, operation: 'payment' | 'paymentPlan' = 'payment') => {
    const surroundings = createSurroundings()
    tell(surroundings, statementOf(statusOf(ended(notice, operation), noWorld, 0), texts), 'A')
    const { notified: words, reports } = surroundings
    surroundings.messages.withdraw('A')
    return [words, reports.map(({ code, severity }) => [code, severity]), surroundings.messages.toasts$.value]
  }

  it('shows each error once, and can be withdrawn', () => {
    expect(notified(refused('16000140', '77777777'))).toEqual([
      [declined, generic],
      [
        ['16000140', 'fatal'],
        ['16000010', 'fatal'],
      ],
      [],
    ])
  })

  it('is reported, with the operation’s text and severity, if a status check finds no payment or a decline', () => {
    const nothing = 'We were unable to find your payment. Please try again.'
    expect(notified({ kind: 'noPayment' })).toEqual([[nothing], [['emptyPayments', 'fatal']], []])
    expect(notified({ kind: 'noPayment' }, 'paymentPlan')).toEqual([
      [paymentPlan.notReached],
      [['paymentPlan', 'error']],
      [],
    ])
    expect(notified({ kind: 'declined' })).toEqual([['Payment failed. Please try again.'], [['payment', 'error']], []])
    expect(notified({ kind: 'declined' }, 'paymentPlan')).toEqual([
      [operations.paymentPlan.text],
      [['paymentPlan', 'error']],
      [],
    ])
    expect(notified({ kind: 'amountChanged' })).toEqual([[paymentCodes['16000307'].text], [], []])
    const errors = ['16000140', '16000307'].map((code) => ({ code, message: null }))
    expect(notified({ kind: 'amountChanged', errors })).toEqual([
      [declined, paymentCodes['16000307'].text],
      [
        ['16000140', 'fatal'],
        ['16000307', 'fatal'],
      ],
      [],
    ])
  })

  it('does not appear for a notice without specified words, which is shown beside the form alone', () => {
    const silent = [
      'pending',
      'signedOut',
      'challengeFailed',
      'challengeClosed',
      'challengeExpired',
      'checkUnavailable',
      'cardsUnavailable',
      'planError',
    ] as const
    for (const kind of silent) expect(notified({ kind }), kind).toEqual([[], [], []])
    expect(notified({ kind: 'card', field: 'cvc', message: 'Wrong.' })).toEqual([[], [], []])
  })
})

describe('the description of a payment’s outcome for a script', () => {
  const ends: readonly (readonly [PaymentEnd, RegExp])[] = [
    [{ kind: 'paid', payment: { reference: 'PAY-9', amount: minor(1) } }, /^Your payment was made successfully!$/],
    [{ kind: 'paidButBookingFailed', paymentId: 'PAY-9' }, /PAY-9.*Please do not try to re-book\.$/],
    [{ kind: 'nothingToPay' }, /./],
    [{ kind: 'invalid', problem: 'day' }, /1 to 31/],
    [{ kind: 'invalid', problem: 'cardholderMissing' }, /^Enter the name/],
    [{ kind: 'invalid', problem: 'cardNumberAsName' }, /number/],
    [{ kind: 'notSent', notice: { kind: 'signedOut' } }, /was not sent/],
    [{ kind: 'refused', notice: refused('16000140') }, /another card/],
    [{ kind: 'dueAgain', payment: listed, mayArrive: false }, /due again.*PAY-61001/],
    [{ kind: 'failed', notice: null, mayArrive: true }, /charged once/],
    [{ kind: 'failed', notice: { kind: 'declined' }, mayArrive: true }, /Payment failed/],
    [{ kind: 'bankCheckOpen', notice: null }, /bank/],
    [{ kind: 'undecided' }, /do not pay again/],
    [{ kind: 'notChecked' }, /./],
    [{ kind: 'cancelled' }, /./],
  ]
  it.each(ends)('matches the outcome: %o', (end, words) => {
    expect(describePaymentEnd(end, texts).join(' ')).toMatch(words)
  })

  it('has other words for a payment or a change by another request', () => {
    const end: PaymentEnd = { kind: 'paid', payment: { reference: null, amount: minor(1), otherwise: true } }
    expect(describePaymentEnd(end, texts)).toEqual([texts.payment.paidOtherwise])
    expect(describePaymentEnd(end, texts, 'paymentPlan')).toEqual([texts.paymentPlan.changedOtherwise])
  })

  it('distinguishes a missing name, a number as the name, and a name that is too long', () => {
    const words = (['cardholderMissing', 'cardNumberAsName', 'cardholderTooLong', 'day'] as const).map(
      (problem) => describePaymentEnd({ kind: 'invalid', problem }, texts)[0],
    )
    expect(new Set(words).size).toBe(4)
  })

  it('never says that nothing was charged if the outcome is unknown', () => {
    expect(describePaymentEnd({ kind: 'cancelled' }, texts).join(' ')).not.toMatch(/Nothing was charged|not sent/)
  })
})
