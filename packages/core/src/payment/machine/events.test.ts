import { describe, expect, it } from 'vitest'
import { minor } from '../../money/Money.js'
import { aRow, balance, basket, nothing, plan } from '../../../test/payment/playPayment.js'
import { type Attempt, isWorthStoring, newRecord, type PaymentRecord, type Step } from './record.js'
import { type Answer, type PaymentEvent, settle, spendKey, stay } from './steps.js'
import { asksOnArrival, transition } from './transition.js'

const payment = { reference: 'PAY-1', amount: minor(40_000) }
const submission = { amount: minor(40_000), at: 0, known: ['PAY-0'], wish: null }
const check: Attempt = { kind: 'check', secret: 'pi_secret', reference: 'PAY-1', open: true }
const checking: Step = { kind: 'checking', reason: 'submit', checks: 2, over: null }
const cause = { kind: 'network' } as const

const steps: readonly Step[] = [
  { kind: 'new' },
  checking,
  { kind: 'waiting', checks: 2 },
  { kind: 'unchecked', cause },
  { kind: 'form', checks: 2 },
  { kind: 'preparing' },
  { kind: 'sending', request: 1 },
  { kind: 'atBank' },
  { kind: 'bankOffered' },
  { kind: 'undecided', because: 'pending', checks: 2, payment: null },
  { kind: 'settling', payment },
  { kind: 'paid', payment },
  { kind: 'bookingFailed', paymentId: 'PAY-1' },
]
const at = (step: Step, change: Partial<PaymentRecord> = {}): PaymentRecord => ({
  ...newRecord(basket),
  lastRequest: 1,
  unanswered: [1],
  attempt: check,
  turn: 7,
  step,
  ...change,
})

/** Each event, and the step to which it leads from those in which it means something. */
const fits: readonly (readonly [PaymentEvent, Partial<Record<Step['kind'], Step['kind']>>])[] = [
  [
    { kind: 'arrived', here: true },
    { new: 'checking', unchecked: 'checking', form: 'checking', bankOffered: 'checking' },
  ],
  [
    { kind: 'statusChecked', turn: 7, seen: { ...nothing, status: 'paid' } },
    { checking: 'settling', form: 'settling' },
  ],
  [
    { kind: 'statusCheckFailed', turn: 7, cause },
    { checking: 'undecided', form: 'form' },
  ],
  [
    { kind: 'waited', turn: 7 },
    { waiting: 'checking', undecided: 'checking', bankOffered: 'checking', form: 'form' },
  ],
  [{ kind: 'submitted', submission, generation: 0 }, { form: 'preparing' }],
  [{ kind: 'prepared' }, { preparing: 'sending' }],
  [{ kind: 'notPrepared', notice: { kind: 'cardsUnavailable' } }, { preparing: 'form' }],
  [{ kind: 'answered', request: 1, answer: { kind: 'accepted', reference: 'PAY-1' } }, { sending: 'checking' }],
  [{ kind: 'bankEnded', turn: 7, end: 'completed' }, { atBank: 'checking' }],
  [{ kind: 'continued' }, { bankOffered: 'atBank' }],
  [{ kind: 'startedAgain' }, { undecided: 'form' }],
  [{ kind: 'askedNow' }, { unchecked: 'checking', undecided: 'checking', bankOffered: 'checking', form: 'form' }],
  [{ kind: 'tooLate', requests: [] }, { form: 'form' }],
  [
    { kind: 'changedElsewhere', generation: 0 },
    { form: 'form', undecided: 'checking', bankOffered: 'checking' },
  ],
  [{ kind: 'settled' }, { settling: 'paid' }],
]

describe.each(fits)('the event %o', (event, where) => {
  it.each(steps)('leads to its step, or changes nothing, in $kind', (step) => {
    const next = transition(at(step), event)
    const to = where[step.kind]
    if (to === undefined) expect(next).toEqual(stay(at(step)))
    else {
      expect(next.record.step.kind).toBe(to)
      expect(next).not.toEqual(stay(at(step)))
    }
  })
})

it.each<PaymentEvent>([
  { kind: 'statusChecked', turn: 6, seen: nothing },
  { kind: 'statusCheckFailed', turn: 6, cause },
  { kind: 'waited', turn: 6 },
  { kind: 'bankEnded', turn: 6, end: 'completed' },
])('an event that is no longer awaited changes nothing: $kind', (event) => {
  for (const step of steps) expect(transition(at(step), event)).toEqual(stay(at(step)))
})

