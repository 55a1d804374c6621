import { describe, expect, it } from 'vitest'
import { texts } from '../messages/areas/texts.js'
import { defaultCurrency, minor, money } from '../money/Money.js'
import { createSurroundings } from '../testing/createSurroundings.js'
import type { ListedPayment, Notice } from './machine/record.js'
import type { PaymentEnd, PaymentFailure } from './machine/view.js'
import { paymentCodes } from './paymentCodes.js'
import {
  describeNotice,
  describePaymentEnd,
  describePaymentError,
  failureHeading,
  type PaidThing,
  paymentFailureWords,
  paymentSteps,
  sayNotice,
  toKnownPaymentError,
  undecidedWords,
} from './paymentWords.js'

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
  'You paid £400.00 on 3 November 2026 (PAY-61001). £400.00 is due now: that payment was returned, or the price has gone up since. If you did not expect this, contact us before you pay.'

describe('a code', () => {
  it('that nobody knows becomes the generic payment error; those of the account and of a booking stay', () => {
    const known = (code: string | null) => toKnownPaymentError({ code, message: 'M' }, texts)
    expect(
      ['77777777', 'toString', '16000140', '11000010', '50008020', '50008010'].map((code) => known(code).code),
    ).toEqual(['16000010', '16000010', '16000140', '11000010', '50008020', '16000010'])
    expect(known(null)).toEqual({ code: null, message: 'M' })
  })

  it('is said in its own words, and an error without one in its own or the operation’s', () => {
    expect(describePaymentError({ code: '16000140', message: 'do_not_honor' }, texts)).toBe(declined)
    expect(describePaymentError({ code: '77777777', message: 'E_STRANGE' }, texts)).toBe(generic)
    expect(describePaymentError({ code: '50008020', message: null }, texts)).toBe(texts.codes[50008020].text)
    expect(describePaymentError({ code: '15000060', message: null }, texts)).toBe('Payment failed. Please try again.')
    expect(describePaymentError({ code: null, message: 'The coach is full.' }, texts)).toBe('The coach is full.')
    expect(describePaymentError({ code: null, message: null }, texts)).toBe('Payment failed. Please try again.')
  })
})

describe('why a payment did not happen', () => {
  const table: readonly (readonly [Notice, readonly string[], readonly string[]])[] = [
    [
      { kind: 'card', field: 'number', message: 'Your card number is incomplete.' },
      ['Your card number is incomplete.'],
      ['Your card number is incomplete.'],
    ],
    [{ kind: 'cardsUnavailable' }, [payment.cardsUnavailable], [paymentPlan.cardsUnavailable]],
    [refused('16000140', '1'), [declined, generic], [declined, generic]],
    [{ kind: 'amountChanged' }, [paymentCodes['16000307'].text], [paymentCodes['16000307'].text]],
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
    [{ kind: 'notAccepted' }, ['Payment failed. Please try again.'], [operations.paymentPlan.text]],
    [{ kind: 'pending' }, [payment.pending], [paymentPlan.pending]],
    [{ kind: 'planError' }, [paymentPlan.planError], [paymentPlan.planError]],
    [{ kind: 'dueAgain', payment: listed }, [dueAgain], [dueAgain]],
  ]
  it.each(table)('%o', (notice, ofPayment, ofPlan) => {
    expect([describeNotice(notice, 'payment', texts), describeNotice(notice, 'paymentPlan', texts)]).toEqual([
      ofPayment,
      ofPlan,
    ])
  })

  it('asks for the booking reference where a plan is in error', () => {
    expect(paymentPlan.planError).toMatch(/booking reference/)
  })
})

