import { describe, expect, it } from 'vitest'
import { viewOf, refused } from '../../../test/payment/playPayment.js'
import { defaultCurrency, minor, money } from '../../money/Money.js'
import {
  type ListedPayment,
  newRecord,
  type Notice,
  type PaymentRecord,
  type Submission,
  type Purchase,
  type Step,
} from './record.js'
import { isAtRest, noWorld, type PaymentOutcome, statusOf } from './status.js'

const at = (step: Step, change: Partial<PaymentRecord> = {}): PaymentRecord => ({
  ...newRecord({ kind: 'balance', bookingRef: 'A', owed: minor(100) }),
  step,
  ...change,
})
const declined: Notice = { kind: 'declined' }
const payment = { reference: 'PAY-1', amount: minor(100) }
const listed: ListedPayment = {
  reference: 'PAY-1',
  amount: money(minor(100), defaultCurrency),
  date: '2026-11-03T09:00:00Z',
}
const submission: Submission = { amount: minor(100), at: 1000, known: null, wish: null }
const confirming: PaymentOutcome = { kind: 'moving', stage: 'confirming' }
const sending: PaymentOutcome = { kind: 'moving', stage: 'sending' }

/** Each step; what is shown there; whether nothing moves. */
const steps: readonly (readonly [Step, PaymentOutcome, boolean])[] = [
  [{ kind: 'new' }, { kind: 'checking' }, false],
  [{ kind: 'checking', reason: 'arrival', checks: 1, over: null }, { kind: 'checking' }, false],
  [{ kind: 'checking', reason: 'submit', checks: 1, over: null }, sending, false],
  [{ kind: 'checking', reason: 'wait', checks: 0, over: null }, sending, false],
  [
    { kind: 'checking', reason: 'wait', checks: 0, over: null, meanwhile: { because: 'pending', payment: null } },
    { kind: 'undecided', because: 'pending', payment: null },
    false,
  ],
  [{ kind: 'waiting', checks: 0 }, sending, false],
  [{ kind: 'settling', payment }, confirming, false],
  [{ kind: 'preparing' }, { kind: 'moving', stage: 'sending' }, false],
  [{ kind: 'sending', request: 1 }, { kind: 'moving', stage: 'sending' }, false],
  [{ kind: 'atBank' }, { kind: 'moving', stage: 'bank' }, false],
  [{ kind: 'unchecked', cause: { kind: 'timeout' } }, { kind: 'notChecked' }, true],
  [{ kind: 'form', checks: 0 }, { kind: 'form' }, true],
  [{ kind: 'bankOffered' }, { kind: 'bankOffered' }, true],
  [
    { kind: 'undecided', because: 'pending', checks: 0, payment: null },
    { kind: 'undecided', because: 'pending', payment: null },
    true,
  ],
  [
    { kind: 'undecided', because: 'processing', checks: 0, payment: null },
    { kind: 'undecided', because: 'processing', payment: null },
    true,
  ],
  [
    { kind: 'undecided', because: 'disagrees', checks: 0, payment: listed },
    { kind: 'undecided', because: 'disagrees', payment: listed },
    true,
  ],
  [{ kind: 'paid', payment }, { kind: 'paid', payment }, true],
  [{ kind: 'bookingFailed', paymentId: 'PAY-1' }, { kind: 'bookingFailed', paymentId: 'PAY-1' }, true],
]

it.each(steps)('each step has its outcome: %o', (step, view, isStill) => {
  const record = at(step, { notice: declined, submission })
  expect(viewOf(record, 0)).toMatchObject(view)
  expect(isAtRest(record)).toBe(isStill)
})

it('a submitted payment is shown as moving during status checks, and a found one as being checked', () => {
  const seen = (step: Step, change: Partial<PaymentRecord>) => viewOf(at(step, change), 0)
  const checking = { kind: 'checking', checks: 0, over: null } as const
  for (const step of [
    { ...checking, reason: 'wait' },
    { ...checking, reason: 'submit' },
    { kind: 'waiting', checks: 0 },
  ] as const) {
    expect(seen(step, { submission })).toMatchObject(sending)
    expect(seen(step, {})).toMatchObject({ kind: 'checking' })
  }
  expect(seen({ ...checking, reason: 'arrival' }, { submission })).toMatchObject({ kind: 'checking' })
})