it('an answer to another request changes nothing', () => {
  const answer: Answer = { kind: 'accepted', reference: 'PAY-1' }
  const sending = at({ kind: 'sending', request: 2 })
  expect(transition(sending, { kind: 'answered', request: 1, answer })).toEqual(stay(sending))
})

describe('a failed status check', () => {
  const failed = (record: PaymentRecord) => transition(record, { kind: 'statusCheckFailed', turn: 7, cause })
  const nobodys = { attempt: { kind: 'none' }, unanswered: [] } as const

  it('is repeated under the form while a request may still arrive', () => {
    expect(failed(at({ kind: 'form', checks: 2 }))).toMatchObject({
      record: { step: { kind: 'form', checks: 3 } },
      commands: [{ kind: 'wait', milliseconds: 40_000, turn: 7 }],
    })
    expect(failed(at({ kind: 'form', checks: 2 }, { unanswered: [] })).commands).toEqual([])
  })

  it('is repeated beside a notice, since another tab may have paid meanwhile', () => {
    const form = at({ kind: 'form', checks: 2 }, { ...nobodys, notice: { kind: 'challengeFailed' } })
    expect(failed(form).commands).toEqual([{ kind: 'wait', milliseconds: 40_000, turn: 7 }])
  })

  it('leaves a submitted payment undecided, with growing pauses', () => {
    expect(failed(at(checking)).record.step).toEqual({
      kind: 'undecided',
      because: 'notAsked',
      checks: 0,
      payment: null,
    })
    expect(failed(at({ ...checking, reason: 'wait' })).record.step).toMatchObject({ checks: 3 })
    expect(failed(at(checking, { ...nobodys, isWithheld: true })).record.step.kind).toBe('undecided')
  })

  it('is ignored if nobody submitted, except on arrival', () => {
    expect(failed(at(checking, nobodys)).record.step.kind).toBe('form')
    expect(failed(at({ ...checking, reason: 'arrival' }, nobodys)).record.step).toEqual({ kind: 'unchecked', cause })
  })
})

describe('a request by the customer', () => {
  const asks = (step: Step) => transition(at(step), { kind: 'askedNow' }).record.step

  it('to check now runs as on arrival if nothing is known, and otherwise as after a pause', () => {
    expect(asks({ kind: 'unchecked', cause })).toMatchObject({ reason: 'arrival', checks: 0 })
    expect(asks({ kind: 'undecided', because: 'pending', checks: 2, payment: null })).toMatchObject({
      reason: 'wait',
      checks: 2,
    })
    expect(asks({ kind: 'bankOffered' })).toMatchObject({ reason: 'wait', checks: 0 })
    const form = at({ kind: 'form', checks: 0 }, { unanswered: [] })
    expect(transition(form, { kind: 'askedNow' })).toEqual(stay(form))
  })

  it('to resume the challenge is ignored without its secret', () => {
    const offered = (attempt: Attempt) => transition(at({ kind: 'bankOffered' }, { attempt }), { kind: 'continued' })
    expect(offered({ ...check, open: false } as Attempt)).toMatchObject({
      record: { step: { kind: 'atBank' }, attempt: check },
      commands: [{ kind: 'challenge', secret: 'pi_secret', turn: 8 }],
    })
    for (const attempt of [{ ...check, secret: null } as Attempt, { kind: 'claimed' } as const])
      expect(offered(attempt)).toEqual(stay(at({ kind: 'bankOffered' }, { attempt })))
  })
})

describe('a settled payment', () => {
  const settled = (change: Partial<PaymentRecord>) =>
    transition(at({ kind: 'settling', payment }, change), { kind: 'settled' })

  it('has the reference that the booking lists, which another page may have caused', () => {
    const { record } = transition(at({ kind: 'settling', payment }, { submission }), {
      kind: 'settled',
      reference: 'PAY-2',
    })
    expect(record.step).toEqual({ kind: 'paid', payment: { ...payment, reference: 'PAY-2' } })
  })

  it('shows its message and leads on only if the customer submitted it', () => {
    expect(settled({ submission }).commands).toEqual([{ kind: 'notify', what: 'paid' }, { kind: 'go' }])
    expect(settled({})).toMatchObject({ record: { step: { kind: 'paid', payment } }, commands: [] })
  })

  it('leads back to the form if another amount of the balance was paid', () => {
    const purchase = balance
    expect(settled({ purchase, submission: { ...submission, amount: minor(1) } }).record).toMatchObject({
      step: { kind: 'form' },
      attempt: { kind: 'none' },
      notice: { kind: 'otherPaid' },
    })
    expect(settled({ purchase, submission, wanted: { amount: minor(1), wish: null } }).record.notice).toEqual({
      kind: 'otherPaid',
    })
    expect(settled({ purchase, submission }).record.step.kind).toBe('paid')
    expect(settled({ purchase }).record.step.kind).toBe('paid')
    expect(settled({ submission: { ...submission, amount: minor(1) } }).record.step.kind).toBe('paid')
  })

  it('has no request, notice or message left', () => {
    const record = at(checking, { notice: { kind: 'declined' }, isWithheld: true })
    expect(settle(record, payment).record).toMatchObject({ unanswered: [], notice: null, isWithheld: false, turn: 8 })
  })
})

