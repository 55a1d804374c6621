import { minor } from '../../money/Money.js'
import type { PaymentRow, Seen } from '../../payment/machine/look.js'
import { isWorthKeeping, newRecord, type PaymentRecord, type Pressed, type Purchase, reopened, type StoredPayment, toStored } from '../../payment/machine/record.js'
import type { Command, Transition } from '../../payment/machine/steps.js'
import { type Answer, type PaymentEvent, transition } from '../../payment/machine/transition.js'
import { afterCheck, arrivals, type BackEnd, basketStatus, newBackEnd, progress, type Promises, type Reply } from './backEnd.js'

/** What one customer's device has, and what its page waits for. */
interface Device {
  readonly page: PaymentRecord | null
  readonly stored: StoredPayment | null
  readonly asks: 'status' | 'payments' | 'everything' | null
  readonly isTimed: boolean
  readonly isAtBank: boolean
  /** Whether a look was answered since the page was opened. */
  readonly hasLooked: boolean
  /** The customer was told that nothing was charged, and has not pressed since. */
  readonly isDenied: boolean
}

/** On its way, or lost: nothing tells the two apart. */
interface InFlight {
  readonly device: number
  readonly request: number
  readonly key: string
  /** The device forgot it. */
  readonly isOrphan: boolean
}

export interface World {
  readonly devices: readonly Device[]
  readonly inFlight: readonly InFlight[]
  readonly backEnd: BackEnd
  /** What went wrong; the search ends there. */
  readonly wrong: string | null
}

export interface Step {
  readonly name: string
  readonly world: World
}

export type Machine = (record: PaymentRecord, event: PaymentEvent) => Transition

export interface Scene {
  readonly purchase: Purchase
  readonly devices: number
  readonly promises: Promises
  /** Generations above this are not pressed for. */
  readonly generations: number
  /** Storage may be cleared, and pages closed. */
  readonly forgets: boolean
  readonly machine: Machine
  readonly keyOf: (purchase: Purchase, generation: number, device: number) => string
}

export const baskets: Purchase = { kind: 'basket', bookingRef: 'A', basketId: 'b' }
export const balance: Purchase = { kind: 'balance', bookingRef: 'A', owed: minor(800) }
export const plan: Purchase = { kind: 'plan', bookingRef: 'A', action: 'create', stood: 'none' }

export const aScene = (scene: Partial<Scene> & Pick<Scene, 'purchase' | 'promises'>): Scene => ({
  devices: 1,
  generations: 2,
  forgets: false,
  machine: transition,
  keyOf: (_, generation) => String(generation),
  ...scene,
})

const closedPage = { page: null, asks: null, isTimed: false, isAtBank: false, hasLooked: false, isDenied: false } as const
export const firstWorld = ({ devices }: Scene): World => ({
  devices: Array.from({ length: devices }, () => ({ ...closedPage, stored: null })),
  inFlight: [],
  backEnd: newBackEnd,
  wrong: null,
})

const noMoney: readonly string[] = ['card', 'cardsUnavailable', 'noPayment', 'pending']

/** Says that nothing was charged, and that nothing can still arrive. */
const denies = ({ step, notice, unanswered }: PaymentRecord): boolean =>
  step.kind === 'form' && notice !== null && !noMoney.includes(notice.kind) && unanswered.length === 0

const isFree = ({ purchase }: Scene): boolean => purchase.kind === 'basket' && purchase.basketId === 'free'
const kindOf = (scene: Scene): 'card' | 'free' | 'plan' => (isFree(scene) ? 'free' : scene.purchase.kind === 'plan' ? 'plan' : 'card')

const pressedFor = (scene: Scene): Pressed => ({
  amount: minor(isFree(scene) ? 0 : 400),
  at: 0,
  known: scene.purchase.kind === 'balance' ? [] : null,
  wish: scene.purchase.kind === 'plan' ? { day: 1, card: null, cardBefore: null } : null,
})

const replace = <A>(all: readonly A[], place: number, one: A): readonly A[] => all.map((other, at) => (at === place ? one : other))

const isPaidFor = ({ backEnd }: World): boolean => backEnd.charges > 0