it('no step is shown as done before it is: without an answer the request is being sent, and a challenge is at the bank', () => {
  const stage = (change: Partial<PaymentRecord>) =>
    [
      { kind: 'waiting', checks: 0 } as const,
      { kind: 'checking', reason: 'submit', checks: 0, over: null } as const,
    ].map((step) => {
      const view = viewOf(at(step, { submission, notice: null, ...change }), 0)
      return view.kind === 'moving' && view.stage
    })
  const check = { kind: 'check', secret: null, reference: null, open: false } as const
  const both = (one: string) => [one, one]
  expect(stage({ unanswered: [1] })).toEqual(both('sending'))
  expect(stage({ unanswered: [1], attempt: { kind: 'claimed' } })).toEqual(both('received'))
  expect(stage({ attempt: check })).toEqual(both('bank'))
  expect(stage({ attempt: check, notice: { kind: 'challengeClosed' } })).toEqual(both('received'))
  expect(stage({ attempt: { kind: 'checked', reference: null } })).toEqual(both('confirming'))
  expect(stage({ attempt: { kind: 'accepted', reference: null } })).toEqual(both('confirming'))
})

it('support is named 48 hours after the submit, or after the date of the listed payment', () => {
  const namesSupport = (now: number, change: Partial<PaymentRecord>, payment: ListedPayment | null = null) =>
    viewOf(at({ kind: 'undecided', because: 'notAsked', checks: 0, payment }, change), now).can.includes('askSupport')
  const then = submission.at + 48 * 3_600_000
  expect([then - 1, then, then + 1].map((now) => namesSupport(now, { submission }))).toEqual([false, true, true])
  expect(namesSupport(then, {})).toBe(false)
  const afterListed = Date.parse(listed.date) + 48 * 3_600_000
  expect([afterListed - 1, afterListed].map((now) => namesSupport(now, {}, listed))).toEqual([false, true])
})

const formAt = (notice: Notice | null, change: Partial<PaymentRecord> = {}) =>
  viewOf(at({ kind: 'form', checks: 0 }, { notice, ...change }), 0)

describe('the statement about the money', () => {
  const mayArrive = { unanswered: [1] }

  it.each([
    [{ kind: 'declined' }, 'safeToTryAgain', []],
    [{ kind: 'noPayment' }, 'safeOnce', []],
    [{ kind: 'pending' }, 'pending', []],
    [{ kind: 'notAccepted' }, 'safeToTryAgain', []],
    [{ kind: 'amountChanged' }, 'safeToTryAgain', []],
    [{ kind: 'cardsUnavailable' }, 'safeToTryAgain', []],
    [{ kind: 'challengeFailed' }, null, []],
    [{ kind: 'challengeClosed' }, null, []],
    [{ kind: 'challengeExpired' }, null, []],
    [{ kind: 'checkUnavailable' }, null, []],
    [{ kind: 'signedOut' }, 'safeToTryAgain', []],
    [{ kind: 'planError' }, null, []],
    [{ kind: 'dueAgain', payment: listed }, null, ['askSupport']],
    [refused('16000140'), 'safeToTryAgain', []],
    [refused('77777777'), 'safeToTryAgain', []],
    [refused(null), 'safeToTryAgain', []],
    [refused('16000030'), 'notCharged', ['seeBooking']],
    [refused('16000040'), 'notCharged', ['seeBooking']],
    [refused('16000110'), 'notCharged', ['seeBooking']],
    [refused('16000301'), 'notCharged', ['seeBooking']],
    [refused('16000303'), 'notCharged', ['seeBooking']],
    [refused('16000290'), 'notCharged', ['askSupport']],
    [refused('16000304'), 'notCharged', ['askSupport']],
    [refused('16000270'), 'notCharged', ['seeWaysToPay']],
    [refused('16000140', '16000270'), 'notCharged', ['seeWaysToPay']],
    [refused('16000307'), 'safeToTryAgain', []],
  ] as const)('for %o is %s, with the recovery %s', (notice, charged, recovery) => {
    expect(formAt(notice)).toMatchObject({ notice, charged, can: ['pay', ...recovery] })
  })

  it('covers this attempt alone for a plan, as the challenge of another may be open', () => {
    const purchase: Purchase = { kind: 'plan', bookingRef: 'A', action: 'create', stood: 'none' }
    for (const notice of [refused('16000140'), { kind: 'amountChanged' }] as const)
      expect(formAt(notice, { purchase }).charged).toBe('notCharged')
  })

  it('never says that nothing was charged while a request may still arrive', () => {
    for (const notice of [
      refused('16000140'),
      refused('16000304'),
      { kind: 'declined' },
      { kind: 'card', field: 'cvc', message: '' },
    ] as const)
      expect(formAt(notice, mayArrive).charged).toBe('safeOnce')
    expect(formAt({ kind: 'pending' }, mayArrive).charged).toBe('pending')
    expect([formAt(null).charged, formAt(null, mayArrive).charged]).toEqual([null, null])
  })

  it('is “pending” beside an earlier open attempt if nothing was sent this time', () => {
    const attempt = { kind: 'claimed' } as const
    expect(formAt({ kind: 'card', field: 'cvc', message: '' }).charged).toBe('safeToTryAgain')
    expect(formAt({ kind: 'card', field: 'cvc', message: '' }, { attempt }).charged).toBe('pending')
    expect(formAt({ kind: 'cardsUnavailable' }, { attempt }).charged).toBe('pending')
  })
})

