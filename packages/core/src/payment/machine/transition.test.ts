import { describe, expect, it } from 'vitest'
import { minor } from '../../money/Money.js'
import {
  asksForCheck,
  bankEnds,
  basket,
  formOf,
  isAccepted,
  isLost,
  isRefused,
  isTooLate,
  checksStatus,
  play,
  prepares,
  submits,
  sentFor,
  kinds,
  settles,
  arrives,
  aRow,
  balance,
  isAnswered,
  plan,
  waits,
  again,
  startsAgain,
  failsStatusCheck,
  viewOf,
} from '../../../test/payment/playPayment.js'
import { keyOf, reopened, toStored } from './record.js'
import { mayStartAgain } from './rules.js'

describe('a submit', () => {
  it('is sent once, under the key of its generation, with a window of 25 minutes', () => {
    const { record, commands } = play(formOf(basket), submits(), prepares)
    expect(commands).toEqual([
      { kind: 'outlast', requests: [1], milliseconds: 25 * 60_000 },
      { kind: 'send', request: 1, generation: 0 },
    ])
    expect(record).toMatchObject({ step: { kind: 'sending', request: 1 }, unanswered: [1] })
    expect(play(record, submits(), prepares)).toEqual({ record, commands: [] })
  })
})

describe('the poll of a basket', () => {
  const polling = play(sentFor(basket), isAccepted)

  it('ends as paid: loads the changes, then shows the message', () => {
    const paid = play(polling.record, checksStatus({ status: 'paid', rows: null }))
    expect(kinds(paid.commands)).toEqual(['withdraw', 'settle'])
    expect(play(paid.record, settles)).toMatchObject({
      record: { step: { kind: 'paid', payment: { reference: 'PAY-1', amount: 40_000 } } },
      commands: [{ kind: 'notify', what: 'paid' }, { kind: 'go' }],
    })
  })
})

describe('the challenge', () => {
  const atBank = play(sentFor(basket), asksForCheck)

  it('is shown at once', () => {
    expect(atBank.commands).toEqual([{ kind: 'challenge', secret: 'pi_secret', turn: atBank.record.turn }])
  })

  it('is followed by a status check, as its completion does not show whether money moved', () => {
    expect(play(atBank.record, bankEnds('completed'))).toMatchObject({
      record: { attempt: { kind: 'checked' } },
      commands: [{ kind: 'ask', depth: 'status' }],
    })
  })

  it('produces a message at once if it cannot be shown', () => {
    const { record, commands } = play(atBank.record, bankEnds('unavailable'))
    expect(record).toMatchObject({ step: { kind: 'bankOffered' }, notice: { kind: 'checkUnavailable' } })
    expect(commands).toEqual([{ kind: 'notify', what: 'notice' }])
  })
})

describe('a refusal', () => {
  it('that ends its attempt is shown at once, and takes another key', () => {
    expect(play(sentFor(basket), isRefused('16000140'))).toMatchObject({
      record: { step: { kind: 'form' }, notice: { kind: 'refused' }, generation: 1, unanswered: [] },
      commands: [{ kind: 'notify', what: 'notice' }, { kind: 'reload' }],
    })
  })

  it('of the amount loads the amounts again', () => {
    const { record, commands } = play(sentFor(basket), isRefused('16000307'))
    expect(record.notice).toMatchObject({ kind: 'amountChanged', errors: [{ code: '16000307' }] })
    expect(kinds(commands)).toEqual(['ask', 'reload'])
  })
})

describe('a lost answer', () => {
  it('does not end with a status check from before the end of its window', () => {
    const checking = play(sentFor(basket), isLost).record
    expect(play(checking, isTooLate, checksStatus({})).record.unanswered).toEqual([1])
  })
})

describe('a basket that costs nothing', () => {
  const sent = play(formOf(basket), submits(minor(0)), prepares).record

  it('is completed if the answer completed it', () => {
    const step = (status: 'paid' | 'cancelled') => play(sent, isAccepted, checksStatus({ status })).record.step.kind
    expect([step('paid'), step('cancelled')]).toEqual(['settling', 'form'])
  })
})

const open = checksStatus({ rows: [aRow('open')] })
const ownFailed = checksStatus({ rows: [aRow('failed', { key: keyOf(basket, 0) })] })
const elsewhere = play(basket, arrives(), open).record

