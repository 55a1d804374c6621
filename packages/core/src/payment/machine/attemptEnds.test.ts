import { describe, expect, it } from 'vitest'
import { minor } from '../../money/Money.js'
import {
  arrives,
  aRow,
  asksForCheck,
  balance,
  bankEnds,
  basket,
  failsStatusCheck,
  isAccepted,
  isLost,
  isRefused,
  isTooLate,
  checksStatus,
  play,
  sentFor,
  waits,
  viewOf,
  kinds,
  again,
  settles,
} from '../../../test/payment/playPayment.js'
import { keyOf } from './record.js'

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
})
