import type { Submission } from '../../src/payment/machine/record.js'
import { mayStartAgain } from '../../src/payment/machine/rules.js'
import { asksOnArrival } from '../../src/payment/machine/transition.js'
import { isAwaited } from './faults.js'
import { requestNumbers } from './pages.js'
import type { BackEnds } from './backEnds.js'
import { keyIn, type Scene } from './scene.js'
import type { Turning } from './turning.js'
import { submittedFor } from './views.js'
import { replaced } from './replaced.js'
import { closedPage, type Device, type Flight, type Step, type World } from './world.js'

const bankEnds = ['completed', 'failed', 'closed'] as const

/** What the customer does, the passing of time, and the results of a page's requests. */
export const createDeviceSteps = (scene: Scene, turning: Turning, backEnds: BackEnds) => {
  const { act, opened, closed, forgotten, storeOf } = turning
  const { troubles, promises } = scene

  const whileClosed = (world: World, place: number): readonly Step<World>[] => {
    const open = { name: `${place}: opens the page`, world: opened(world, place, false) }
    if (!troubles.forgets || world.stores[storeOf(place)]?.payment === null) return [open]
    const stores = replaced(world.stores, storeOf(place), { payment: null, page: '' })
    return [open, { name: `${place}: storage is cleared`, world: { ...forgotten(world, place), stores } }]
  }

  const statusChecks = (world: World, place: number, { asks, reading }: Device): readonly Step<World>[] => {
    if (asks === null) return []
    const failed = {
      name: `${place}: a status check fails`,
      world: act(world, place, 'statusCheckFailed', { kind: 'statusCheckFailed', turn: 0, cause: { kind: 'network' } }),
    }
    const withNotice = ({ name, seen }: NonNullable<Device['reading']>): Step<World> => ({
      name: `${place}: a status check is answered (${name})`,
      world: act(
        world,
        place,
        `looked ${name}`,
        { kind: 'statusChecked', turn: 0, seen },
        { hasCheckedStatus: true, reading: null },
      ),
    })
    if (!troubles.checksSlowly) return [...backEnds.readings(world.backEnd, asks).map(withNotice), failed]
    if (reading?.isWhole === true) return [withNotice(reading), failed]
    const read =
      reading === null ? backEnds.firstReadings(world.backEnd, asks) : [backEnds.rest(world.backEnd, reading)]
    return [
      ...read.map((one) => ({
        name: `${place}: a status check reads ${one.name}`,
        world: { ...world, devices: replaced(world.devices, place, { reading: one }) },
      })),
      failed,
    ]
  }

  const atBank = (world: World, place: number, generation: number): readonly Step<World>[] => {
    const key = keyIn(scene, generation)
    const ended = (end: (typeof bankEnds)[number]): readonly Step<World>[] =>
      backEnds.afterCheck(world.backEnd, key, end).map((backEnd) => ({
        name: `${place}: the bank’s check is ${end}`,
        world: act({ ...world, backEnd }, place, `bank ${end}`, { kind: 'bankEnded', turn: 0, end }),
      }))
    return [
      ...bankEnds.flatMap(ended),
      {
        name: `${place}: the bank’s check breaks`,
        world: act(world, place, 'bank unknown', { kind: 'bankEnded', turn: 0, end: 'unknown' }),
      },
      {
        name: `${place}: the bank’s check cannot be shown`,
        world: act(world, place, 'bank unavailable', { kind: 'bankEnded', turn: 0, end: 'unavailable' }),
      },
    ]
  }

  /**
   * The arrival window ends. A request that has not arrived by then never arrives. No back end works on a payment for
   * so long, and no challenge stays open for so long.
   */
  const window = (world: World, place: number, request: number): readonly Step<World>[] => {
    const lasts = {
      underway: promises.windowHolds,
      check: promises.checksExpire,
      processing: false,
      paid: false,
      failed: false,
    }
    if (world.backEnd.attempts.some(({ state, by }) => (scene.isShared || by === place) && lasts[state])) return []
    // No tab waits that long for an answer.
    if (
      scene.isShared &&
      world.flights.some((one) => isAwaited(world, one.device, one.request) && !one.isNewerFor.includes(place))
    )
      return []
    // By then every tab has waited as long, except for requests that were sent later.
    const isGone = (one: Flight): boolean =>
      scene.isShared ? !one.isNewerFor.includes(place) : one.device === place && one.request <= request
    const flights = promises.windowHolds ? world.flights.filter((one) => !isGone(one)) : world.flights
    return [
      {
        name: `${place}: the window passes`,
        world: act({ ...world, flights }, place, `tooLate ${request}`, { kind: 'tooLate', requests: [request] }),
      },
    ]
  }

  /** A closed sheet does nothing. A sheet that stayed open is confirmed with the amount that it was opened with. */
  const onOldSheet =
    (world: World, place: number) =>
    (submission: Submission): Step<World> => {
      const label = `agreed to another amount than ${submission.amount} ${submission.known?.length ?? ''}`
      const objection = { kind: 'amountChanged' } as const
      const after = act(world, place, label, { kind: 'submitted', submission, objection })
      const isSent = after.devices[place]?.page?.step.kind === 'preparing'
      return {
        name: `${place}: confirms a sheet of another amount`,
        world: isSent ? { ...after, wrong: 'an amount was sent that nobody agreed to' } : after,
      }
    }

  const moving = (world: World, place: number, { page, isShownAnew }: Device): readonly Step<World>[] => {
    const step = page?.step
    switch (step?.kind) {
      case 'form': {
        if ((page?.generation ?? 0) >= scene.generations) return []
        const submittedNow = submittedFor(scene, isShownAnew)
        const submissions = submittedNow.map((submission) => ({
          name: `${place}: presses Pay${scene.isPartOverdue ? ` for ${submission.amount}` : ''}`,
          world: act(
            world,
            place,
            `submitted ${submission.amount} ${submission.known?.length ?? ''}`,
            { kind: 'submitted', submission },
            { hasSubmitted: true },
          ),
        }))
        return troubles.sheetsStayOpen ? [...submissions, ...submittedNow.map(onOldSheet(world, place))] : submissions
      }
      case 'preparing':
        return [
          { name: `${place}: the card is taken`, world: act(world, place, 'prepared', { kind: 'prepared' }) },
          {
            name: `${place}: the card is refused`,
            world: act(world, place, 'notPrepared', {
              kind: 'notPrepared',
              notice: { kind: 'card', field: 'number', message: '' },
            }),
          },
        ]
      case 'settling':
        return [{ name: `${place}: what was paid is loaded`, world: act(world, place, 'settled', { kind: 'settled' }) }]
      case 'unchecked':
        return [{ name: `${place}: asks again`, world: act(world, place, 'askedNow', { kind: 'askedNow' }) }]
      case 'bankOffered':
        return [
          { name: `${place}: asks again`, world: act(world, place, 'askedNow', { kind: 'askedNow' }) },
          { name: `${place}: continues at the bank`, world: act(world, place, 'continued', { kind: 'continued' }) },
        ]
      case 'undecided':
        return page !== null && mayStartAgain(page)
          ? [{ name: `${place}: starts again`, world: act(world, place, 'startedAgain', { kind: 'startedAgain' }) }]
          : []
      case 'atBank':
        return atBank(world, place, page?.generation ?? 0)
      default:
        return []
    }
  }

  const leaves = (world: World, place: number): readonly Step<World>[] => {
    const steps: Step<World>[] = [{ name: `${place}: reloads`, world: opened(closed(world, place, true), place, true) }]
    if (troubles.closes) steps.push({ name: `${place}: closes the page`, world: closed(world, place, false) })
    if (!troubles.signsOut) return steps
    const left = forgotten(closed(world, place, false), place)
    const stores = scene.isStoredAtSignOut
      ? left.stores
      : left.stores.map((one, at) => (at === storeOf(place) ? { ...one, payment: null, page: '' } : one))
    const devices = left.devices.map((one, at) =>
      storeOf(at) === storeOf(place) ? { ...closedPage, hasSubmitted: false } : one,
    )
    return [
      ...steps,
      { name: `${place}: signs out, and the next customer signs in`, world: { ...left, stores, devices } },
    ]
  }

  return (world: World, place: number): readonly Step<World>[] => {
    const device = world.devices[place]
    if (device === undefined) return []
    const { page, isTimed, isToBeNotified } = device
    const store = world.stores[storeOf(place)]
    const steps: Step<World>[] = []
    if (troubles.failsToStore && store !== undefined) {
      steps.push({
        name: `${place}: ${store.isFull ? 'storage has room again' : 'storage is full'}`,
        world: { ...world, stores: replaced(world.stores, storeOf(place), { isFull: !store.isFull }) },
      })
    }
    if (page === null) return [...steps, ...whileClosed(world, place)]
    steps.push(...statusChecks(world, place, device), ...moving(world, place, device), ...leaves(world, place))
    // A changed plan is another purchase.
    const isOver = page.step.kind === 'paid' && scene.purchaseKind === 'plan'
    if (page.step.kind !== 'unchecked' && asksOnArrival(page) && !isOver) {
      steps.push({
        name: `${place}: comes back to the page`,
        world: act(world, place, 'arrived false', { kind: 'arrived', here: false }),
      })
    }
    if (isTimed)
      steps.push({ name: `${place}: time passes`, world: act(world, place, 'waited', { kind: 'waited', turn: 0 }) })
    const { awaited, onItsWay } = requestNumbers
    if (page.unanswered.includes(onItsWay)) steps.push(...window(world, place, onItsWay))
    else if (scene.purchaseKind === 'plan' && page.attempt.kind === 'checked' && page.expired < awaited)
      steps.push(...window(world, place, awaited))
    if (isToBeNotified) {
      const heard: World = { ...world, devices: replaced(world.devices, place, { isToBeNotified: false }) }
      steps.push({
        name: `${place}: hears of another tab`,
        world: act(heard, place, 'storageChanged', { kind: 'storageChanged' }),
      })
    }
    return steps
  }
}