describe('an answer', () => {
  const answered = (answer: Answer, change: Partial<PaymentRecord> = {}) =>
    transition(at({ kind: 'sending', request: 1 }, { attempt: { kind: 'none' }, submission, ...change }), {
      kind: 'answered',
      request: 1,
      answer,
    })
  const refusedWith = (code: string): Answer => ({ kind: 'refused', errors: [{ code, message: null }] })
  const free = { submission: { ...submission, amount: minor(0) } }

  it('that reports an existing payment is a claim, and leads to a status check without a poll', () => {
    for (const answer of [refusedWith('16000030'), { kind: 'conflict' }] as const)
      expect(answered(answer).record).toMatchObject({
        attempt: { kind: 'claimed' },
        step: { kind: 'checking', reason: 'wait' },
      })
    expect(answered(refusedWith('16000030')).record).toMatchObject({ notice: { kind: 'refused' }, isWithheld: true })
  })

  it('that does not show whether the attempt has ended is no claim', () => {
    expect(answered(refusedWith('16000010')).record).toMatchObject({
      attempt: { kind: 'none' },
      step: { kind: 'checking', reason: 'wait' },
      isWithheld: true,
    })
  })

  it('that the request was not read shows the reason, or that an earlier attempt is pending', () => {
    const refused: Answer = { kind: 'notRead', cause: { kind: 'forbidden', errors: [] } }
    const signedOut: Answer = { kind: 'notRead', cause: { kind: 'unauthorised', errors: [] } }
    expect(answered(refused, free).record).toMatchObject({ notice: { kind: 'notAccepted' }, isWithheld: false })
    expect(answered(signedOut).record).toMatchObject({ notice: { kind: 'signedOut' }, isWithheld: true })
    expect(answered(signedOut, { attempt: { kind: 'claimed' } }).record.notice).toEqual({ kind: 'pending' })
  })

  it('that a free basket was completed is checked, as the call may have completed another one', () => {
    const { record, commands } = answered({ kind: 'accepted', reference: null }, free)
    expect([record.step, commands]).toMatchObject([
      { kind: 'checking', reason: 'submit' },
      [{ kind: 'ask', depth: 'status' }],
    ])
  })
})

describe('the challenge', () => {
  const ends = (end: 'unknown' | 'closed' | 'failed' | 'expired') =>
    transition(at({ kind: 'atBank' }), { kind: 'bankEnded', turn: 7, end }).record

  it('is closed after any end, and a status check follows at once', () => {
    for (const end of ['unknown', 'closed', 'failed', 'expired'] as const)
      expect(ends(end)).toMatchObject({
        attempt: { kind: 'check', open: false },
        step: { kind: 'checking', reason: 'submit' },
      })
    expect([ends('unknown').notice, ends('closed').notice, ends('failed').notice]).toEqual([
      null,
      { kind: 'challengeClosed' },
      { kind: 'challengeFailed' },
    ])
  })

  it('ends nothing if the attempt has changed meanwhile', () => {
    const record = at({ kind: 'atBank' }, { attempt: { kind: 'claimed' } })
    expect(transition(record, { kind: 'bankEnded', turn: 7, end: 'completed' })).toEqual(stay(record))
  })

  it('is closed on a newly opened page, and still open on the page that had it open', () => {
    const opened = (here: boolean) => transition(at({ kind: 'new' }), { kind: 'arrived', here }).record.attempt
    expect([opened(true), opened(false)]).toMatchObject([{ open: true }, { open: false }])
  })
})

it('a page that opens waits out the window of an unanswered request or a completed challenge, and no other', () => {
  const opened = (change: Partial<PaymentRecord>) =>
    transition(at({ kind: 'new' }, change), { kind: 'arrived', here: false }).commands.map(({ kind }) => kind)
  expect(opened({})).toEqual(['ask', 'outlast'])
  expect(opened({ unanswered: [] })).toEqual(['ask'])
  expect(opened({ unanswered: [], attempt: { kind: 'checked', reference: null } })).toEqual(['ask', 'outlast'])
})

