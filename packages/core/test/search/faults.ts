import { pollRetries, type Seen } from '../../src/payment/machine/steps.js'
import type { Notice, PaymentRecord } from '../../src/payment/machine/record.js'
import { type BackEnd, type BackEndAttempt, isDueAgain, isDueAgainAfter } from './backEndState.js'
import type { Fault } from './faultKinds.js'
import { requestNumbers } from './pages.js'
import { isOwed } from './views.js'
import { keyIn, type Scene } from './scene.js'
import type { Device, World } from './world.js'

const isAlive = ({ state }: BackEndAttempt): boolean =>
  state === 'underway' || state === 'check' || state === 'processing'

/** No list shows a plan's changes, so only these notices may say something about an earlier request. */
const endsOfPlan: readonly Notice['kind'][] = [
  'declined',
  'challengeFailed',
  'challengeClosed',
  'challengeExpired',
  'planError',
]

/** The page shows that nothing was or can be charged, or that the attempt failed. */
const deniesCharge = ({ purchaseKind }: Scene, { step, notice, unanswered, attempt }: PaymentRecord): boolean =>
  step.kind === 'form' &&
  notice !== null &&
  notice.kind !== 'pending' &&
  (purchaseKind !== 'plan' || endsOfPlan.includes(notice.kind)) &&
  unanswered.length === 0 &&
  attempt.kind === 'none'

/** An attempt of this device is alive, or may still arrive and act. */
const mayStillBePaid = ({ promises }: Scene, { backEnd, flights }: World, place: number): boolean =>
  backEnd.attempts.some((attempt) => attempt.by === place && isAlive(attempt)) ||
  flights.some(
    ({ device, key }) =>
      device === place && !(promises.keyActsOnce && backEnd.attempts.some((attempt) => attempt.key === key)),
  )

const withKey = (world: World, key: string): World => ({
  ...world,
  flights: world.flights.filter((one) => one.key === key),
  backEnd: { ...world.backEnd, attempts: world.backEnd.attempts.filter((one) => one.key === key) },
})

/** Another open tab has submitted under the key that this page has just reported as without effect. */
const isPaidInOtherTab = (
  scene: Scene,
  world: World,
  place: number,
  was: PaymentRecord,
  { generation }: PaymentRecord,
): boolean => {
  if (!scene.isShared || was.step.kind === 'form' || was.generation !== generation) return false
  const ofKey = withKey(world, keyIn(scene, generation))
  return world.devices.some(
    (other, at) => at !== place && other.page?.generation === generation && mayStillBePaid(scene, ofKey, at),
  )
}

/** Whether every key from `from` up to the page's own has ended without money, or with money that is due again. */
const areSpent = (scene: Scene, { backEnd }: World, from: number, to: number): boolean =>
  Array.from({ length: Math.max(0, to - from) }, (_, at) => keyIn(scene, from + at)).every((key) =>
    backEnd.attempts.some(
      (one, at) =>
        one.key === key && (one.state === 'failed' || (one.state === 'paid' && isDueAgainAfter(backEnd, at))),
    ),
  )

/**
 * Whether the debt is paid: by this purchase, or, for a balance, by another payment of the same amount while no request
 * of this one can still be charged.
 */
const isPaidFor = (scene: Scene, world: World, place: number): boolean =>
  world.backEnd.charges > 0 ||
  (scene.purchaseKind === 'balance' && world.backEnd.changedAfter !== null && !mayStillBePaid(scene, world, place))

/** Whether the amount is the submitted one, and not another part of the same debt. */
const isOfAmount = ({ purchaseKind }: Scene, { backEnd }: World, amount: number): boolean =>
  purchaseKind !== 'balance' ||
  backEnd.charges === 0 ||
  backEnd.attempts.some((one) => one.state === 'paid' && one.amount === amount)

/** Whether the status was checked as often as the specification requires. */
const isPolled = ({ step }: PaymentRecord): boolean =>
  step.kind === 'checking' && (step.checks >= pollRetries || step.over === 'pending')