describe('what is said at once', () => {
  const said = (notice: Notice, operation: 'payment' | 'paymentPlan' = 'payment') => {
    const surroundings = createSurroundings()
    sayNotice(surroundings, notice, operation, 'A')
    const { said: words, reports } = surroundings
    surroundings.messages.withdraw('A')
    return [words, reports.map(({ code, severity }) => [code, severity]), surroundings.messages.toasts$.value]
  }

  it('is each error, once, and can be taken back', () => {
    expect(said(refused('16000140', '77777777'))).toEqual([
      [declined, generic],
      [
        ['16000140', 'fatal'],
        ['16000010', 'fatal'],
      ],
      [],
    ])
  })

  it('is reported where the look for a payment ended it: in the words, and with the severity, of what was looked for', () => {
    const nothing = 'We were unable to find your payment. Please try again.'
    expect(said({ kind: 'noPayment' })).toEqual([[nothing], [['emptyPayments', 'fatal']], []])
    expect(said({ kind: 'noPayment' }, 'paymentPlan')).toEqual([
      [operations.paymentPlan.text],
      [['paymentPlan', 'error']],
      [],
    ])
    expect(said({ kind: 'declined' })).toEqual([['Payment failed. Please try again.'], [['payment', 'error']], []])
    expect(said({ kind: 'declined' }, 'paymentPlan')).toEqual([
      [operations.paymentPlan.text],
      [['paymentPlan', 'error']],
      [],
    ])
    expect(said({ kind: 'amountChanged' })).toEqual([[paymentCodes['16000307'].text], [], []])
  })

  it('is nothing where the specification has no words for it: that stands beside the form alone', () => {
    const silent = [
      'notAccepted',
      'pending',
      'signedOut',
      'challengeFailed',
      'challengeClosed',
      'challengeExpired',
      'checkUnavailable',
      'cardsUnavailable',
      'planError',
    ] as const
    for (const kind of silent) expect(said({ kind }), kind).toEqual([[], [], []])
    expect(said({ kind: 'card', field: 'cvc', message: 'Wrong.' })).toEqual([[], [], []])
  })
})

describe('what stands beside the form', () => {
  const words = (failed: Omit<PaymentFailure, 'outcome'>, operation: 'payment' | 'paymentPlan' = 'payment') =>
    paymentFailureWords(failed, operation, texts)
  const { nextSteps, money } = payment

  it('is what to do, in other words than the toast’s, and what became of the money', () => {
    expect(words({ notice: refused('16000140'), money: 'safeToTryAgain', recovery: null })).toEqual([
      nextSteps.anotherCard,
      money.safeToTryAgain,
    ])
    expect(words({ notice: refused('16000304'), money: 'notCharged', recovery: null }, 'paymentPlan')).toEqual([
      nextSteps.contactUs,
      paymentPlan.money.notCharged,
    ])
    expect(words({ notice: refused('77777777'), money: 'safeToTryAgain', recovery: null })).toEqual([
      nextSteps.tryAgain,
      money.safeToTryAgain,
    ])
  })

  it('is each step once, and for what has no code to try again', () => {
    expect(words({ notice: refused('16000140', '16000090', '16000080'), money: null, recovery: null })).toEqual([
      nextSteps.anotherCard,
      nextSteps.checkCard,
    ])
    expect(words({ notice: refused(null), money: null, recovery: null })).toEqual([nextSteps.tryAgain])
    expect(words({ notice: { kind: 'declined' }, money: 'safeToTryAgain', recovery: null })).toEqual([
      nextSteps.tryAgain,
      money.safeToTryAgain,
    ])
    expect(words({ notice: { kind: 'amountChanged' }, money: null, recovery: null })).toEqual([nextSteps.checkAmount])
  })

  it('is what no toast has said, in its own words', () => {
    for (const kind of [
      'notAccepted',
      'signedOut',
      'checkUnavailable',
      'cardsUnavailable',
      'challengeFailed',
    ] as const) {
      expect(words({ notice: { kind }, money: null, recovery: null })).toEqual(
        describeNotice({ kind }, 'payment', texts),
      )
      expect(words({ notice: { kind }, money: null, recovery: null }, 'paymentPlan')).toEqual(
        describeNotice({ kind }, 'paymentPlan', texts),
      )
    }
  })

  it('is nothing of money, and no card, for a basket that costs nothing', () => {
    const free = texts.screen.checkout.free.safe
    expect(
      paymentFailureWords(
        { notice: refused('16000140', '50008010'), money: 'safeOnce', recovery: null },
        'completeBasket',
        texts,
      ),
    ).toEqual([free])
    expect(
      paymentFailureWords(
        { notice: { kind: 'noPayment' }, money: 'safeOnce', recovery: null },
        'completeBasket',
        texts,
      ),
    ).toEqual([])
  })

  it('is not said twice', () => {
    expect(words({ notice: { kind: 'noPayment' }, money: 'safeOnce', recovery: null })).toEqual([money.safeOnce])
    expect(words({ notice: { kind: 'pending' }, money: 'pending', recovery: null })).toEqual([money.pending])
    expect(words({ notice: { kind: 'challengeClosed' }, money: null, recovery: null })).toEqual([
      payment.challengeClosed,
    ])
  })

  it('repeats no text of a payment code', () => {
    const all = Object.values(paymentCodes).map(({ text }) => text)
    for (const step of Object.values(nextSteps)) expect(all).not.toContain(step)
  })
})