it('a page takes the generation of another tab only if that one is later', () => {
  const changed = (generation: number) =>
    transition(at({ kind: 'form', checks: 0 }), { kind: 'changedElsewhere', generation }).record
  expect(changed(0)).toMatchObject({ generation: 0, attempt: check, unanswered: [1] })
  expect(changed(2)).toMatchObject({ generation: 2, attempt: { kind: 'none' }, unanswered: [] })
})

it('a form checks the status in the background only while a request may still arrive', () => {
  const late = (unanswered: readonly number[]) =>
    transition(at({ kind: 'form', checks: 0 }, { unanswered }), { kind: 'tooLate', requests: [1] })
  expect(late([1])).toMatchObject({ record: { expired: 1, expiredAtCheck: 1 }, commands: [{ kind: 'ask' }] })
  expect(late([])).toMatchObject({ record: { expired: 1, expiredAtCheck: 0 }, commands: [] })
})

it('a submit beside an open attempt remembers the payments listed before the first submit', () => {
  const submit = (attempt: Attempt) =>
    transition(at({ kind: 'form', checks: 0 }, { attempt, submission: { ...submission, known: ['PAY-first'] } }), {
      kind: 'submitted',
      submission,
      generation: 0,
    }).record.submission?.known
  expect(submit({ kind: 'none' })).toEqual(['PAY-0'])
  expect(submit({ kind: 'claimed' })).toEqual(['PAY-first'])
})

describe('the stored record', () => {
  it('exists while a payment has no end, a message is still to show, or a key is spent', () => {
    const stored = (step: Step, change: Partial<PaymentRecord> = {}) =>
      isWorthStoring({ ...newRecord(basket), step, ...change })
    const form: Step = { kind: 'form', checks: 0 }
    expect(stored({ kind: 'settling', payment })).toBe(true)
    expect(stored(form)).toBe(false)
    expect(stored(form, { isWithheld: true })).toBe(true)
    expect(stored(form, { generation: 1 })).toBe(true)
    expect(stored(form, { unanswered: [1] })).toBe(true)
    expect(stored(form, { attempt: { kind: 'claimed' } })).toBe(true)
    for (const step of [
      { kind: 'paid', payment },
      { kind: 'bookingFailed', paymentId: 'PAY-1' },
    ] as const)
      expect(stored(step, { generation: 1 })).toBe(false)
  })

  it('has no attempt and no request left once its key is spent', () => {
    expect(spendKey(at(checking))).toMatchObject({ generation: 1, attempt: { kind: 'none' }, unanswered: [] })
  })
})

describe('a payment after a status check', () => {
  const after = (record: PaymentRecord, seen: object) =>
    transition(
      { ...record, turn: 7 },
      { kind: 'statusChecked', turn: 7, seen: { ...nothing, status: 'pending', ...seen } },
    ).record

  it('is a claim if another device has a payment open', () => {
    const record = at({ ...checking, reason: 'wait' }, { unanswered: [], attempt: { kind: 'none' } })
    expect(after(record, { rows: [aRow('open')] })).toMatchObject({
      attempt: { kind: 'claimed' },
      step: { kind: 'undecided', because: 'pending' },
    })
  })
})

describe('a page that showed a purchase as paid, and is opened again', () => {
  it.each([
    ['a basket', basket, false, false],
    ['the last basket, which may be another', { ...basket, basketId: null }, true, true],
    ['a balance', balance, true, false],
  ] as const)('checks %s', (_what, purchase, asksPaid, asksBookingFailed) => {
    const asks = (step: Step) => asksOnArrival({ ...newRecord(purchase), step })
    expect([asks({ kind: 'paid', payment }), asks({ kind: 'bookingFailed', paymentId: 'PAY-1' })]).toEqual([
      asksPaid,
      asksBookingFailed,
    ])
  })

  const purchases = { plan, balance } as const
  const generation = (of: keyof typeof purchases, kind: 'accepted' | 'checked' | 'claimed'): number =>
    transition(
      {
        ...newRecord(purchases[of]),
        generation: 2,
        attempt: kind === 'claimed' ? { kind } : { kind, reference: null },
        step: { kind: 'paid', payment },
      },
      { kind: 'arrived', here: false },
    ).record.generation

  // Under the spent key, the back end would answer a second change with the end of the first.
  it('takes the next key for a plan that it changed itself', () => {
    expect([generation('plan', 'accepted'), generation('plan', 'checked')]).toEqual([3, 3])
    expect(generation('plan', 'claimed')).toBe(2)
  })

  it('leaves the key of a balance to the list of payments', () => {
    expect([generation('balance', 'accepted'), generation('balance', 'checked')]).toEqual([2, 2])
  })
})