/** Runs the commands of a transition as the interpreter does: what is kept is kept first. */
const run = (scene: Scene, world: World, place: number, { record, commands }: Transition): World => {
  const before = world.devices[place]
  if (before === undefined) return world
  const isAsked = commands.find((command) => command.kind === 'ask')
  const sent = commands.find((command) => command.kind === 'send')
  const isSameTurn = record.turn === before.page?.turn
  const device: Device = {
    ...before,
    page: record,
    stored: isWorthKeeping(record) ? toStored(record) : null,
    asks: isAsked?.depth ?? (isSameTurn ? before.asks : null),
    isTimed: commands.some(({ kind }) => kind === 'wait') || (isSameTurn && before.isTimed),
    isAtBank: commands.some(({ kind }) => kind === 'challenge') || (isSameTurn && before.isAtBank),
    isDenied: denies(record) || (before.isDenied && record.step.kind === 'form'),
  }
  const inFlight =
    sent === undefined
      ? world.inFlight
      : [...world.inFlight, { device: place, request: sent.request, key: scene.keyOf(scene.purchase, sent.generation, place), isOrphan: false }]
  const next: World = { ...world, devices: replace(world.devices, place, device), inFlight }
  const immediate = commands.reduce((now: World, command: Command): World => {
    if (command.kind === 'prepare') return send(scene, now, place, { kind: 'prepared' })
    return command.kind === 'settle' ? send(scene, now, place, { kind: 'settled' }) : now
  }, next)
  return { ...immediate, wrong: immediate.wrong ?? faultOf(next, place, record) }
}

const faultOf = (world: World, place: number, { step }: PaymentRecord): string | null => {
  if ((step.kind === 'settling' || step.kind === 'paid' || step.kind === 'bookingFailed') && !isPaidFor(world)) return 'paid was said of what is not paid'
  return step.kind === 'form' && world.devices[place]?.hasLooked === false ? 'a form was shown before a look' : null
}

const send = (scene: Scene, world: World, place: number, event: PaymentEvent): World => {
  const page = world.devices[place]?.page
  return page === null || page === undefined ? world : run(scene, world, place, scene.machine(page, event))
}

/** Money that moves for a device that was told that none did, by nothing that it has forgotten. */
const moved = (before: World, after: World): World => {
  const { backEnd } = after
  if (backEnd.charges === before.backEnd.charges) return after
  if (backEnd.charges > 1) return { ...after, wrong: 'charged twice' }
  const device = backEnd.chargedFor === null ? undefined : before.devices[backEnd.chargedFor]
  return device?.isDenied === true ? { ...after, wrong: 'charged after it was said that nothing was' } : after
}

const rowsOf = ({ attempts }: BackEnd): readonly PaymentRow[] =>
  attempts
    .filter(({ isListed }) => isListed)
    .map(({ key, state }) => {
      const standing = state === 'paid' || state === 'failed' ? state : 'open'
      return { reference: `PAY-${key}`, key, amount: minor(400), standing, status: { paid: 2, failed: 6, open: 7 }[standing] }
    })

const seenBy = ({ purchase, promises }: Scene, backEnd: BackEnd, depth: 'status' | 'payments' | 'everything'): Seen => {
  const isPaid = backEnd.attempts.some(({ state, isListed }) => state === 'paid' && isListed)
  switch (purchase.kind) {
    case 'basket':
      return {
        status: depth === 'payments' ? null : basketStatus(backEnd, promises),
        rows: depth === 'status' ? null : rowsOf(backEnd),
        owed: null,
        plan: null,
      }
    case 'balance':
      return { status: null, rows: rowsOf(backEnd), owed: minor(isPaid ? 400 : 800), plan: null }
    case 'plan':
      return { status: null, rows: [], owed: null, plan: isPaid ? 'asWished' : 'asItStood' }
  }
}

const toAnswer = (reply: Reply, key: string): Answer => {
  switch (reply.kind) {
    case 'accepted':
      return { kind: 'accepted', reference: `PAY-${key}` }
    case 'requiresAction':
      return { kind: 'requiresAction', secret: `secret-${key}`, reference: `PAY-${key}` }
    case 'refused':
      return { kind: 'refused', errors: [{ code: reply.code, message: null }] }
    case 'conflict':
      return { kind: 'conflict' }
    case 'unauthorised':
      return { kind: 'notRead', cause: { kind: 'unauthorised', errors: [] } }
  }
}

const lost: Answer = { kind: 'lost', cause: { kind: 'network' } }