describe('a payment that is listed as open', () => {
  it('offers the choice at once if its challenge is open elsewhere', () => {
    const attempt = { kind: 'check', secret: null, reference: null, open: true } as const
    const stored = { ...toStored(sentFor(basket)), unanswered: [], attempt }
    const { record } = play(reopened(stored), arrives(), open)
    expect(record.step).toMatchObject({ kind: 'undecided', because: 'challenge' })
  })

  it('shows a notice about a claim', () => {
    expect(play(sentFor(basket), isRefused('16000301'), open)).toMatchObject({
      record: { step: { kind: 'undecided' }, notice: { kind: 'refused' }, isWithheld: false },
      commands: [{ kind: 'wait' }, { kind: 'notify', what: 'notice' }, { kind: 'report' }],
    })
  })

  it('is no longer shown as pending once it has ended', () => {
    const started = play(elsewhere, startsAgain).record
    expect(play(reopened(toStored(started)), arrives(), ownFailed).record.notice).toBeNull()
    expect(play(reopened(toStored(started)), arrives(), checksStatus({})).record.notice).toBeNull()
    const quiet = play(started, () => ({ kind: 'changedElsewhere', generation: 0 }), checksStatus({})).record
    expect(quiet).toMatchObject({ step: { kind: 'form' }, notice: null, attempt: { kind: 'none' } })
  })
})

describe('a basket that is paid and not completed', () => {
  const paid = checksStatus({ rows: [aRow('paid')] })

  it.each(['failed', 'cancelled'] as const)('is checked once more if its status is %s', (status) => {
    const ended = checksStatus({ status, rows: [aRow('paid')] })
    const { record, commands } = play(basket, arrives(), ended)
    expect(commands).toMatchObject([{ kind: 'wait', milliseconds: 5000 }])
    expect(play(record, waits, ended).record.step).toEqual({ kind: 'bookingFailed', paymentId: 'PAY-1' })
    expect(play(record, waits, checksStatus({ status: 'paid' })).record.step.kind).toBe('settling')
  })

  it('is polled from the start, however long the payment was undecided before', () => {
    const { record } = play(elsewhere, ...again(6, waits, open), waits, paid, waits)
    expect(record.step).toMatchObject({ kind: 'checking', checks: 1 })
  })
})

describe('a failure', () => {
  it('belongs to an accepted balance without a reference if it is listed last', () => {
    const sent = play(sentFor(balance), isAnswered({ kind: 'accepted', reference: null })).record
    const failed = checksStatus({ rows: [aRow('failed')] })
    expect(play(sent, ...again(5, failed, waits), failed).record).toMatchObject({
      step: { kind: 'form' },
      notice: { kind: 'declined' },
    })
  })

  it.each([
    ['was accepted', [isAccepted]],
    ['had a completed challenge', [asksForCheck, bankEnds('completed')]],
  ])('of the basket ends an attempt that %s before a reload', (_, events) => {
    const stored = reopened(toStored(play(sentFor(basket), ...events).record))
    expect(play(stored, arrives()).commands[0]).toMatchObject({ kind: 'ask', depth: 'everything' })
    expect(play(stored, arrives(), checksStatus({ status: 'failed' })).record).toMatchObject({
      step: { kind: 'form' },
      generation: 1,
    })
  })
})

describe('a balance', () => {
  it('is undecided beside a new payment of the same amount while its request may arrive', () => {
    const same = checksStatus({ owed: minor(40_000), rows: [aRow('paid')] })
    const { record } = play(sentFor(balance), isLost, same)
    expect(record.step).toMatchObject({ kind: 'undecided', because: 'pending' })
    expect(play(record, isTooLate, waits, same).record.step.kind).toBe('settling')
  })
})