/** A payment of this purchase that is not known to have failed, and is not due again. */
const isListed = ({ status, rows, plan }: Seen, backEnd: BackEnd): boolean =>
  status === 'paid' ||
  plan === 'asWished' ||
  (rows?.some(({ standing, reference }) => {
    const place = backEnd.attempts.findIndex(({ key }) => reference === `PAY-${key}`)
    return place >= 0 && (standing === 'open' || (standing === 'paid' && !isDueAgainAfter(backEnd, place)))
  }) ??
    false)

/** The booking lists what was paid, and says that it is due again: by what is owed, or by a list without marks. */
const isSeenDue = ({ areRowsMarked }: Scene, { attempts, changes }: BackEnd): boolean => {
  const last = changes.findLast(({ kind }) => kind !== 'cancelled')
  return (
    last !== undefined &&
    (last.isCounted || (last.isListed && last.kind !== 'rise' && !areRowsMarked)) &&
    attempts.every(({ state, isListed }) => state !== 'paid' || isListed)
  )
}

/** Whether the list and the amount owed include everything that happened. */
const isUpToDate = ({ attempts, changes }: BackEnd): boolean =>
  attempts.every(({ state, isListed, isCounted }) => state !== 'paid' || (isListed && isCounted)) &&
  changes.every(({ isListed, isCounted }) => isListed && isCounted)

/** What is wrong with a page after an event. `was` is the page before it, `seen` the result of a status check. */
export const faultOf = (
  scene: Scene,
  world: World,
  place: number,
  device: Device,
  was: PaymentRecord,
  seen: Seen | null,
): Fault | null => {
  const { page, hasCheckedStatus, asks, isTimed } = device
  const hasSubmitted = scene.isShared ? world.devices.some((one) => one.hasSubmitted) : device.hasSubmitted
  if (page === null) return null
  const { step, generation, unanswered, submission } = page
  const { basket } = world.backEnd
  const isForm = step.kind === 'form'
  if (['settling', 'paid', 'bookingFailed'].includes(step.kind) && !isPaidFor(scene, world, place))
    return 'paid was shown for what is not paid'
  const isNews = seen !== null && step.kind !== was.step.kind
  const isDue = isDueAgain(world.backEnd) && isOwed(scene, world.backEnd)
  if (isNews && step.kind === 'settling' && isDue && isSeenDue(scene, world.backEnd))
    return 'paid was shown for what is due again'
  if (isNews && step.kind === 'undecided' && step.because === 'disagrees' && isUpToDate(world.backEnd))
    return 'prices were shown as late that are not'
  if (step.kind === 'paid' && submission !== null && !isOfAmount(scene, world, submission.amount))
    return 'paid was shown for what is not paid'
  if (step.kind === 'bookingFailed' && was.step.kind !== 'bookingFailed' && basket !== 'broken' && !isPolled(was))
    return 'a basket was given up that may still be completed'
  if (isForm && !hasCheckedStatus) return 'a form was shown before a status check'
  if (isForm && seen !== null && isListed(seen, world.backEnd)) return 'a form was shown beside what is listed'
  if (isForm && seen !== null && page.notice?.kind === 'pending') return 'pending was shown for what is not listed'
  if (!areSpent(scene, world, was.generation, generation)) return 'a key was given up that is not spent'
  if (isForm && unanswered.length > 0 && !isTimed && asks === null) return 'nobody asks after what may still arrive'
  if (
    deniesCharge(scene, page) &&
    (mayStillBePaid(scene, world, place) || isPaidInOtherTab(scene, world, place, was, page))
  )
    return 'failed was shown for what may still be paid'
  return submission !== null && !hasSubmitted ? 'the next customer was shown another’s payment' : null
}

export const isAwaited = ({ devices }: World, device: number, request: number): boolean =>
  request === requestNumbers.awaited && devices[device]?.page?.step.kind === 'sending'