const opened = (scene: Scene, world: World, place: number, here: boolean): World => {
  const device = world.devices[place]
  if (device === undefined) return world
  const { purchase } = scene
  const page: PaymentRecord = device.stored === null ? newRecord(purchase) : reopened(device.stored)
  const fresh: World = { ...world, devices: replace(world.devices, place, { ...device, ...closedPage, page }) }
  return send(scene, fresh, place, { kind: 'arrived', here })
}

const requestSteps = (scene: Scene, world: World): readonly Step[] =>
  world.inFlight.flatMap((flight, at) => {
    const { device, request, key, isOrphan } = flight
    const rest = world.inFlight.filter((_, place) => place !== at)
    const isAwaited = isWaitedFor(world, flight)
    const outcomes = arrivals(world.backEnd, key, isOrphan ? nobody : device, kindOf(scene), scene.promises).flatMap(({ name, backEnd, reply }): readonly Step[] => {
      const arrived = moved(world, { ...world, inFlight: rest, backEnd })
      if (!isAwaited) return [{ name: `a late request of ${device} arrives; the back end ${name}`, world: arrived }]
      return [
        { name: `the back end ${name}`, world: send(scene, arrived, device, { kind: 'answered', request, answer: toAnswer(reply, key) }) },
        { name: `the back end ${name}; the answer is lost`, world: send(scene, arrived, device, { kind: 'answered', request, answer: lost }) },
      ]
    })
    if (!isAwaited) return outcomes
    return [
      ...outcomes,
      { name: `no answer to ${device}`, world: send(scene, world, device, { kind: 'answered', request, answer: lost }) },
      { name: `the session of ${device} has ended`, world: send(scene, { ...world, inFlight: rest }, device, { kind: 'answered', request, answer: toAnswer({ kind: 'unauthorised' }, key) }) },
    ]
  })

/** Who asked for what was forgotten. */
const nobody = -1

const forgotten = (world: World, place: number): World => ({
  ...world,
  backEnd: { ...world.backEnd, attempts: world.backEnd.attempts.map((one) => (one.by === place ? { ...one, by: nobody } : one)) },
  inFlight: world.inFlight.map((one) => (one.device === place ? { ...one, isOrphan: true } : one)),
})

const deviceSteps = (scene: Scene, world: World, place: number): readonly Step[] => {
  const device = world.devices[place]
  if (device === undefined) return []
  const { page, asks, isTimed, isAtBank, stored } = device
  const on = (name: string, event: PaymentEvent, from: World = world): Step => ({ name: `${place}: ${name}`, world: send(scene, from, place, event) })
  if (page === null) {
    const cleared: World = { ...forgotten(world, place), devices: replace(world.devices, place, { ...device, stored: null }) }
    const open = { name: `${place}: opens the page`, world: opened(scene, world, place, false) }
    return stored !== null && scene.forgets ? [open, { name: `${place}: storage is cleared`, world: cleared }] : [open]
  }
  const { turn, step, generation, attempt, unanswered } = page
  const steps: Step[] = []
  const looked: World = { ...world, devices: replace(world.devices, place, { ...device, hasLooked: true }) }
  if (asks !== null) {
    steps.push(on('a look is answered', { kind: 'looked', turn, seen: seenBy(scene, world.backEnd, asks) }, looked))
    steps.push(on('a look fails', { kind: 'lookFailed', turn, cause: { kind: 'network' } }))
  }
  if (isTimed) steps.push(on('time passes', { kind: 'waited', turn }))
  if (step.kind === 'form' && generation < scene.generations) {
    steps.push(on('presses Pay', { kind: 'pressed', pressed: pressedFor(scene), generation: stored?.generation ?? 0 }))
  }
  if (step.kind === 'unchecked') steps.push(on('asks again', { kind: 'askedNow' }))
  if (step.kind === 'bankOffered') steps.push(on('continues at the bank', { kind: 'continued' }))
  if (step.kind === 'undecided' && step.because === 'pending') steps.push(on('starts again', { kind: 'startedAgain' }))
  if (isAtBank && attempt.kind === 'check') {
    for (const end of ['completed', 'failed', 'closed'] as const) {
      for (const backEnd of afterCheck(world.backEnd, end, scene.purchase.kind === 'plan' ? 'plan' : 'card', scene.promises)) {
        steps.push(on(`the bank’s check is ${end}`, { kind: 'bankEnded', turn, end }, moved(world, { ...world, backEnd })))
      }
    }
    steps.push(on('the bank’s check breaks', { kind: 'bankEnded', turn, end: 'unknown' }))
  }
  if (unanswered.some((one) => one > page.expired) && step.kind !== 'sending') {
    const inFlight = scene.promises.windowHolds ? world.inFlight.filter((one) => one.device !== place || !unanswered.includes(one.request)) : world.inFlight
    steps.push(on('the window passes', { kind: 'tooLate', requests: unanswered }, { ...world, inFlight }))
  }
  steps.push({ name: `${place}: reloads`, world: opened(scene, stored === null ? forgotten(world, place) : world, place, true) })
  if (scene.forgets) {
    const closed: World = { ...(stored === null ? forgotten(world, place) : world), devices: replace(world.devices, place, { ...device, ...closedPage, stored: stored && withoutSecret(stored) }) }
    steps.push({ name: `${place}: closes the page`, world: closed })
  }
  return steps
}