describe('the heading above the form', () => {
  const heading = (outcome: PaymentFailure['outcome'], of: PaidThing) =>
    failureHeading({ notice: { kind: 'noPayment' }, outcome, money: null, recovery: null }, of, 'It failed', texts)
  const things = ['basket', 'balance', 'freeBasket', 'plan'] as const

  it('says that an attempt failed only of one whose end is known', () => {
    for (const of of things) {
      expect(heading('failed', of)).toBe('It failed')
      for (const outcome of ['notSent', 'unanswered', 'notReceived', 'open'] as const)
        expect(heading(outcome, of)).not.toBe('It failed')
    }
  })

  it('says of a request without an answer that there is none', () => {
    expect(things.map((of) => heading('unanswered', of))).toEqual([
      'We have had no answer about your payment yet',
      'We have had no answer about your payment yet',
      'We have had no answer yet',
      'We have had no answer about your change yet',
    ])
  })

  it('says that an amount is due again', () => {
    expect(heading('dueAgain', 'balance')).toBe('This amount is due again')
  })
})

describe('what is done while money moves', () => {
  const steps = (...how: [Parameters<typeof paymentSteps>[0], Parameters<typeof paymentSteps>[1]]) =>
    paymentSteps(...how, texts).map(({ label, state, note }) => [label, state, note !== undefined])

  it('is done, under way or to come, one after the other, with a word of the bank while it is asked', () => {
    expect(steps('basket', 'sending')).toEqual([
      ['Sending your payment', 'current', false],
      ['Checking with your bank', 'toCome', false],
      ['Confirming your booking', 'toCome', false],
    ])
    expect(steps('balance', 'bank')).toEqual([
      ['Sending your payment', 'done', false],
      ['Checking with your bank', 'current', true],
      ['Confirming your payment', 'toCome', false],
    ])
    expect(steps('basket', 'confirming').map(([, state]) => state)).toEqual(['done', 'done', 'current'])
  })

  it('names no bank for a plan before it asks, and no card for a basket that costs nothing', () => {
    expect(steps('plan', 'sending')).toEqual([['Sending your change', 'current', false]])
    expect(steps('plan', 'bank').map(([, state]) => state)).toEqual(['done', 'current', 'toCome'])
    expect(steps('freeBasket', 'confirming')).toEqual([['Completing your booking', 'current', false]])
  })
})