it('a challenge that was closed is not called a payment on its way, although its attempt is still known', () => {
  const attempt = { kind: 'check', secret: 'pi', reference: null, open: false } as const
  expect(formAt({ kind: 'challengeClosed' }, { attempt }).charged).toBeNull()
})

describe('the outcome of the last attempt', () => {
  const outcome = (notice: Notice, change: Partial<PaymentRecord> = {}) => formAt(notice, change).outcome
  const card: Notice = { kind: 'card', field: 'cvc', message: '' }

  it.each<readonly [string, readonly Notice[]]>([
    ['failed', [declined, refused('16000140'), { kind: 'amountChanged' }, { kind: 'challengeFailed' }]],
    ['failed', [{ kind: 'challengeClosed' }, { kind: 'challengeExpired' }, { kind: 'planError' }]],
    ['notSent', [card, { kind: 'cardsUnavailable' }, { kind: 'signedOut' }, { kind: 'notAccepted' }]],
    ['notReceived', [{ kind: 'noPayment' }]],
    ['notFound', [refused('16000030'), refused('16000301')]],
    ['open', [{ kind: 'pending' }]],
  ])('is “%s”', (kind, notices) => {
    expect(notices.map((notice) => outcome(notice))).toEqual(notices.map(() => kind))
  })

  it('is null if the notice is about no attempt', () => {
    expect(outcome({ kind: 'dueAgain', payment: listed })).toBeNull()
    expect(outcome({ kind: 'unbooked', payment: listed })).toBeNull()
    expect(outcome({ kind: 'otherPaid' })).toBeNull()
  })
})

