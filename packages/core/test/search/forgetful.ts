import { minor } from '../../src/money/Money.js'
import { sightOf } from '../../src/payment/machine/sight.js'
import { keyOf, newRecord, type Purchase } from '../../src/payment/machine/record.js'
import { keyVerdict } from '../../src/payment/paymentCodes.js'
import { afterCheck, arrivals, endings, type Outcome, progress } from './backEnd.js'
import { type BackEnd, newBackEnd, nobody } from './backEndState.js'
import { allPromises, type Promises } from './promises.js'
import type { Model } from './explore.js'
import type { Step } from './world.js'

/** A device that remembers only a generation, and can forget that too. */
interface Forgetful {
  /** `away`: nothing is known since the page was opened, or since something was sent. */
  readonly at: 'away' | 'form' | 'sending' | 'paid'
  readonly generation: number
}

interface Sent {
  readonly device: number
  readonly key: string
  readonly isAwaited: boolean
}

export interface ForgetfulWorld {
  readonly devices: readonly Forgetful[]
  readonly sent: readonly Sent[]
  readonly backEnd: BackEnd
}

const purchase: Purchase = { kind: 'balance', bookingRef: 'A', owed: minor(800) }

/** The only promise of the back end that these devices need: a key acts once. */
const onlyKeys: Promises = {
  ...allPromises,
  statusIsTrue: false,
  closedCheckEnds: false,
  paidIsRefused: false,
  listsAtOnce: false,
  windowHolds: false,
}

const keys = ['derived', 'drawn'] as const

/** Two devices without memory and one debt. The result covers every storage failure and every sign-out. */
export const forgetful = (which: (typeof keys)[number], generations: number): Model<ForgetfulWorld> => {
  const cached = new Map<string, string>()
  const keyBy = (generation: number, device: number): string => {
    const name = `${generation} ${which === 'drawn' ? device : ''}`
    const key = cached.get(name) ?? (which === 'drawn' ? name : keyOf(purchase, generation))
    cached.set(name, key)
    return key
  }

  const moved = (world: ForgetfulWorld, place: number, change: Partial<Forgetful>): ForgetfulWorld => ({
    ...world,
    devices: world.devices.map((one, at) => (at === place ? { ...one, ...change } : one)),
    sent: world.sent.map((one) => (one.device === place ? { ...one, isAwaited: false } : one)),
  })

  const checked = (world: ForgetfulWorld, place: number, generation: number): ForgetfulWorld => {
    const rows = world.backEnd.attempts
      .filter(({ isListed }) => isListed)
      .map(({ key, state }) => ({
        reference: key,
        key,
        amount: minor(400),
        standing: state === 'paid' || state === 'failed' ? state : ('open' as const),
        status: 0,
        isCounted: true,
        payment: null,
      }))
    const seen = { status: null, rows, owed: minor(world.backEnd.charges > 0 ? 400 : 800), plan: null }
    const sight = sightOf({ ...newRecord(purchase), generation }, seen, (_, at) => keyBy(at, place))
    if (sight.paid !== null) return moved(world, place, { at: 'paid' })
    return sight.open === null ? moved(world, place, { at: 'form', generation: sight.generation }) : world
  }

  const answered = (world: ForgetfulWorld, place: number, { reply }: Outcome): ForgetfulWorld => {
    const generation = world.devices[place]?.generation ?? 0
    return reply?.kind === 'refused' && keyVerdict([reply.code]) === 'ended'
      ? moved(world, place, { at: 'form', generation: generation + 1 })
      : moved(world, place, { at: 'away' })
  }

  const ofDevice = (
    world: ForgetfulWorld,
    { at, generation }: Forgetful,
    place: number,
  ): readonly Step<ForgetfulWorld>[] => [
    { name: `${place}: forgets`, world: moved(world, place, { at: 'away', generation: 0 }) },
    ...(at === 'sending' ? [{ name: `${place}: no answer`, world: moved(world, place, { at: 'away' }) }] : []),
    ...(at === 'away' ? [{ name: `${place}: looks`, world: checked(world, place, generation) }] : []),
    ...(at === 'form' && generation < generations
      ? [
          {
            name: `${place}: presses Pay`,
            world: {
              ...moved(world, place, { at: 'sending' }),
              sent: [...world.sent, { device: place, key: keyBy(generation, place), isAwaited: true }],
            },
          },
        ]
      : []),
  ]

  const ofRequest = (
    world: ForgetfulWorld,
    { device, key, isAwaited }: Sent,
    at: number,
  ): readonly Step<ForgetfulWorld>[] =>
    arrivals(world.backEnd, { key, by: nobody, amount: 400, isOutdated: false }, 'balance', onlyKeys).map((outcome) => {
      const after = { ...world, backEnd: outcome.backEnd, sent: world.sent.toSpliced(at, 1) }
      return {
        name: `a request of ${device} arrives; the back end ${outcome.name}`,
        world: isAwaited ? answered(after, device, outcome) : after,
      }
    })

  const ofBackEnd = ({ backEnd, ...rest }: ForgetfulWorld): readonly Step<ForgetfulWorld>[] => [
    ...progress(backEnd, 'balance', onlyKeys).map((move) => ({
      name: move.name,
      world: { ...rest, backEnd: move.backEnd },
    })),
    ...backEnd.attempts.flatMap(({ key }) => [
      ...endings(backEnd, key, 'balance', onlyKeys).map((end) => ({
        name: end.name,
        world: { ...rest, backEnd: end.backEnd },
      })),
      ...afterCheck(backEnd, key, 'completed', 'balance', onlyKeys).map((after) => ({
        name: 'the bank’s check is completed',
        world: { ...rest, backEnd: after },
      })),
    ]),
  ]

  /** A second request under a known key, or one that is on its way, changes nothing unless a page waits for it. */
  const withoutIdle = ({ sent, ...rest }: ForgetfulWorld): ForgetfulWorld => ({
    ...rest,
    sent: sent.filter(
      (one, at) =>
        one.isAwaited ||
        (!rest.backEnd.attempts.some(({ key }) => key === one.key) &&
          sent.findIndex(({ key, isAwaited }) => key === one.key && !isAwaited) === at),
    ),
  })

  return {
    first: { devices: [0, 1].map(() => ({ at: 'away', generation: 0 })), sent: [], backEnd: newBackEnd },
    stepsFrom: (world) =>
      [
        ...world.devices.flatMap((device, place) => ofDevice(world, device, place)),
        ...world.sent.flatMap((one, at) => ofRequest(world, one, at)),
        ...ofBackEnd(world),
      ].map(({ name, world: next }) => ({ name, world: withoutIdle(next) })),
    keyOf: ({ devices, sent, backEnd }) => {
      const ofDevices = devices.map(
        ({ at, generation }, place) =>
          `${at}${generation}${sent.flatMap(({ device, key, isAwaited }) => (device === place && isAwaited ? [key] : [])).join()}`,
      )
      const late = sent.filter(({ isAwaited }) => !isAwaited).map(({ key }) => key)
      const attempts = backEnd.attempts.map(({ key, state, isListed }) => `${key}${state}${isListed}`)
      return `${(which === 'derived' ? ofDevices.sort() : ofDevices).join('|')}|${late.sort().join()}|${attempts.join()}|${backEnd.charges}`
    },
    wrongOf: ({ backEnd }) => (backEnd.charges > 1 ? 'charged twice' : null),
    stuckOf: () => null,
  }
}
