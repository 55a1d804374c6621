import type { BasketSignal } from '@booking-dashboard/core'
import { openBooking } from '../commands/bookings/OpenBooking.js'
import { holdInvariants } from '../invariants/holdInvariants.js'
import type { Network } from '../Journey.js'
import { TestContext } from '../model/TestContext.js'
import { setOut } from '../running/travel.js'
import { type Outcome, startPage, type Workflow } from './Workflow.js'
import { minutes } from '../../values/calendar.js'

const ref = 'SUN1001'

export interface Trial {
  readonly calls: readonly string[]
  readonly outcome: Outcome
  /** True if nothing is in progress. */
  readonly isSettled: boolean
}

/** Fails the nth call after switching on, counted from 1, before it changes anything; null fails none. */
class BrokenWay {
  readonly calls: string[] = []
  isOn = false

  constructor(private readonly failing: number | null) {}

  readonly network: Network = (backEnd) => async (address, init) => {
    if (!this.isOn) return backEnd(address, init)
    const { method, url } = new Request(address, init)
    this.calls.push(`${method} ${new URL(url).pathname}`)
    return this.calls.length === this.failing ? new Response('', { status: 500 }) : backEnd(address, init)
  }
}

export const tryWorkflow = async ({ given, act, world }: Workflow, failing: number | null): Promise<Trial> => {
  const way = new BrokenWay(failing)
  const context = new TestContext({ network: way.network })
  await setOut(context, 'signedIn')
  const { journey } = context
  const { dashboard, navigation } = journey.tab()
  await context.press(journey.tab(), () => openBooking(dashboard, ref))
  if (given !== undefined) await context.press(journey.tab(), () => given(dashboard, journey.backend))
  await context.pass(minutes(1))
  navigation.goTo(startPage)
  const notified = new Map<string, string>()
  const signals: BasketSignal[] = []
  dashboard.messages.toasts$.subscribe((toasts) => toasts.forEach(({ id, message }) => notified.set(id, message)))
  dashboard.basket(ref).signals$.subscribe((signal) => signals.push(signal))
  way.isOn = true
  await context.press(journey.tab(), () => act(dashboard))
  way.isOn = false
  const isSettled = !context.isBusy()
  // Only three toasts show at a time, so the test waits for the others.
  await context.pass(minutes(1))
  holdInvariants(context)
  const page = navigation.current()
  return {
    calls: way.calls,
    isSettled,
    outcome: { notified: [...notified.values()], signals, world: world(journey.backend, dashboard), page },
  }
}
