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
  plan,
  play,
  prepares,
  submits,
  sentFor,
  waits,
  kinds,
  again,
  startsAgain,
  settles,
} from '../../../test/payment/playPayment.js'
import { keyOf, newRecord, reopened, toStored } from './record.js'

const pending = checksStatus({ status: 'pending', rows: null })

describe('opening the page', () => {
  it('shows no form before the first status check', () => {
    const { record, commands } = play(basket, arrives())
    expect(record.step.kind).toBe('checking')
    expect(commands).toEqual([{ kind: 'ask', depth: 'everything', turn: record.turn }])
  })

  it('shows the form without a message once a status check finds nothing', () => {
    expect(play(basket, arrives(), checksStatus({}))).toMatchObject({
      record: { step: { kind: 'form' }, notice: null },
      commands: [],
    })
  })

  it('shows no form after a failed status check, and checks again on request', () => {
    expect(play(basket, arrives(), failsStatusCheck).record.step.kind).toBe('unchecked')
    expect(play(basket, arrives(), failsStatusCheck, () => ({ kind: 'askedNow' })).record.step).toMatchObject({
      kind: 'checking',
      reason: 'arrival',
    })
  })

  it('finds a payment from elsewhere, without a message', () => {
    const { record, commands } = play(basket, arrives(), checksStatus({ status: 'paid' }), settles)
    expect(record.step.kind).toBe('paid')
    expect(commands).toEqual([])
  })

  it('offers to start again under the same key if another device has a payment under way', () => {
    const found = play(basket, arrives(), checksStatus({ rows: [aRow('open')] }))
    expect(found.record.step).toMatchObject({ kind: 'undecided', because: 'pending' })
    expect(play(found.record, startsAgain).record).toMatchObject({
      step: { kind: 'form' },
      notice: { kind: 'pending' },
      generation: 0,
    })
  })

  it('begins with the key after another device’s failed attempts', () => {
    const rows = [0, 1].map((generation) =>
      aRow('failed', { reference: `PAY-${generation}`, key: keyOf(basket, generation) }),
    )
    expect(play(basket, arrives(), checksStatus({ rows })).record).toMatchObject({
      step: { kind: 'form' },
      generation: 2,
      notice: null,
    })
  })

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

  it('takes over the generation that another tab has reached', () => {
    expect(play(formOf(basket), submits(null, 2), prepares).commands).toContainEqual({
      kind: 'send',
      request: 1,
      generation: 2,
    })
  })

  it('withdraws earlier messages', () => {
    const { record, commands } = play(sentFor(basket), isRefused('16000140'), submits())
    expect(record.notice).toBeNull()
    expect(kinds(commands)).toEqual(['withdraw', 'prepare'])
  })

  it('sends nothing if the card is refused', () => {
    const notice = { kind: 'card', field: 'cvc', message: 'Too short' } as const
    expect(play(formOf(basket), submits(), () => ({ kind: 'notPrepared', notice }))).toMatchObject({
      record: { step: { kind: 'form' }, notice, unanswered: [] },
      commands: [{ kind: 'notify', what: 'notice' }],
    })
  })
})