const withoutSecret = (record: StoredPayment): StoredPayment =>
  record.attempt.kind === 'check' ? { ...record, attempt: { ...record.attempt, secret: null, open: false } } : record

const isWaitedFor = ({ devices }: World, { device, request, isOrphan }: InFlight): boolean => {
  const step = devices[device]?.page?.step
  return !isOrphan && step?.kind === 'sending' && step.request === request
}

/** Without the requests that change nothing any more: those under a key that was received already, and doubles. */
const pruned = ({ promises }: Scene, world: World): World => {
  const { inFlight, backEnd } = world
  if (!promises.keyActsOnce || inFlight.length === 0) return world
  const late = new Set<string>()
  const kept = inFlight.filter((one) => {
    if (isWaitedFor(world, one)) return true
    const name = `${one.device} ${one.key} ${one.isOrphan}`
    if (late.has(name) || backEnd.attempts.some(({ key }) => key === one.key)) return false
    late.add(name)
    return true
  })
  return kept.length === inFlight.length ? world : { ...world, inFlight: kept }
}

/** Everything that may happen next. */
export const stepsFrom = (scene: Scene, world: World): readonly Step[] =>
  [
    ...world.devices.flatMap((_, place) => deviceSteps(scene, world, place)),
    ...requestSteps(scene, world),
    ...progress(world.backEnd, scene.purchase.kind).map(({ name, backEnd }) => ({ name, world: moved(world, { ...world, backEnd }) })),
  ].map(({ name, world: next }) => ({ name, world: pruned(scene, next) }))

const plain = (record: StoredPayment | null): unknown => {
  if (record === null) return null
  const { generation, unanswered, attempt, pressed, notice, unsaid } = record
  const attempted = attempt.kind === 'check' ? [attempt.secret, attempt.open] : 'reference' in attempt ? attempt.reference : null
  return [generation, unanswered.length > 0, attempt.kind, attempted, pressed !== null, notice?.kind, unsaid]
}

const stepOf = ({ step, unanswered, expired, expiredAtLook }: PaymentRecord): unknown => {
  const over = [unanswered.some((one) => one <= expired), unanswered.some((one) => one > expired), unanswered.some((one) => one <= expiredAtLook)]
  switch (step.kind) {
    case 'looking':
      return [step.kind, over, step.reason, step.reason === 'wait' ? 0 : step.looks, step.over]
    case 'waiting':
      return [step.kind, over, step.looks]
    case 'undecided':
      return [step.kind, over, step.because]
    default:
      return [step.kind, over]
  }
}

/** The same for worlds that differ in nothing that matters: counters that only count, and which device is called first. */
export const keyOfWorld = (world: World): string => {
  const { devices, inFlight, backEnd } = world
  const names = devices.map(({ page, stored, asks, isTimed, isAtBank, hasLooked, isDenied }, place) =>
    JSON.stringify([
      plain(page),
      page && stepOf(page),
      plain(stored),
      [asks, isTimed, isAtBank, hasLooked, isDenied],
      inFlight.filter((one) => one.device === place).map((one) => [one.key, one.isOrphan, isWaitedFor(world, one)]).toSorted(),
      backEnd.attempts.map(({ key, state, by, isListed }) => [key, state, by === place, isListed]),
      backEnd.chargedFor === place,
    ]),
  )
  return `${names.toSorted().join('\n')} ${backEnd.charges} ${backEnd.isBroken}`
}
