import { describe, expect, it } from 'vitest'
import { refused } from '../../test/payment/playPayment.js'
import { texts } from '../composition/texts.js'
import { minor } from '../money/Money.js'
import { createSurroundings } from '../../test/createSurroundings.js'
import { newRecord, type Notice, type PaymentRecord, type Step } from './machine/record.js'
import { endWithout, noWorld, statusOf } from './machine/status.js'
import { paymentCodes } from './paymentCodes.js'
import { describePayment, statementOf, tell } from './statement.js'

const declined = paymentCodes['16000140'].text
const generic = paymentCodes['16000010'].text
const { paymentPlan, operations } = texts
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

const toastsOf = (notice: Notice, operation: 'payment' | 'paymentPlan' = 'payment'): readonly string[] =>
  statementOf(statusOf(ended(notice, operation), noWorld, 0), texts).toasts.map(({ text }) => text)

describe('a code', () => {
  const textOf = (code: string | null, message: string | null) =>
    toastsOf({ kind: 'refused', errors: [{ code, message }] })[0]

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

  it('of a plan is in the words of a plan', () => {
    expect(toastsOf(refused('16000140', '1'), 'paymentPlan')).toEqual([
      'Your bank declined this card.',
      operations.paymentPlan.text,
    ])
    expect(toastsOf({ kind: 'notAccepted' }, 'paymentPlan')).toEqual(['Your change was not sent. Nothing was changed.'])
  })
})

describe('a text of the specification', () => {
  const given = ['16000180', '16000270', '16000301'] as const
  const free: PaymentRecord = {
    ...newRecord({ kind: 'basket', bookingRef: 'SUN1001', basketId: 'b1' }),
    submission: { amount: minor(0), at: 0, known: null, wish: null },
  }
  const purchases = [ended({ kind: 'pending' }), ended({ kind: 'pending' }, 'paymentPlan'), free]

  it.each(given)('stands for every purchase: %s', (code) => {
    for (const record of purchases) {
      const refusal = { ...record, notice: refused(code), attempt: { kind: 'claimed' } } as const
      const { toasts } = statementOf(statusOf(refusal, noWorld, 0), texts)
      expect(toasts.map(({ text }) => text)).toEqual([paymentCodes[code].text])
    }
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
    expect(notified(refused('16000120', '16000140', '77777777'))).toEqual([
      [declined, generic, paymentCodes['16000120'].text],
      [
        ['16000140', 'fatal'],
        ['16000010', 'fatal'],
        ['16000120', 'warning'],
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

describe('the description of a payment for a script', () => {
  const said = (step: Step, notice: Notice | null = null): string =>
    describePayment(statusOf({ ...ended({ kind: 'pending' }), notice, step }, noWorld, 0), texts).join(' ')
  const form: Step = { kind: 'form', checks: 0 }

  it.each<readonly [Step, Notice | null, RegExp]>([
    [
      { kind: 'paid', payment: { reference: 'PAY-9', amount: minor(1) } },
      null,
      /^Your payment was made successfully!$/,
    ],
    [{ kind: 'bookingFailed', paymentId: 'PAY-9' }, null, /PAY-9.*Please do not try to re-book\.$/],
    [form, { kind: 'signedOut' }, /was not sent/],
    [{ kind: 'unchecked', cause: { kind: 'timeout' } }, null, /couldn't check/],
  ])('is in the words of its page: %o', (step, notice, words) => {
    expect(said(step, notice)).toMatch(words)
  })

  const { purchase } = ended({ kind: 'pending' })

  it('names what cannot be sent', () => {
    const words = (['cardholderMissing', 'cardNumberAsName', 'cardholderTooLong', 'day'] as const).map(
      (problem) => describePayment(endWithout({ kind: 'invalid', problem }, purchase), texts)[0],
    )
    expect(new Set(words).size).toBe(4)
    expect(describePayment(endWithout({ kind: 'invalid', problem: { message: 'pay: …' } }, purchase), texts)).toEqual([
      'pay: …',
    ])
    expect(describePayment(endWithout({ kind: 'nothingToPay' }, purchase), texts)).toEqual([
      'There is nothing left to pay',
    ])
  })

  it('never says that nothing was charged if the outcome is unknown', () => {
    expect(
      describePayment(endWithout({ kind: 'cancelled', reason: 'sessionEnded' }, purchase), texts).join(' '),
    ).not.toMatch(/Nothing was charged|not sent/)
  })
})