describe('the poll of a basket', () => {
  const polling = play(sentFor(basket), isAccepted)

  it('requests the status', () => {
    expect(polling.commands).toEqual([{ kind: 'ask', depth: 'status', turn: polling.record.turn }])
  })

  it('ends as paid: loads the changes, then shows the message', () => {
    const paid = play(polling.record, checksStatus({ status: 'paid', rows: null }))
    expect(kinds(paid.commands)).toEqual(['withdraw', 'settle'])
    expect(play(paid.record, settles)).toMatchObject({
      record: { step: { kind: 'paid', payment: { reference: 'PAY-1', amount: 40_000 } } },
      commands: [{ kind: 'notify', what: 'paid' }, { kind: 'go' }],
    })
  })

  it('repeats up to 5 times, every 5 seconds, while the status is pending, and then requests the payments', () => {
    const waiting = play(polling.record, pending)
    expect(waiting.commands).toEqual([{ kind: 'wait', milliseconds: 5000, turn: waiting.record.turn }])
    const last = play(polling.record, pending, ...again(4, waits, pending), waits)
    expect(last.commands).toMatchObject([{ kind: 'ask', depth: 'status' }])
    expect(play(last.record, pending).commands).toMatchObject([{ kind: 'ask', depth: 'payments' }])
  })

  it.each(['failed', 'cancelled'] as const)('requests the payments at once if the status is %s', (status) => {
    const { record, commands } = play(polling.record, checksStatus({ status, rows: null }))
    expect(commands).toMatchObject([{ kind: 'ask', depth: 'payments' }])
    expect(play(record, checksStatus({ status: null })).record).toMatchObject({
      step: { kind: 'form' },
      notice: { kind: 'noPayment' },
    })
  })

  const failed = play(polling.record, checksStatus({ status: 'failed', rows: null })).record

  it('warns about a failed booking whose payment is paid', () => {
    const rows = [aRow('paid', { key: keyOf(basket, 0) }), aRow('failed', { reference: 'PAY-0' })]
    const { record, commands } = play(failed, checksStatus({ status: null, rows }))
    expect(record.step).toEqual({ kind: 'bookingFailed', paymentId: 'PAY-1' })
    expect(kinds(commands)).toEqual(['withdraw', 'notify', 'reload'])
  })

  it('checks once more if another payment is paid', () => {
    const rows = [aRow('failed'), aRow('paid', { reference: 'PAY-2', key: keyOf(basket, 1) })]
    expect(play(failed, checksStatus({ status: null, rows })).commands).toMatchObject([
      { kind: 'ask', depth: 'everything' },
    ])
  })

  it('reports a declined last payment, and takes another key', () => {
    expect(play(failed, checksStatus({ status: null, rows: [aRow('failed')] }))).toMatchObject({
      record: { step: { kind: 'form' }, notice: { kind: 'declined' }, generation: 1, attempt: { kind: 'none' } },
      commands: [{ kind: 'notify', what: 'notice' }, { kind: 'reload' }],
    })
  })

  it('leaves a payment of another status undecided, and reports it once', () => {
    const open = play(
      polling.record,
      checksStatus({ status: 'failed', rows: null }),
      checksStatus({ status: null, rows: [aRow('open', { status: 9 })] }),
    )
    expect(open.record.step).toMatchObject({ kind: 'undecided', because: 'processing' })
    expect(open.commands).toContainEqual({ kind: 'report', status: '9' })
    expect(kinds(play(open.record, waits, checksStatus({ rows: [aRow('open', { status: 9 })] })).commands)).toEqual([
      'wait',
    ])
  })

  it('reports an unknown status once', () => {
    const odd = checksStatus({ status: { unhandled: 'odd' }, rows: null })
    const { record, commands } = play(polling.record, odd)
    expect(commands).toContainEqual({ kind: 'report', status: 'odd' })
    expect(kinds(play(record, waits, odd).commands)).toEqual(['wait'])
  })
})

