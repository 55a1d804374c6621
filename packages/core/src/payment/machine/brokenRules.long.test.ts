import { describe, expect, it } from 'vitest'
import { explore } from '../../../test/search/explore.js'
import { allBut, type Fault } from '../../../test/search/faultKinds.js'
import { aScene, type Machine, type Scene, type Turns } from '../../../test/search/scene.js'
import { worldsOf } from '../../../test/search/worlds.js'
import { zeroMinor } from '../../money/Money.js'
import { keyOf, type PaymentRecord } from './record.js'
import { form, type PaymentEvent, settle, type Transition } from './steps.js'
import { turnTabWith } from './tab.js'
import { transition } from './transition.js'

type EventOf<Kind extends PaymentEvent['kind']> = Extract<PaymentEvent, { kind: Kind }>

/** The machine, but for one kind of event. */
const on =
  <Kind extends PaymentEvent['kind']>(
    kind: Kind,
    instead: (record: PaymentRecord, event: EventOf<Kind>) => Transition,
  ): Machine =>
  (record, event) =>
    isOf(event, kind) ? instead(record, event) : transition(record, event)
const isOf = <Kind extends PaymentEvent['kind']>(event: PaymentEvent, kind: Kind): event is EventOf<Kind> =>
  event.kind === kind

const anyFailedStatusEnds = on('statusChecked', (record, event) =>
  transition(
    event.seen.status === 'failed' && record.unanswered.length > 0
      ? { ...record, attempt: { kind: 'accepted', reference: null } }
      : record,
    event,
  ),
)
const formAtOnce = on('arrived', (record) => form(record))
const formRests: Machine = (record, event) => {
  const after = transition(record, event)
  return after.record.step.kind === 'form'
    ? { ...after, commands: after.commands.filter(({ kind }) => kind !== 'wait') }
    : after
}
const pendingStays = on('statusChecked', (record, event) => {
  const after = transition(record, event)
  return record.notice?.kind === 'pending' ? { ...after, record: { ...after.record, notice: record.notice } } : after
})
const formBesideOpen = on('statusChecked', (record, event) => {
  const after = transition(record, event)
  return after.record.step.kind === 'undecided' ? form(after.record, { kind: 'noPayment' }) : after
})
const anyKeyIsPaid = on('statusChecked', (record, event) => {
  const older = event.seen.rows?.find(
    ({ key, standing }) => standing === 'paid' && key === keyOf(record.purchase, record.generation - 1),
  )
  return older === undefined || record.unanswered.length === 0
    ? transition(record, event)
    : settle(record, { reference: older.reference, amount: older.amount ?? zeroMinor })
})
const dueRetainsItsKey = on('statusChecked', (record, event) => {
  const after = transition(record, event)
  return after.record.notice?.kind === 'dueAgain'
    ? { ...after, record: { ...after.record, generation: record.generation } }
    : after
})
const sendsAnyAmount = on('submitted', (record, event) => transition(record, { ...event, objection: null }))
/** How tabs take turns, but for what they store. */
const storesNothing: Turns = (machine) => (tab, event, found) => ({
  ...turnTabWith(machine)(tab, event, found),
  stores: undefined,
})

const timeout = 300_000
/** Nothing but the keys guards against a second charge. */
const onlyKeys = { paidIsRefused: false }
const basket = aScene('basket')
const balance = aScene('balance')
const due = aScene('balance', { promises: onlyKeys, troubles: { changes: ['refund'] } })

/** One broken rule for each fault that `promises.test.ts` does not show: the fewest steps to it, and the fault. */
const broken: readonly (readonly [rule: string, steps: number, wrong: Fault, scene: Scene])[] = [
  [
    'the failed status of an earlier attempt raises the generation',
    9,
    'a key was given up that is not spent',
    { ...basket, machine: anyFailedStatusEnds },
  ],
  [
    'a tab stores no request before it sends it',
    8,
    'failed was shown for what may still be paid',
    aScene('basket', { devices: 2, isShared: true, turns: storesNothing }),
  ],
  [
    'a form is shown before a status check',
    1,
    'a form was shown before a status check',
    { ...basket, machine: formAtOnce },
  ],
  [
    'a form is shown beside an open payment',
    8,
    'a form was shown beside what is listed',
    { ...balance, machine: formBesideOpen },
  ],
  [
    'the pending notice stays, whatever a status check finds',
    12,
    'pending was shown for what is not listed',
    { ...balance, machine: pendingStays },
  ],
  ['an amount that is due again keeps its key', 6, 'locked out', { ...due, machine: dueRetainsItsKey }],
  [
    'a request that may still arrive is not checked under the form',
    8,
    'nobody asks after what may still arrive',
    { ...basket, machine: formRests },
  ],
  [
    'a payment under an older key counts as the newest',
    11,
    'paid was shown for what is due again',
    { ...due, machine: anyKeyIsPaid },
  ],
  [
    'an amount that the customer did not agree to is sent',
    3,
    'an amount was sent that nobody agreed to',
    aScene('basket', { machine: sendsAnyAmount, troubles: { sheetsStayOpen: true } }),
  ],
  [
    'the record stays stored at sign-out',
    6,
    'the next customer was shown another’s payment',
    aScene('basket', { isStoredAtSignOut: true, troubles: { closes: true, signsOut: true } }),
  ],
]

const found = (scene: Scene) => {
  const { wrong, story } = explore(worldsOf(scene))
  return { wrong, steps: story.length }
}

describe('the search finds a broken rule', { timeout }, () => {
  it.each(broken)('%s: %i steps', (_, steps, wrong, scene) => {
    expect(found(scene)).toEqual({ wrong, steps })
  })
})

it('an unrelated refund leads to a second charge if the prices lag and no payment says so', {
  timeout,
}, () => {
  const scene = aScene('balance', {
    promises: onlyKeys,
    troubles: { changes: ['cancelled'], pricesLag: true },
    unwatched: allBut('charged twice'),
  })
  expect(found(scene)).toEqual({ wrong: 'charged twice', steps: 10 })
})
