import { describe, expect, it } from 'vitest'
import { allPromises } from '../../../test/search/promises.js'
import { explore } from '../../../test/search/explore.js'
import { allBut, type Fault } from '../../../test/search/faultKinds.js'
import { aScene, type Machine, type Scene, type Turns } from '../../../test/search/scene.js'
import { worldsOf } from '../../../test/search/worlds.js'
import { zeroMinor } from '../../money/Money.js'
import { type StoredPaymentOfPage, keyOf, type PaymentRecord } from './record.js'
import { form, type PaymentEvent, type Seen, settle, spendKey, stay, type Transition, undecided } from './steps.js'
import { type TabEvent, turnTabWith } from './tab.js'
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

const without = (kind: string, { record, commands }: Transition): Transition => ({
  record,
  commands: commands.filter((command) => command.kind !== kind),
})

const anyRefusalEnds = on('answered', (record, event) =>
  transition(
    record,
    event.answer.kind === 'refused'
      ? { ...event, answer: { kind: 'refused', errors: [{ code: '16000140', message: null }] } }
      : event,
  ),
)
const conflictEnds = on('answered', (record, event) =>
  transition(
    record,
    event.answer.kind === 'conflict'
      ? { ...event, answer: { kind: 'refused', errors: [{ code: '16000140', message: null }] } }
      : event,
  ),
)
const startingAgainIsAnotherCard = on('startedAgain', (record, event) => {
  const after = transition(record, event)
  return { ...after, record: spendKey(after.record) }
})
const anyFailedStatusEnds = on('statusChecked', (record, event) =>
  transition(
    event.seen.status === 'failed' && record.unanswered.length > 0
      ? { ...record, attempt: { kind: 'accepted', reference: null } }
      : record,
    event,
  ),
)
const refusalEndsAll = on('answered', (record, event) =>
  transition(event.answer.kind === 'refused' ? { ...record, unanswered: [event.request] } : record, event),
)
const emptyListEndsAll = on('statusChecked', (record, event) =>
  transition(event.seen.rows?.length === 0 ? { ...record, unanswered: [] } : record, event),
)
const windowNeedsNoStatusCheck = on('statusChecked', (record, event) =>
  transition({ ...record, expiredAtCheck: record.expired }, event),
)
const formAtOnce = on('arrived', (record) => form(record))
const claimsStay = on('statusChecked', (record, event) => {
  const after = transition(record, event)
  return record.attempt.kind === 'claimed' && after.record.step.kind === 'form'
    ? undecided(record, 'processing', 0)
    : after
})
const undecidedRests: Machine = (record, event) => {
  const after = transition(record, event)
  return after.record.step.kind === 'undecided' ? without('wait', after) : after
}
const formRests: Machine = (record, event) => {
  const after = transition(record, event)
  return after.record.step.kind === 'form' ? without('wait', after) : after
}
const equalAmountIsPaid = on('statusChecked', (record, event) => {
  const { submission } = record
  const same =
    submission === null
      ? undefined
      : event.seen.rows?.find(({ standing, amount }) => standing === 'paid' && amount === submission.amount)
  return same === undefined
    ? transition(record, event)
    : settle(record, { reference: same.reference, amount: same.amount ?? zeroMinor })
})
const lostAnswerIsFailed = on('answered', (record, event) =>
  event.answer.kind === 'lost' ? form({ ...record, unanswered: [] }, { kind: 'declined' }) : transition(record, event),
)
const claimIsNotifiedAtOnce = on('answered', (record, event) =>
  event.answer.kind === 'refused' || event.answer.kind === 'conflict'
    ? form({ ...record, unanswered: [] }, { kind: 'refused', errors: [] })
    : transition(record, event),
)
const checkedIsPaid = on('bankEnded', (record, event) =>
  event.end === 'completed' ? settle(record, { reference: null, amount: zeroMinor }) : transition(record, event),
)
const closedCheckIsOver = on('bankEnded', (record, event) =>
  event.end === 'unknown' ? form(spendKey(record), { kind: 'challengeClosed' }) : transition(record, event),
)
const pendingIsBroken = on('statusChecked', (record, event) =>
  transition(record, event.seen.status === 'pending' ? { ...event, seen: { ...event.seen, status: 'failed' } } : event),
)
const pendingStays = on('statusChecked', (record, event) => {
  const after = transition(record, event)
  return record.notice?.kind === 'pending' ? { ...after, record: { ...after.record, notice: record.notice } } : after
})
const formBesideOpen = on('statusChecked', (record, event) => {
  const after = transition(record, event)
  return after.record.step.kind === 'undecided' ? form(after.record, { kind: 'noPayment' }) : after
})

