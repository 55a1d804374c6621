import { describe, expect, it } from 'vitest'
import { refused } from '../../test/payment/playPayment.js'
import { defaultCurrency, type Minor, minor, money, zeroMinor } from '../money/Money.js'
import { texts } from '../composition/texts.js'
import { type Attempt, newRecord, type Notice, type PaymentRecord, type Purchase, type Step } from './machine/record.js'
import { noWorld, type PaymentStatus, statusOf } from './machine/status.js'
import { paymentCodes } from './paymentCodes.js'
import { statementOf } from './statement.js'

const listed = { reference: 'PAY-1', amount: money(minor(100), defaultCurrency), date: '2026-11-03T09:00:00Z' } as const
const subjects: readonly (readonly [string, Purchase, Minor])[] = [
  ['basket', { kind: 'basket', bookingRef: 'A', basketId: 'b1' }, minor(100)],
  ['freeBasket', { kind: 'basket', bookingRef: 'A', basketId: 'b1' }, zeroMinor],
  ['balance', { kind: 'balance', bookingRef: 'A', owed: minor(100) }, minor(100)],
  ...(['create', 'changePayment', 'changeDay'] as const).map(
    (action) => [action, { kind: 'plan', bookingRef: 'A', action, stood: '' }, zeroMinor] as const,
  ),
]
const notices: readonly (Notice | null)[] = [
  null,
  ...[...Object.keys(paymentCodes), '77777777', null].map((code) => refused(code)),
  refused('16000140', '16000301'),
  ...(
    [
      'cardsUnavailable',
      'amountChanged',
      'challengeFailed',
      'challengeClosed',
      'challengeExpired',
      'checkUnavailable',
      'declined',
      'noPayment',
      'signedOut',
      'notAccepted',
      'pending',
    ] as const
  ).map((kind): Notice => ({ kind })),
  { kind: 'dueAgain', payment: listed },
  { kind: 'unbooked', payment: listed },
  { kind: 'otherPaid' },
  { kind: 'otherCard', card: null },
  { kind: 'otherCard', card: '3184' },
]
const steps: readonly Step[] = [
  { kind: 'form', checks: 0 },
  { kind: 'bankOffered' },
  { kind: 'undecided', because: 'pending', checks: 0, payment: null },
  { kind: 'undecided', because: 'processing', checks: 0, payment: null },
  { kind: 'undecided', because: 'challenge', checks: 0, payment: null },
  { kind: 'paid', payment: { reference: 'PAY-1', amount: minor(100) } },
  { kind: 'bookingFailed', paymentId: 'PAY-1' },
]
const attempts: readonly Attempt[] = [{ kind: 'none' }, { kind: 'claimed' }, { kind: 'accepted', reference: null }]

const everyStatus: readonly PaymentStatus[] = subjects.flatMap(([, purchase, amount]) =>
  steps.flatMap((step) =>
    attempts.flatMap((attempt) =>
      [[], [1]].flatMap((unanswered) =>
        notices.flatMap((notice) =>
          [amount, minor(amount + 45)].map((now) => {
            const submission = { amount, at: 0, known: null, wish: null }
            const record: PaymentRecord = { ...newRecord(purchase), step, attempt, unanswered, notice, submission }
            const world = { ...noWorld, currency: defaultCurrency, amount: money(now, defaultCurrency) }
            return statusOf(record, world, 0)
          }),
        ),
      ),
    ),
  ),
)

const nothingTaken = /Nothing has been charged\.|did not go through|was not sent/
const claimed = /has been requested|nothing left to pay|received this payment|paid already|assigned to your booking/
const ofPayment = /your payment (?!plan|day|details)|pay again|take your payment|you will be charged/i

const told = (status: PaymentStatus) => {
  const { panel, toasts, prompt } = statementOf(status, texts)
  const page = panel === null ? [] : [panel.heading, ...panel.charged, ...panel.now, ...panel.next]
  return { page: page.join(' '), toasts: toasts.map(({ text }) => text).join(' '), prompt }
}
const wrong = (isWrong: (status: PaymentStatus, words: ReturnType<typeof told>) => boolean): readonly unknown[] =>
  everyStatus
    .filter((status) => isWrong(status, told(status)))
    .slice(0, 5)
    .map((status) => [status.subject, status.kind, status.money, status.notice, told(status)])

describe(`the words of ${everyStatus.length} statuses`, () => {
  it('say that nothing was taken only if it is known', () => {
    expect(wrong(({ money }, { page }) => money !== 'none' && nothingTaken.test(page))).toEqual([])
  })

  it('claim in no toast what the panel refutes', () => {
    expect(
      wrong(
        (_, { page, toasts }) => claimed.test(toasts) && (nothingTaken.test(page) || /found no payment/.test(page)),
      ),
    ).toEqual([])
  })

  it('mention no payment in a toast where none is made', () => {
    const isOfNone = ({ subject, kind }: PaymentStatus) =>
      subject !== 'basket' && subject !== 'balance' && kind !== 'paid' && kind !== 'bookingFailed'
    expect(wrong((status, { toasts }) => isOfNone(status) && ofPayment.test(toasts))).toEqual([])
  })

  it('name the amount of now, and never call a changed basket unchanged', () => {
    expect(wrong(({ isOtherAmount }, { page }) => isOtherAmount && /as it was|check ended before/.test(page))).toEqual(
      [],
    )
  })
})