describe('a plan', () => {
  const atBank = play(sentFor(plan), asksForCheck).record

  it('has spent its key if the challenge ended without the customer’s confirmation: no list shows it', () => {
    const kinds = { failed: 'challengeFailed', closed: 'challengeClosed', expired: 'challengeExpired' } as const
    for (const end of ['failed', 'closed', 'expired'] as const)
      expect(play(atBank, bankEnds(end), checksStatus({})).record).toMatchObject({
        step: { kind: 'form' },
        generation: 1,
        attempt: { kind: 'none' },
        notice: { kind: kinds[end] },
      })
  })

  it('is checked after an answer that it was made', () => {
    for (const events of [[isAccepted], [asksForCheck, bankEnds('completed')]])
      expect(play(sentFor(plan), ...events, checksStatus({})).record.step).toEqual({ kind: 'waiting', checks: 0 })
  })

  it('that looks like the previous one is settled by its answer', () => {
    const unclear = checksStatus({ plan: 'unclear' })
    for (const events of [[isAccepted], [asksForCheck, bankEnds('completed')]])
      expect(play(sentFor(plan), ...events, unclear).record.step).toEqual({
        kind: 'settling',
        payment: { reference: null, amount: 0 },
      })
    expect(play(sentFor(plan), isLost, unclear).record.step.kind).toBe('waiting')
  })

  it('in error shows the error of a change that was made, and has spent its key', () => {
    const inError = checksStatus({ plan: 'inError' })
    expect(play(sentFor(plan), isAccepted, inError).record).toMatchObject({
      step: { kind: 'form' },
      generation: 1,
      notice: { kind: 'planError' },
    })
    expect(play(sentFor(plan), isLost, inError).record.notice).toBeNull()
  })

  it('that was accepted but is unchanged has spent its key on another change', () => {
    const { record } = play(sentFor(plan), isAccepted, ...again(5, checksStatus({}), waits), checksStatus({}))
    expect(record).toMatchObject({ step: { kind: 'form' }, notice: { kind: 'noPayment' }, generation: 1 })
  })
})

describe('the status alone', () => {
  const accepted = play(sentFor(basket), isAccepted).record
  const notified = (status: 'pending' | 'failed') => checksStatus({ status, rows: null })

  it('is polled five times, every 5 seconds, and then the payments are requested', () => {
    const waiting = play(accepted, notified('pending'))
    expect(waiting.commands).toEqual([{ kind: 'wait', milliseconds: 5000, turn: waiting.record.turn }])
    const { record, commands } = play(accepted, ...again(5, notified('pending'), waits), notified('pending'))
    expect(record.step).toEqual({ kind: 'checking', reason: 'submit', checks: 5, over: 'pending' })
    expect(commands).toMatchObject([{ kind: 'ask', depth: 'payments' }])
    expect(play(record, checksStatus({ status: null })).record).toMatchObject({ step: { kind: 'form' } })
  })

  it('is undecided and reported once if it is unknown', () => {
    const unhandled = checksStatus({ status: { unhandled: 'limbo' } })
    const { record, commands } = play(accepted, unhandled)
    expect(record).toMatchObject({ step: { kind: 'undecided', because: 'pending', checks: 0 }, reported: 'limbo' })
    expect(commands).toContainEqual({ kind: 'report', status: 'limbo' })
    const again = play(record, waits, unhandled)
    expect(again.record.step).toMatchObject({ because: 'pending', checks: 1 })
    expect(kinds(again.commands)).toEqual(['wait'])
  })
})

describe('a status check', () => {
  it.each([
    { kind: 'unauthorised', errors: [] },
    { kind: 'forbidden', errors: [] },
    { kind: 'decode', path: 'payments' },
  ] as const)('is handled if it fails with $kind', (cause) => {
    const { commands } = play(basket, arrives(), ({ turn }) => ({ kind: 'statusCheckFailed', turn, cause }))
    expect(commands).toEqual([{ kind: 'handle', cause }])
  })

  it('follows an unreadable answer, which is reported', () => {
    const cause = { kind: 'decode', path: 'payment' } as const
    expect(kinds(play(sentFor(basket), isAnswered({ kind: 'lost', cause })).commands)).toEqual(['ask', 'handle'])
  })

  it('of a cancelled basket leads to the current one', () => {
    expect(kinds(play(basket, arrives(), checksStatus({ status: 'cancelled' })).commands)).toEqual(['reload'])
  })
})

describe('a further submit', () => {
  it('is offered under the next key, whatever was answered under the one before', () => {
    const conflicts = [startsAgain, submits(), prepares, isAnswered({ kind: 'conflict' }), open]
    const rows = [aRow('failed', { key: keyOf(basket, 0) }), aRow('open', { key: keyOf(basket, 1) })]
    const { record } = play(elsewhere, ...conflicts, waits, checksStatus({ rows }))
    expect([record.generation, record.step.kind, mayStartAgain(record)]).toEqual([1, 'undecided', true])
  })
})

