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
  formOf,
  isAccepted,
  isAnswered,
  isLost,
  isRefused,
  isTooLate,
  checksStatus,
  play,
  prepares,
  submits,
  sentFor,
  waits,
  kinds,
  again,
  settles,
} from '../../../test/payment/playPayment.js'
import { newRecord } from './record.js'

describe('opening the page', () => {
  it('waits for the basket of a paid payment before it reports a failed booking', () => {
    const paid = checksStatus({ rows: [aRow('paid')] })
    const polled = play(basket, arrives(), paid, ...again(4, waits, paid), waits)
    expect(polled.record.step).toMatchObject({ kind: 'checking', checks: 5 })
    expect(play(polled.record, paid).record.step).toEqual({ kind: 'bookingFailed', paymentId: 'PAY-1' })
  })
})

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

  it.each(['16000170', '16000301', '99999999'])(
    'of code %s is shown after a status check that finds nothing, and keeps the key',
    (code) => {
      const checking = play(sentFor(basket), isRefused(code))
      expect(kinds(checking.commands)).toEqual(['ask'])
      expect(play(checking.record, checksStatus({}))).toMatchObject({
        record: { step: { kind: 'form' }, notice: { kind: 'refused' }, generation: 0, attempt: { kind: 'none' } },
        commands: [{ kind: 'notify', what: 'notice' }, { kind: 'reload' }],
      })
    },
  )

  it('of the amount loads the amounts again', () => {
    const { record, commands } = play(sentFor(basket), isRefused('16000307'))
    expect(record.notice).toMatchObject({ kind: 'amountChanged', errors: [{ code: '16000307' }] })
    expect(kinds(commands)).toEqual(['ask', 'reload'])
  })

  it('of a repetition ends only the repetition', () => {
    const twice = play(
      sentFor(basket),
      isLost,
      ...again(5, checksStatus({}), waits),
      checksStatus({}),
      submits(),
      prepares,
    )
    expect(play(twice.record, isRefused('16000180')).record).toMatchObject({ unanswered: [1], generation: 0 })
  })

  it('before the request was read leads to a message that nothing was sent', () => {
    const cause = { kind: 'unauthorised', errors: [] } as const
    const { record, commands } = play(sentFor(basket), isAnswered({ kind: 'notRead', cause }))
    expect(record).toMatchObject({
      step: { kind: 'form' },
      notice: { kind: 'signedOut' },
      isWithheld: true,
      unanswered: [],
    })
    expect(commands.at(-1)).toEqual({ kind: 'handle', cause })
  })
})

describe('a lost answer', () => {
  const unfound = play(sentFor(basket), isLost, ...again(5, checksStatus({}), waits), checksStatus({}))

  it('is checked six times, and may then be tried again under the same key', () => {
    expect(unfound.record).toMatchObject({
      step: { kind: 'form' },
      notice: { kind: 'noPayment' },
      unanswered: [1],
      generation: 0,
    })
    expect(play(sentFor(basket), isLost, ...again(5, checksStatus({}), waits)).record.step).toMatchObject({
      kind: 'checking',
      checks: 5,
    })
  })

  it('is checked under the form after growing pauses of at most 5 minutes', () => {
    expect(unfound.commands).toContainEqual({ kind: 'wait', milliseconds: 5000, turn: unfound.record.turn })
    expect(play(unfound.record, waits, checksStatus({})).commands).toMatchObject([
      { kind: 'wait', milliseconds: 10_000 },
    ])
    expect(play(unfound.record, ...again(9, waits, checksStatus({}))).commands).toMatchObject([
      { kind: 'wait', milliseconds: 300_000 },
    ])
  })

  it('reloads the booking under the form if another amount is due', () => {
    const owed = checksStatus({ owed: minor(70_000) })
    const form = play(sentFor(balance), isLost, ...again(5, checksStatus({}), waits), checksStatus({})).record
    expect(kinds(play(form, waits, checksStatus({})).commands)).not.toContain('reload')
    expect(kinds(play(form, waits, owed).commands)).toEqual(['wait', 'reload'])
  })

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

  it.each([isRefused('16000140'), isAnswered({ kind: 'notRead', cause: { kind: 'notFound', errors: [] } })])(
    'is checked after any refusal, as another tab may have completed it',
    (refused) => {
      const checking = play(sent, refused)
      expect(checking.record.step.kind).toBe('checking')
      expect(play(checking.record, checksStatus({ status: 'paid' })).record.step.kind).toBe('settling')
    },
  )
})

describe('a change in another tab', () => {
  it('shows no form before a status check', () => {
    const { record } = play(
      { ...newRecord(basket), attempt: { kind: 'claimed' } },
      arrives(),
      failsStatusCheck,
      () => ({
        kind: 'changedElsewhere',
        generation: 1,
      }),
    )
    expect(play(record, failsStatusCheck).record.step.kind).toBe('unchecked')
  })
})