describe('what became of the money', () => {
  const moneyAt = (step: Step, change: Partial<PaymentRecord> = {}) =>
    viewOf(at(step, { submission, ...change }), 0).money
  const form = { kind: 'form', checks: 0 } as const

  it('is “taken” once it is known that a payment was made, and “returned” if it is due again', () => {
    expect(moneyAt({ kind: 'paid', payment })).toBe('taken')
    expect(moneyAt({ kind: 'settling', payment })).toBe('taken')
    expect(moneyAt({ kind: 'bookingFailed', paymentId: 'PAY-1' })).toBe('taken')
    expect(moneyAt({ kind: 'undecided', because: 'disagrees', checks: 0, payment: listed })).toBe('taken')
    expect(moneyAt(form, { notice: { kind: 'dueAgain', payment: listed } })).toBe('returned')
  })

  it('is “mayBeTaken” while a request has no answer, or a payment is open', () => {
    expect(moneyAt({ kind: 'sending', request: 1 })).toBe('mayBeTaken')
    expect(moneyAt({ kind: 'undecided', because: 'pending', checks: 0, payment: null })).toBe('mayBeTaken')
    expect(moneyAt(form, { notice: declined, unanswered: [1] })).toBe('mayBeTaken')
    expect(moneyAt(form, { notice: declined, attempt: { kind: 'claimed' } })).toBe('mayBeTaken')
    expect(moneyAt(form, { notice: declined })).toBe('none')
  })

  it('is not under way once the payment was made', () => {
    const accepted = { attempt: { kind: 'accepted', reference: 'PAY-1' }, unanswered: [1], submission } as const
    const isUnderWay = (step: Step) => viewOf(at(step, accepted), 0).isUnderWay
    expect(isUnderWay({ kind: 'undecided', because: 'processing', checks: 0, payment: null })).toBe(true)
    expect(isUnderWay({ kind: 'paid', payment })).toBe(false)
    expect(isUnderWay({ kind: 'bookingFailed', paymentId: 'PAY-1' })).toBe(false)
  })

  it('is “none” of a plan and of a free basket', () => {
    const plan: Purchase = { kind: 'plan', bookingRef: 'A', action: 'create', stood: '' }
    const basket: Purchase = { kind: 'basket', bookingRef: 'A', basketId: 'b1' }
    expect(moneyAt({ kind: 'sending', request: 1 }, { purchase: plan })).toBe('none')
    expect(
      moneyAt({ kind: 'sending', request: 1 }, { purchase: basket, submission: { ...submission, amount: minor(0) } }),
    ).toBe('none')
  })
})

describe('the amount then and now', () => {
  const basket: Purchase = { kind: 'basket', bookingRef: 'A', basketId: 'b1' }
  const seen = (notice: Notice, now: number) =>
    statusOf(
      at({ kind: 'form', checks: 0 }, { purchase: basket, submission, notice }),
      { ...noWorld, currency: defaultCurrency, amount: money(minor(now), defaultCurrency) },
      0,
    )

  it('differ if the basket changed', () => {
    expect(seen(declined, 100)).toMatchObject({ isOtherAmount: false, isAsItWas: true })
    expect(seen(declined, 145)).toMatchObject({
      amountThen: { amount: 100 },
      amountNow: { amount: 145 },
      isOtherAmount: true,
      isAsItWas: false,
      isGone: false,
    })
  })

  it('are the reason for a check that expired', () => {
    expect(seen({ kind: 'challengeExpired' }, 100).notice).toEqual({ kind: 'challengeExpired' })
    expect(seen({ kind: 'challengeExpired' }, 145).notice).toEqual({ kind: 'amountChanged' })
  })
})

it('the sender of the last request is this page, another tab, or unknown', () => {
  const senderOf = (change: Partial<PaymentRecord>, isOfOtherTab = false) =>
    statusOf(at({ kind: 'atBank' }, change), { ...noWorld, isOfOtherTab }, 0).sender
  expect([senderOf({}), senderOf({ submission }), senderOf({ submission }, true)]).toEqual([
    'elsewhere',
    'thisPage',
    'otherTab',
  ])
})

it('what the customer can do follows from the outcome', () => {
  const canAt = (step: Step, change: Partial<PaymentRecord> = {}) => viewOf(at(step, change), 0).can
  const notListed = { checks: 0, payment: null } as const
  expect(canAt({ kind: 'form', checks: 0 })).toEqual(['pay'])
  expect(canAt({ kind: 'form', checks: 0 }, { notice: refused('16000270') })).toEqual(['pay', 'seeWaysToPay'])
  expect(canAt({ kind: 'bankOffered' })).toEqual(['continueAtBank'])
  expect(canAt({ kind: 'undecided', because: 'pending', ...notListed })).toEqual(['checkNow', 'startAgain'])
  expect(canAt({ kind: 'undecided', because: 'processing', ...notListed })).toEqual(['checkNow'])
  expect(canAt({ kind: 'paid', payment })).toEqual(['seeReceipt'])
  expect(canAt({ kind: 'sending', request: 1 })).toEqual([])
})
