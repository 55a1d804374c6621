import { describe, expect, it } from 'vitest'
import { minor } from '../../money/Money.js'
import {
  arrives,
  aRow,
  balance,
  failsStatusCheck,
  isAccepted,
  isLost,
  listed,
  checksStatus,
  type Play,
  play,
  prepares,
  submits,
  sentFor,
  waits,
  viewOf,
  again,
  startsAgain,
} from '../../../test/payment/playPayment.js'
import { keyOf, newRecord, toStore } from './record.js'
import { sightOf } from './sight.js'
import type { PaymentRow, Seen } from './steps.js'

const same = minor(80_000)
const left = minor(40_000)
const rowOf = (generation: number, standing: PaymentRow['standing'], row: Partial<PaymentRow> = {}): PaymentRow =>
  aRow(standing, { key: keyOf(balance, generation), reference: `PAY-${generation}`, ...row })
const paid = rowOf(0, 'paid')
const refund = aRow('paid', { reference: 'REF-1', amount: minor(-40_000) })
const dueAgain = { kind: 'dueAgain', payment: listed } as const

/** Opens a page of a booking that has these payments. */
const opened = (owed: Seen['owed'], ...rows: readonly PaymentRow[]) =>
  play(balance, arrives(), checksStatus({ owed, rows }))

describe('a balance whose payment is in the prices', () => {
  it('is due again if the same sum is: with a form, the next key, and a notice with the reason', () => {
    const { record, commands } = opened(same, paid, refund)
    expect(record).toMatchObject({ generation: 1, attempt: { kind: 'none' }, notice: dueAgain, step: { kind: 'form' } })
    expect(commands.map(({ kind }) => kind)).not.toContain('settle')
    expect(viewOf(record, 0)).toMatchObject({
      kind: 'form',
      notice: dueAgain,
      outcome: null,
      charged: null,
      can: ['pay', 'askSupport'],
    })
    expect(viewOf(record, 0)).toMatchObject({ kind: 'form', notice: dueAgain, mayArrive: false })
  })

  it('is due again by its reference if the rows carry no keys', () => {
    const { record } = play(sentFor(balance), isAccepted, checksStatus({ owed: same, rows: [aRow('paid')] }))
    expect(record).toMatchObject({ generation: 1, notice: dueAgain })
  })

  it('waits for an open payment under the present key', () => {
    const { record } = opened(same, paid, aRow('open', { reference: 'PAY-9', key: keyOf(balance, 0) }))
    expect(record).toMatchObject({ generation: 0, step: { kind: 'undecided', because: 'pending' } })
    expect(play(record, waits, checksStatus({ owed: same, rows: [paid] })).record).toMatchObject({
      generation: 1,
      notice: dueAgain,
    })
  })

  it('is due again at the next status check too, until something is paid', () => {
    const form = opened(same, paid).record
    expect(play(form, arrives(), checksStatus({ owed: same, rows: [paid] })).record).toMatchObject({
      generation: 1,
      notice: dueAgain,
    })
    expect(play(form, arrives(), checksStatus({ owed: left, rows: [paid] })).record.notice).toBeNull()
    const submission = play(form, submits(), prepares, isLost)
    expect(submission.record).toMatchObject({ generation: 1, notice: null })
    expect(
      play(submission.record, checksStatus({ owed: left, rows: [paid, rowOf(1, 'paid')] })).record.step,
    ).toMatchObject({
      kind: 'settling',
      payment: { reference: 'PAY-1' },
    })
  })

  it('shows nothing about another debt', () => {
    const notice: Play = () => ({ kind: 'arrived', here: false, notice: dueAgain })
    expect(play(balance, notice).record.notice).toBeNull()
  })
})

describe('a balance with rows of several keys', () => {
  it('is paid by the row of the newest key, beside an older one that was refunded', () => {
    expect(opened(left, paid, refund, rowOf(1, 'paid')).record.step).toMatchObject({ payment: { reference: 'PAY-1' } })
  })

  it('takes over another device’s key, or the next one if that failed or is due again', () => {
    expect(
      sightOf(newRecord(balance), { status: null, plan: null, owed: same, rows: [paid, rowOf(2, 'open')] }).generation,
    ).toBe(2)
    expect(opened(same, paid, rowOf(1, 'failed')).record).toMatchObject({ generation: 2, notice: dueAgain })
    expect(opened(same, rowOf(1, 'paid'), paid).record).toMatchObject({ generation: 2 })
  })

  it('counts payments under its key, not refunds', () => {
    expect(opened(left, { ...refund, key: keyOf(balance, 0) }).record.step.kind).toBe('form')
  })
})

describe('a balance whose payment is not in the prices yet', () => {
  const late = { ...paid, isCounted: false }

  it.each([same, left])('is neither paid nor due (%i): five status checks, then a message that says so', (owed) => {
    const answer = checksStatus({ owed, rows: [late] })
    const polled = play(balance, arrives(), ...again(5, answer, waits))
    expect(polled.record.step).toMatchObject({ kind: 'checking', checks: 5 })
    expect(viewOf(polled.record, 0)).toMatchObject({ kind: 'checking' })
    const { record } = play(polled.record, answer)
    expect(record).toMatchObject({
      generation: 0,
      attempt: { kind: 'claimed' },
      step: { kind: 'undecided', because: 'disagrees', payment: listed },
    })
    expect(viewOf(record, 0)).toMatchObject({ because: 'disagrees', payment: listed, can: ['checkNow'] })
    expect(play(record, startsAgain).record).toEqual(record)
  })

  it('stays shown during further checks after growing pauses', () => {
    const { record } = play(
      balance,
      arrives(),
      ...again(5, checksStatus({ owed: same, rows: [late] }), waits),
      checksStatus({ owed: same, rows: [late] }),
    )
    const asked = play(record, waits).record
    expect(viewOf(asked, 0)).toMatchObject({ kind: 'undecided', because: 'disagrees', payment: listed })
    const after = play(asked, checksStatus({ owed: same, rows: [late] }))
    expect(after.record.step).toMatchObject({ because: 'disagrees', checks: 1 })
    expect(after.commands).toMatchObject([{ kind: 'wait', milliseconds: 10_000 }])
    expect(play(asked, failsStatusCheck).record.step).toMatchObject({ because: 'notAsked', payment: listed })
    expect(play(asked, checksStatus({ owed: left, rows: [paid] })).record.step.kind).toBe('settling')
    expect(play(asked, checksStatus({ owed: same, rows: [paid] })).record).toMatchObject({
      generation: 1,
      notice: dueAgain,
    })
  })
})

describe('a page that showed a balance as paid', () => {
  it('stores nothing about a payment that was not submitted there', () => {
    expect(toStore(opened(same, paid).record)).toBeUndefined()
    expect(toStore(play(opened(same, paid).record, submits()).record)).toMatchObject({ generation: 1 })
  })
})
