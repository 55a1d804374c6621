import type { Outcome } from './backEnd.js'
import { mayStartAgain } from '../../src/payment/machine/rules.js'
import { type BackEnd, isDueAgain, isPaid, isPaidOff } from './backEndState.js'
import { type BackEnds, toAnswer } from './backEnds.js'
import type { Fault } from './faultKinds.js'
import { type Pages, requestNumbers } from './pages.js'
import type { Scene } from './scene.js'
import type { Turning } from './turning.js'
import { isOwed, submittedFor } from './views.js'
import type { Device, World } from './world.js'

const ends = ['paid', 'bookingFailed', 'bankOffered', 'atBank']

/**
 * The state after a fast and correct back end has finished its work. Only a challenge and a payment in process may
 * last.
 */
const calmed = (backEnd: BackEnd, { purchaseKind }: Scene): BackEnd => {
  const wasPaid = isPaidOff(backEnd)
  const charging = backEnd.attempts.findIndex(({ state }) => state === 'underway')
  const attempts = backEnd.attempts.map((one, at) => ({
    ...one,
    isListed: true,
    isCounted: true,
    state: one.state !== 'underway' ? one.state : wasPaid || at !== charging ? ('failed' as const) : ('paid' as const),
  }))
  const changes = backEnd.changes.map((one) => ({ ...one, isListed: true, isCounted: true }))
  const calm: BackEnd = {
    ...backEnd,
    attempts,
    changes,
    charges: backEnd.charges + (charging >= 0 && !wasPaid ? 1 : 0),
  }
  return purchaseKind === 'basket' && isPaid(calm) && calm.basket === 'open' ? { ...calm, basket: 'completed' } : calm
}

/**
 * Whether no list shows how the request ended: a plan, or a balance beside a payment of the same amount without a key.
 * Then the customer starts again under the same key.
 */
const isEndUnlisted = ({ changedAfter }: BackEnd, { purchaseKind, promises }: Scene): boolean =>
  purchaseKind === 'plan' || (purchaseKind === 'balance' && (changedAfter !== null || !promises.rowsCarryKeys))

/**
 * From here on the back end is quick and consistent, and the customer checks again wherever the page offers it. After a
 * 409, the customer opens the page again. Within three status checks the page shows an end, a form or the challenge. A
 * poll counts as one check.
 */