const dueIsPaid = on('statusChecked', (record, event) =>
  transition(record, { ...event, seen: { ...event.seen, owed: null } }),
)
const counting = (isMeant: (seen: Seen, record: PaymentRecord) => boolean): Machine =>
  on('statusChecked', (record, event) => {
    const rows = event.seen.rows?.map((row) => ({ ...row, isCounted: true })) ?? null
    return transition(record, isMeant(event.seen, record) ? { ...event, seen: { ...event.seen, rows } } : event)
  })
const allAreCounted = counting(() => true)
const onlyTheSameSumWaits = counting(({ owed }, { purchase }) => purchase.kind === 'balance' && owed !== purchase.owed)
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
const paidStays = on('arrived', (record, event) =>
  record.step.kind === 'paid' ? stay(record) : transition(record, event),
)

/** The turns of a tab, but for what these events find in the storage. */
const finding =
  (kind: TabEvent['kind'], instead: (found: StoredPaymentOfPage) => StoredPaymentOfPage | null): Turns =>
  (machine) =>
  (tab, event, found) =>
    turnTabWith(machine)(tab, event, event.kind === kind ? found && instead(found) : found)
const submitsAtOnce = finding('submitted', (found) => ({ ...found, unanswered: [] }))
const sendsAtOnce = finding('prepared', () => null)
const checkedAlone = finding('statusChecked', () => null)
const answeredAlone = finding('answered', () => null)
const preparedAlone = finding('notPrepared', () => null)
const forgetsTheirs: Turns = (machine) => (tab, event, found) =>
  turnTabWith(machine)({ ...tab, theirs: null }, event, found)
const storesNothing: Turns = (machine) => (tab, event, found) => ({
  ...turnTabWith(machine)(tab, event, found),
  stores: undefined,
})
const whatIsStoredIsKnown: Turns = (machine) => (tab, event, found) => {
  const known = found === null ? tab.known : [...tab.known, `${found.page}/${found.lastRequest}`]
  return turnTabWith(machine)(event.kind === 'statusChecked' ? { ...tab, known } : tab, event, found)
}

const timeout = 300_000
const onlyKeys = { ...allPromises, paidIsRefused: false }
const basket = aScene('basket')
const balance = aScene('balance')
const slow = aScene('basket', { troubles: { checksSlowly: true } })
const due = aScene('balance', { promises: onlyKeys, troubles: { changes: ['refund'] } })
const late = aScene('balance', { promises: onlyKeys, troubles: { changes: ['refund'], pricesLag: true } })

/** Each broken rule, the fewest steps to its first fault, and that fault. */
const broken: readonly (readonly [rule: string, steps: number, wrong: Fault, scene: Scene, machine: Machine])[] = [
  [
    'a refusal without a verdict on its key raises the generation',
    5,
    'a key was given up that is not spent',
    basket,
    anyRefusalEnds,
  ],
  ['a 409 raises the generation', 5, 'a key was given up that is not spent', basket, conflictEnds],
  [
    'starting again raises the generation',
    9,
    'a key was given up that is not spent',
    basket,
    startingAgainIsAnotherCard,
  ],
  [
    'the failed status of an earlier attempt raises the generation',
    9,
    'a key was given up that is not spent',
    basket,
    anyFailedStatusEnds,
  ],
  [
    'a challenge with an unknown end raises the generation',
    6,
    'a key was given up that is not spent',
    balance,
    closedCheckIsOver,
  ],
  ['a refusal ends every request', 13, 'failed was shown for what may still be paid', basket, refusalEndsAll],
  [
    'an empty list ends an unanswered request',
    8,
    'failed was shown for what may still be paid',
    basket,
    emptyListEndsAll,
  ],
  [
    'a status check from before the end of the window ends a request',
    12,
    'failed was shown for what may still be paid',
    slow,
    windowNeedsNoStatusCheck,
  ],
  ['a form is shown before a status check', 1, 'a form was shown before a status check', basket, formAtOnce],
  ['a form is shown beside an open payment', 8, 'a form was shown beside what is listed', balance, formBesideOpen],
  [
    'the pending notice stays, whatever a status check finds',
    12,
    'pending was shown for what is not listed',
    balance,
    pendingStays,
  ],
  ['a claim without a listed payment stays', 5, 'locked out', balance, claimsStay],
  ['an undecided payment is not checked again', 6, 'locked out', basket, undecidedRests],
  [
    'a request that may still arrive is not checked under the form',
    8,
    'nobody asks after what may still arrive',
    basket,
    formRests,
  ],
  [
    'a payment of the same amount counts as this one',
    7,
    'paid was shown for what is not paid',
    aScene('balance', { troubles: { changesElsewhere: true } }),
    equalAmountIsPaid,
  ],
  ['a completed challenge counts as paid', 6, 'paid was shown for what is not paid', basket, checkedIsPaid],
  ['a lost answer counts as a failure', 5, 'failed was shown for what may still be paid', basket, lostAnswerIsFailed],
  [
    'a claim is shown before a status check',
    12,
    'failed was shown for what may still be paid',
    basket,
    claimIsNotifiedAtOnce,
  ],
  ['an amount that is due again counts as paid', 6, 'locked out', due, dueIsPaid],
  ['an amount that is due again keeps its key', 6, 'locked out', due, dueRetainsItsKey],
  ['a paid payment is not checked when its page reopens', 7, 'locked out', due, paidStays],
  [
    'the amount due is trusted before it includes the payment',
    6,
    'a form was shown beside what is listed',
    late,
    allAreCounted,
  ],
  [
    'another amount due is trusted before it includes the refund',
    8,
    'paid was shown for what is due again',
    late,
    onlyTheSameSumWaits,
  ],
  ['a payment under an older key counts as the newest', 11, 'paid was shown for what is due again', due, anyKeyIsPaid],
  [
    'a pending basket counts as failed',
    7,
    'a basket was given up that may still be completed',
    basket,
    pendingIsBroken,
  ],
]

