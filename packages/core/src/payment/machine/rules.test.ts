import { describe, expect, it } from 'vitest'
import { minor } from '../../money/Money.js'
import {
  arrives,
  aRow,
  asksForCheck,
  balance,
  bankEnds,
  basket,
  isAccepted,
  isAnswered,
  isLost,
  isRefused,
  isTooLate,
  checksStatus,
  plan,
  play,
  prepares,
  submits,
  sentFor,
  waits,
  kinds,
  again,
  startsAgain,
} from '../../../test/payment/playPayment.js'
import { keyOf, reopened, toStored } from './record.js'
import { mayStartAgain } from './rules.js'

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
