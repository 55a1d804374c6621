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
} from '../../../test/payment/playPayment.js'

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