const tabsOf = (purchaseKind: Scene['purchaseKind']): Scene => aScene(purchaseKind, { devices: 2, isShared: true })
const freeTabs = tabsOf('free')
const basketTabs = tabsOf('basket')

/** How tabs would take turns without each rule. All end with “failed” for a payment that may still be charged. */
const brokenTurns: readonly (readonly [rule: string, steps: number, scene: Scene, turns: Turns])[] = [
  ['a submit treats the request of another tab as answered', 11, freeTabs, submitsAtOnce],
  ['a request does not wait for one that was sent while its card was prepared', 9, basketTabs, sendsAtOnce],
  ['a status check that finds nothing ends the request of another tab', 9, basketTabs, checkedAlone],
  ['a refusal ends the request of another tab', 11, freeTabs, answeredAlone],
  ['a refusal ends the answered attempt of another tab, such as a challenge', 10, basketTabs, answeredAlone],
  ['a refused card ends the request of another tab', 8, basketTabs, preparedAlone],
  ['the answered attempt of another tab from before the submit is forgotten', 9, basketTabs, forgetsTheirs],
  ['a status check covers a request of another tab that it did not ask for', 8, freeTabs, whatIsStoredIsKnown],
  ['a request is not stored before it is sent', 8, basketTabs, storesNothing],
]

/** Broken rules that charge twice, with a back end that refuses no second payment. Only the money is checked. */
const charges: readonly (readonly [rule: string, steps: number, scene: Scene, machine: Machine])[] = [
  ['a refusal without a verdict on its key raises the generation', 15, balance, anyRefusalEnds],
  ['starting again raises the generation', 13, balance, startingAgainIsAnotherCard],
  [
    'the failed status of an earlier attempt raises the generation',
    13,
    aScene('basket', { generations: 3 }),
    anyFailedStatusEnds,
  ],
  ['the amount due is trusted before it includes the payment', 9, late, allAreCounted],
]

const found = (scene: Scene) => {
  const { wrong, story } = explore(worldsOf(scene))
  return { wrong, steps: story.length }
}

describe('the search finds each broken rule of the payment machine', { timeout }, () => {
  it.each(broken)('%s: %i steps', (_, steps, wrong, scene, machine) => {
    expect(found({ ...scene, machine })).toEqual({ wrong, steps })
  })

  it('an amount that the customer did not agree to is sent', () => {
    const machine = on('submitted', (record, event) => transition(record, { ...event, objection: null }))
    const scene = aScene('basket', { machine, troubles: { sheetsStayOpen: true } })
    expect(found(scene)).toEqual({ wrong: 'an amount was sent that nobody agreed to', steps: 3 })
  })

  it('the record stays stored at sign-out', () => {
    const scene = aScene('basket', { isStoredAtSignOut: true, troubles: { closes: true, signsOut: true } })
    expect(found(scene)).toEqual({ wrong: 'the next customer was shown another’s payment', steps: 6 })
  })
})

describe('the search finds each broken rule of how tabs take turns', { timeout }, () => {
  it.each(brokenTurns)('%s: %i steps', (_, steps, scene, turns) => {
    expect(found({ ...scene, turns })).toEqual({ wrong: 'failed was shown for what may still be paid', steps })
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

describe('a key that is given up too early leads to two charges', { timeout }, () => {
  it.each(charges)('%s: %i steps', (_, steps, scene, machine) => {
    expect(found({ ...scene, machine, promises: onlyKeys, unwatched: allBut('charged twice') })).toEqual({
      wrong: 'charged twice',
      steps,
    })
  })
})