describe('how a payment ended, for a script', () => {
  const ends: readonly (readonly [PaymentEnd, RegExp])[] = [
    [{ kind: 'paid', payment: { reference: 'PAY-9', amount: minor(1) } }, /^Your payment was made successfully!$/],
    [{ kind: 'paidButBookingFailed', paymentId: 'PAY-9' }, /PAY-9.*Please do not try to re-book\.$/],
    [{ kind: 'nothingToPay' }, /./],
    [{ kind: 'invalid', problem: 'day' }, /1 to 31/],
    [{ kind: 'invalid', problem: 'cardholderMissing' }, /^Enter the name/],
    [{ kind: 'invalid', problem: 'cardNumberAsName' }, /number/],
    [{ kind: 'notSent', notice: { kind: 'signedOut' } }, /was not sent/],
    [{ kind: 'refused', notice: refused('16000140') }, /another card/],
    [{ kind: 'failed', notice: null, mayArrive: true }, /charged once/],
    [{ kind: 'failed', notice: { kind: 'declined' }, mayArrive: true }, /Payment failed/],
    [{ kind: 'bankCheckOpen', notice: null }, /bank/],
    [{ kind: 'undecided' }, /do not pay again/],
    [{ kind: 'notChecked' }, /./],
    [{ kind: 'cancelled' }, /./],
  ]
  it.each(ends)('%o', (end, words) => {
    expect(describePaymentEnd(end, texts).join(' ')).toMatch(words)
  })

  it('tells a name that is missing from one that is a number or too long', () => {
    const words = (['cardholderMissing', 'cardNumberAsName', 'cardholderTooLong', 'day'] as const).map(
      (problem) => describePaymentEnd({ kind: 'invalid', problem }, texts)[0],
    )
    expect(new Set(words).size).toBe(4)
  })

  it('never says that nothing was charged of a payment whose end is not known', () => {
    expect(describePaymentEnd({ kind: 'cancelled' }, texts).join(' ')).not.toMatch(/Nothing was charged|not sent/)
  })
})

describe('what stands where the end of a payment is not known', () => {
  const open = {
    kind: 'undecided',
    because: 'pending',
    payment: null,
    mayStartAgain: false,
    contactSupport: false,
  } as const
  const { undecided } = payment

  it('is of a payment, or of a change of the plan', () => {
    expect(undecidedWords(open, 'basket', 'SUN1001', texts)).toEqual({
      heading: texts.screen.checkout.undecided.heading,
      sentences: [undecided.sentence, undecided.again],
    })
    expect(undecidedWords({ ...open, mayStartAgain: true }, 'plan', 'SUN1001', texts)).toEqual({
      heading: texts.screen.plan.undecided.heading,
      sentences: [texts.screen.plan.undecided.sentence, undecided.again],
    })
  })

  it('names the way on, and support with the booking', () => {
    const view = { ...open, mayStartAgain: true, contactSupport: true }
    expect(undecidedWords(view, 'balance', 'SUN1001', texts).sentences).toEqual([
      undecided.sentence,
      undecided.again,
      undecided.startAgain,
      undecided.support('SUN1001'),
    ])
  })

  it('says where a bank’s check may be open', () => {
    expect(undecidedWords({ ...open, because: 'challenge', mayStartAgain: true }, 'basket', 'SUN1001', texts)).toEqual({
      heading: "Your bank's check is open",
      sentences: [undecided.challenge],
    })
  })

  it('names the payment that is recorded, and no other way; after 48 hours support with its reference', () => {
    const view = { ...open, because: 'disagrees', payment: listed } as const
    const recorded =
      'Your payment of £400.00 on 3 November 2026 (PAY-61001) is recorded. The amount to pay is not up to date yet. Please do not pay it again. We keep checking.'
    expect(undecidedWords(view, 'balance', 'SUN1001', texts)).toEqual({
      heading: 'Your payment is recorded',
      sentences: [recorded],
    })
    expect(undecidedWords({ ...view, contactSupport: true }, 'balance', 'SUN1001', texts).sentences).toEqual([
      recorded,
      undecided.support('PAY-61001'),
    ])
  })
})