export const createWayOn = (
  scene: Scene,
  { act }: Turning,
  backEnds: BackEnds,
  pages: Pages,
): ((world: World) => Fault | null) => {
  const calmOf = new Map<BackEnd, BackEnd>()
  const calmOne = (backEnd: BackEnd): BackEnd => {
    const calm = calmOf.get(backEnd) ?? backEnds.one(calmed(backEnd, scene))
    calmOf.set(backEnd, calm)
    return calm
  }

  const answered = (world: World, place: number): World | null => {
    const flight = world.flights.find(({ device, request }) => device === place && request === requestNumbers.awaited)
    if (flight === undefined) return null
    const outcome: Outcome | undefined = backEnds.arrivals(world.backEnd, {
      key: flight.key,
      by: place,
      amount: flight.amount,
      isOutdated: false,
    })[0]
    if (outcome === undefined || outcome.reply === null) return null
    const { reply, backEnd } = outcome
    const after: World = { ...world, backEnd: calmOne(backEnd), flights: world.flights.filter((one) => one !== flight) }
    return act(after, place, reply.kind === 'refused' ? reply.code : reply.kind, {
      kind: 'answered',
      request: requestNumbers.awaited,
      answer: toAnswer(reply, flight.key),
    })
  }

  /** Null if there is no next step. */
  const next = (world: World, place: number): World | null => {
    const device = world.devices[place]
    const step = device?.page?.step
    switch (step?.kind) {
      case 'checking': {
        const asks = device?.asks ?? null
        const reading = asks === null ? undefined : backEnds.readings(world.backEnd, asks)[0]
        return reading === undefined
          ? null
          : act(
              world,
              place,
              `looked ${reading.name}`,
              { kind: 'statusChecked', turn: 0, seen: reading.seen },
              { hasCheckedStatus: true },
            )
      }
      case 'form': {
        const submission = submittedFor(scene, device?.isShownAnew === true)[0]
        return submission === undefined
          ? null
          : act(world, place, `submitted ${submission.amount} ${submission.known?.length ?? ''}`, {
              kind: 'submitted',
              submission,
            })
      }
      case 'waiting':
      case 'undecided':
        if (step.kind === 'undecided' && device?.page?.isRepeatRefused === true)
          return act(world, place, 'arrived false', { kind: 'arrived', here: false })
        return device?.isTimed === true ? act(world, place, 'waited', { kind: 'waited', turn: 0 }) : null
      case 'unchecked':
        return act(world, place, 'askedNow', { kind: 'askedNow' })
      case 'preparing':
        return act(world, place, 'prepared', { kind: 'prepared' })
      case 'settling':
        return act(world, place, 'settled', { kind: 'settled' })
      case 'sending':
        return answered(world, place)
      default:
        return null
    }
  }

  const isStuck = (from: World, place: number): boolean => {
    let world: World = { ...from, backEnd: calmOne(from.backEnd) }
    let hasStartedAgain = false
    for (let checks = 0; checks <= 3; ) {
      const page = world.devices[place]?.page ?? null
      if (page === null || ends.includes(page.step.kind) || (page.step.kind === 'form' && !hasStartedAgain))
        return false
      const { step } = page
      const isWaiting = world.backEnd.attempts.some(({ state }) => state === 'processing')
      const mayStart = mayStartAgain(page)
      if ((step.kind === 'undecided' && isWaiting) || (mayStart && isEndUnlisted(world.backEnd, scene))) return false
      const after = mayStart ? act(world, place, 'startedAgain', { kind: 'startedAgain' }) : next(world, place)
      if (after === null) return true
      if (step.kind === 'checking' && !['waiting', 'checking'].includes(after.devices[place]?.page?.step.kind ?? ''))
        checks += 1
      hasStartedAgain ||= mayStart && world.backEnd.attempts.some(({ state }) => state === 'check')
      world = after
    }
    return true
  }

  /**
   * Whether an amount that is due again cannot be paid. The customer reopens a page that shows "paid", and submits each
   * form.
   */
  const cannotPay = (from: World, place: number): boolean => {
    let world: World = { ...from, backEnd: calmOne(from.backEnd) }
    if (world.backEnd.attempts.some(({ state }) => state !== 'paid' && state !== 'failed')) return false
    // A spent key costs a submit if the list does not show it, or if another device spent it after the form was shown.
    const isNotified = scene.promises.rowsCarryKeys && (scene.devices === 1 || scene.isShared)
    const most = isNotified ? 2 : world.backEnd.attempts.length + 1
    for (let [checks, submissions, openings] = [0, 0, 0]; checks <= 8 && submissions <= most && openings <= 2; ) {
      const step = world.devices[place]?.page?.step
      if (step === undefined || world.backEnd.charges > from.backEnd.charges) return false
      if (['bankOffered', 'atBank'].includes(step.kind)) return false
      const isEnd = step.kind === 'paid'
      const after = isEnd ? act(world, place, 'arrived false', { kind: 'arrived', here: false }) : next(world, place)
      if (after === null) return true
      if (step.kind === 'checking') checks += 1
      if (step.kind === 'form') submissions += 1
      if (isEnd) openings += 1
      world = after
    }
    return true
  }

  /** The part of the stored record that a tab depends on. */
  const storageText = ({ stores }: World, { tab }: Device): string => {
    const store = stores[0]
    return scene.isShared && store !== undefined
      ? `${pages.idOf(tab.stored)} ${pages.idOf(tab.theirs)} ${pages.idOf(store.payment)} ${tab.known.includes(store.page)}`
      : ''
  }

  const known = new Map<string, boolean>()
  const isStuckHere = (world: World, place: number): boolean => {
    const device = world.devices[place]
    const step = device?.page?.step
    if (device === undefined || step === undefined) return false
    const isDue = isDueAgain(world.backEnd) && isOwed(scene, world.backEnd)
    if (!isDue && (step.kind === 'form' || ends.includes(step.kind))) return false
    const sent =
      step.kind === 'sending'
        ? world.flights.find(({ device: of, request }) => of === place && request === requestNumbers.awaited)
        : undefined
    const text = `${pages.idOf(device.page)} ${device.asks ?? ''} ${device.isTimed} ${backEnds.idOf(world.backEnd)} ${sent?.key ?? ''} ${device.isShownAnew} ${storageText(world, device)}`
    const before = known.get(text)
    if (before !== undefined) return before
    const stuck = isStuck(world, place) || (isDue && cannotPay(world, place))
    known.set(text, stuck)
    return stuck
  }

  return (world) => (world.devices.some((_, place) => isStuckHere(world, place)) ? 'locked out' : null)
}