describe('the challenge', () => {
  const atBank = play(sentFor(basket), asksForCheck)
  const open = checksStatus({ rows: [aRow('open')] })

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

  it('is shown again after a reload, and offered after a new arrival', () => {
    const stored = reopened(toStored(atBank.record))
    expect(play(stored, arrives(true), open).record.step.kind).toBe('atBank')
    const offered = play(stored, arrives(), open).record
    expect(offered.step.kind).toBe('bankOffered')
    expect(play(offered, () => ({ kind: 'continued' })).commands).toMatchObject([
      { kind: 'challenge', secret: 'pi_secret' },
    ])
  })

  it('of a plan is followed by a status check before any message that nothing changed', () => {
    const closed = play(sentFor(plan), asksForCheck, bankEnds('closed')).record
    expect(play(closed, checksStatus({ plan: 'asWished' })).record.step.kind).toBe('settling')
    expect(play(closed, checksStatus({})).record).toMatchObject({
      step: { kind: 'form' },
      notice: { kind: 'challengeClosed' },
      generation: 1,
    })
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

  it('that claims a payment is not shown if the status check finds it paid', () => {
    expect(kinds(play(sentFor(basket), isRefused('16000110'), checksStatus({ status: 'paid' })).commands)).toEqual([
      'withdraw',
      'settle',
    ])
  })

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

  it('with HTTP 409 ends nothing, and disappears after a status check that finds nothing', () => {
    const checking = play(sentFor(basket), isAnswered({ kind: 'conflict' }))
    expect(checking.record).toMatchObject({ step: { kind: 'checking' }, attempt: { kind: 'claimed' }, generation: 0 })
    expect(play(checking.record, checksStatus({})).record).toMatchObject({
      step: { kind: 'form' },
      notice: { kind: 'noPayment' },
      generation: 0,
    })
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

  it('is found under the form if it is paid later', () => {
    expect(play(unfound.record, waits, checksStatus({ status: 'paid' })).record.step.kind).toBe('settling')
  })

  it('reloads the booking under the form if another amount is due', () => {
    const owed = checksStatus({ owed: minor(70_000) })
    const form = play(sentFor(balance), isLost, ...again(5, checksStatus({}), waits), checksStatus({})).record
    expect(kinds(play(form, waits, checksStatus({})).commands)).not.toContain('reload')
    expect(kinds(play(form, waits, owed).commands)).toEqual(['wait', 'reload'])
  })

  it('ends with its window and a later status check', () => {
    const checking = play(unfound.record, waits).record
    const late = play(checking, isTooLate)
    expect(kinds(late.commands)).toEqual(['ask'])
    expect(play(late.record, checksStatus({})).record.unanswered).toEqual([])
  })

  it('does not end with a status check from before the end of its window', () => {
    const checking = play(sentFor(basket), isLost).record
    expect(play(checking, isTooLate, checksStatus({})).record.unanswered).toEqual([1])
  })

  it('that arrives late changes no other attempt', () => {
    const second = play(unfound.record, submits(), prepares).record
    expect(
      play(second, () => ({ kind: 'answered', request: 1, answer: { kind: 'accepted', reference: 'PAY-9' } })),
    ).toEqual({ record: second, commands: [] })
  })

  it('outlives a reload, with a new window', () => {
    const { commands } = play(reopened(toStored(sentFor(basket))), arrives())
    expect(commands).toContainEqual({ kind: 'outlast', requests: [1], milliseconds: 25 * 60_000 })
  })
})

describe('an earlier status check', () => {
  it('changes nothing', () => {
    const { record } = play(basket, arrives())
    const old = {
      kind: 'statusChecked',
      turn: record.turn - 1,
      seen: { status: 'paid', rows: [], owed: null, plan: null },
    } as const
    expect(play(record, () => old)).toEqual({ record, commands: [] })
    expect(play(record, () => ({ ...old, kind: 'waited' }))).toEqual({ record, commands: [] })
  })
})

describe('a balance', () => {
  it('that was accepted is paid after one status check, without a poll', () => {
    expect(play(sentFor(balance), isAccepted, checksStatus({ owed: minor(40_000) })).record.step).toEqual({
      kind: 'settling',
      payment: { reference: 'PAY-1', amount: 40_000 },
    })
  })

  it('that was accepted and is listed as failed was declined', () => {
    expect(play(sentFor(balance), isAccepted, checksStatus({ rows: [aRow('failed')] })).record).toMatchObject({
      notice: { kind: 'declined' },
      generation: 1,
    })
  })

  it('is not shown as paid if another amount was paid under its key', () => {
    const paid = play(
      sentFor(balance),
      isLost,
      checksStatus({ rows: [aRow('paid', { key: keyOf(balance, 0), amount: minor(80_000) })] }),
    ).record
    expect(play(paid, settles).record).toMatchObject({
      step: { kind: 'form' },
      notice: { kind: 'otherPaid' },
    })
  })
})

describe('a plan', () => {
  it('that goes into error after it was accepted shows the error', () => {
    expect(play(sentFor(plan), isAccepted, checksStatus({ plan: 'inError' })).record).toMatchObject({
      notice: { kind: 'planError' },
      generation: 1,
    })
  })

  it('that was in error before shows nothing about a change that may still arrive', () => {
    expect(
      play(
        sentFor(plan),
        isLost,
        ...again(5, checksStatus({ plan: 'inError' }), waits),
        checksStatus({ plan: 'inError' }),
      ).record,
    ).toMatchObject({ generation: 0, unanswered: [1] })
  })

  it('whose change is not visible counts as changed if the back end accepted it', () => {
    expect(play(sentFor(plan), isAccepted, checksStatus({ plan: 'unclear' })).record.step.kind).toBe('settling')
    expect(play(sentFor(plan), isLost, checksStatus({ plan: 'unclear' })).record.step.kind).toBe('waiting')
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
  it('is checked under the form', () => {
    expect(play(formOf(basket), () => ({ kind: 'changedElsewhere', generation: 1 }))).toMatchObject({
      record: { step: { kind: 'form' }, generation: 1 },
      commands: [{ kind: 'ask', depth: 'everything' }],
    })
  })

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
