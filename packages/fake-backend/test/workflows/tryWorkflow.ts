import type { BasketSignal } from '@booking-dashboard/core'
import { busyWith } from '../busyWith.js'
import { hold } from '../../src/journeys/checkJourneys.js'
import type { Network } from '../../src/journeys/TestBed.js'
import { validating } from '../api/validatingProxy.js'
import { openBooking, ref, setOut } from '../setOut.js'
import { type Outcome, startPage, type Workflow } from './Workflow.js'
import { minutes } from '../../src/values/calendar.js'

export interface Trial {
  readonly calls: readonly string[]
  readonly outcome: Outcome
  /** What the OpenAPI document does not allow of the calls and their answers. */
  readonly violations: readonly string[]
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
  const violations: string[] = []
  const journey = await setOut('signedIn', {
    network: (backEnd, clock) => way.network(validating(backEnd, violations), clock),
  })
  const { dashboard, navigation } = journey.tab()
  await journey.press(() => openBooking(dashboard, ref))
  if (given !== undefined) await journey.press(() => given(dashboard, journey.backend))
  await journey.pass(minutes(1))
  navigation.goTo(startPage)
  const notified = new Map<string, string>()
  const signals: BasketSignal[] = []
  dashboard.messages.toasts$.subscribe((toasts) => toasts.forEach(({ id, message }) => notified.set(id, message)))
  dashboard.basket(ref).signals$.subscribe((signal) => signals.push(signal))
  way.isOn = true
  await journey.press(() => act(dashboard))
  way.isOn = false
  const isSettled = busyWith(dashboard, [ref], { tasks: 0, bankIsOpen: false }).next().done === true
  // Only three toasts show at a time, so the test waits for the others.
  await journey.pass(minutes(1))
  hold(journey)
  const page = navigation.current()
  return {
    calls: way.calls,
    violations,
    isSettled,
    outcome: { notified: [...notified.values()], signals, world: world(journey.backend, dashboard), page },
  }
}