const unfound = play(sentFor(basket), isLost, ...again(5, checksStatus({}), waits), checksStatus({})).record

describe('the challenge', () => {
  const atBank = play(sentFor(basket), asksForCheck)

  it.each([
    ['failed', 'challengeFailed'],
    ['closed', 'challengeClosed'],
    ['expired', 'challengeExpired'],
  ] as const)('that ends as %s is shown once a status check finds that its attempt ended', (end, kind) => {
    const checking = play(atBank.record, bankEnds(end))
    expect(kinds(checking.commands)).toEqual(['ask'])
    expect(play(checking.record, checksStatus({ status: 'failed', rows: [aRow('failed')] }))).toMatchObject({
      record: { step: { kind: 'form' }, notice: { kind }, generation: 1 },
      commands: [{ kind: 'notify', what: 'notice' }, { kind: 'reload' }],
    })
  })
})

describe('a request that was never answered', () => {
  const lapsed = play(unfound, isTooLate, checksStatus({}))

  it('is shown as not received once it can no longer arrive', () => {
    expect(lapsed.record).toMatchObject({ unanswered: [], attempt: { kind: 'none' }, notice: { kind: 'noPayment' } })
    expect(viewOf(lapsed.record, 0)).toMatchObject({ kind: 'form', outcome: 'notReceived' })
  })

  it('is shown again when its page reopens', () => {
    expect(play(lapsed.record, arrives(), checksStatus({})).record.notice).toEqual({ kind: 'noPayment' })
  })
})

describe('a last payment that failed beside one that is open', () => {
  const beside = checksStatus({
    status: 'failed',
    rows: [aRow('open'), aRow('failed', { reference: 'PAY-2', key: keyOf(basket, 0) })],
  })
  const shown = play(sentFor(basket), isAccepted, checksStatus({ status: 'failed', rows: null }), beside)

  it('is checked further, and shown once', () => {
    const asked = play(shown.record, waits)
    expect(asked.commands).toMatchObject([{ kind: 'ask' }])
    expect(play(asked.record, beside)).toMatchObject({
      record: { step: { kind: 'form' }, generation: 0, notice: { kind: 'declined' } },
      commands: [{ kind: 'wait' }],
    })
    expect(kinds(play(asked.record, failsStatusCheck).commands)).toEqual(['wait'])
  })

  it('takes another key once no payment is open', () => {
    const over = checksStatus({ status: 'failed', rows: [aRow('failed'), aRow('failed', { reference: 'PAY-2' })] })
    const { record, commands } = play(shown.record, waits, over)
    expect(record).toMatchObject({ step: { kind: 'form' }, generation: 1, notice: { kind: 'declined' } })
    expect(kinds(commands)).toEqual([])
  })
})

describe('a balance that an unidentified payment of the same amount has paid', () => {
  const same = aRow('paid')
  const refused = play(sentFor(balance), isRefused('16000040'), checksStatus({ owed: minor(40_000), rows: [same] }))
  const settled = play(refused.record, settles)

  it('is paid another way, and leads to no receipt', () => {
    expect(settled.record.step).toMatchObject({ kind: 'paid', payment: { reference: 'PAY-1', otherwise: true } })
    expect(kinds(settled.commands)).toEqual(['notify'])
  })

  it('is its own payment if the row carries its key', () => {
    const own = play(
      sentFor(balance),
      isLost,
      checksStatus({ owed: minor(40_000), rows: [{ ...same, key: keyOf(balance, 0) }] }),
    )
    expect(own.record.step).not.toHaveProperty('payment.otherwise')
    expect(kinds(play(own.record, settles).commands)).toEqual(['notify', 'go'])
  })

  it('is its own payment if its request was accepted, though neither the answer nor the row identifies it', () => {
    const accepted = isAnswered({ kind: 'accepted', reference: null })
    const own = play(sentFor(balance), accepted, checksStatus({ owed: minor(40_000), rows: [same] }))
    expect(own.record.step).toMatchObject({ payment: { reference: 'PAY-1', amount: 40_000 } })
    expect(own.record.step).not.toHaveProperty('payment.otherwise')
    expect(kinds(play(own.record, settles).commands)).toEqual(['notify', 'go'])
  })
})
