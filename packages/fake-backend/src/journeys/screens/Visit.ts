import type { Dashboard, Toast } from '@booking-dashboard/core'
import type { FakeBackend } from '../../FakeBackend.js'
import type { FaultEffect } from '../../faults/Fault.js'
import { createRandom } from '../../values/createRandom.js'
import type { InspectedBasket, InspectedBooking } from '../../worlds/Inspection.js'
import { minutes } from '../../values/calendar.js'
import type { Tab } from '../browser/Tab.js'
import type { JourneyClock } from '../JourneyClock.js'
import { openBasket } from '../model/basket/openBasket.js'
import type { BookingRef, TestContext } from '../model/TestContext.js'

/** Throws a Violation if the condition is false. */
type Expect = (isSo: boolean, what: string) => void

const textOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined'))

/** A customer on one screen of the page in front. Nothing goes wrong but the faults that the walk plants itself. */
export class Visit {
  private readonly random: () => number

  constructor(
    readonly context: TestContext,
    choice: number,
    readonly expect: Expect,
  ) {
    this.random = createRandom(choice)
  }

  get tab(): Tab {
    return this.context.journey.tab()
  }

  get dashboard(): Dashboard {
    return this.tab.dashboard
  }

  get backend(): FakeBackend {
    return this.context.journey.backend
  }

  get clock(): JourneyClock {
    return this.context.journey.clock
  }

  /** Runs a customer's action and waits until the page is still. */
  async run<A>(task: () => Promise<A>): Promise<A> {
    let end: { readonly value: A } | null = null
    await this.context.press(this.tab, async () => (end = { value: await task() }))
    if (end === null) throw new Error('An action never ended')
    return (end as { readonly value: A }).value
  }

  /** What is shown equals what is wanted. */
  equal(what: string, shown: unknown, wanted: unknown): void {
    const [is, has] = [textOf(shown), textOf(wanted)]
    this.expect(is === has, `${what} to be ${has}, not ${is}`)
  }

  /** A whole number from 0 up to `below`, drawn by the step's choice. */
  number(below: number): number {
    return Math.floor(this.random() * Math.max(1, below))
  }

  oneIn(count: number): boolean {
    return this.number(count) === 0
  }

  /** One of these, drawn by the step's choice. */
  one<A>(all: readonly A[]): A | undefined {
    return all[this.number(all.length)]
  }

  /** Makes the next call of this operation fail. */
  plant(path: string, effect: FaultEffect, times: 'once' | 'always' = 'once'): void {
    this.backend.faults.add({ match: { path }, times, effect })
  }

  /** Runs an action while the operation always ends so. */
  async during<A>(path: string, effect: FaultEffect, task: () => Promise<A>): Promise<A> {
    const id = this.backend.faults.add({ match: { path }, times: 'always', effect })
    try {
      return await this.run(task)
    } finally {
      this.backend.faults.remove(id)
    }
  }

  /** The operations that are called from now on. The journal drops its oldest entries. */
  watchCalls(): () => readonly string[] {
    const { journal } = this.backend
    const last = journal.entries().at(-1)?.id ?? 0
    return () => journal.entries().flatMap(({ id, operation }) => (id > last ? (operation ?? []) : []))
  }

  booking(ref: string): InspectedBooking | undefined {
    return this.backend.inspect.bookings().find(({ reference }) => reference === ref)
  }

  basket(ref: BookingRef): InspectedBasket | null {
    return openBasket(this.context, ref)
  }

  /** The page begins without a basket of this booking. */
  async emptyBasket(ref: BookingRef): Promise<void> {
    const { basket } = this.dashboard
    await this.run(() => basket(ref).load())
    if (this.basket(ref) !== null) await this.run(() => basket(ref).discard())
    this.equal('the basket', this.basket(ref), null)
  }

  /** The toasts that appear during an action. */
  async toastsOf(task: () => Promise<unknown>): Promise<readonly Toast[]> {
    const { messages } = this.dashboard
    while (messages.toasts$.value[0] !== undefined) messages.dismissToast(messages.toasts$.value[0].id)
    const seen = new Map<string, Toast>()
    const listening = messages.toasts$.subscribe((toasts) => {
      for (const toast of toasts) seen.set(toast.id, toast)
    })
    await this.run(task)
    // Nobody waits for what the page does after the action.
    await this.clock.advance(1)
    listening.unsubscribe()
    return [...seen.values()]
  }

  /** The page's session ends without a sign-out, and the customer signs in again. */
  async returnAfterExpiry(): Promise<void> {
    this.backend.sessions.expire()
    await this.run(() => this.dashboard.bookings.loadList())
    this.equal('the session', this.dashboard.session.state$.value.kind, 'signedOut')
    await this.comeIn()
    await this.run(() => this.dashboard.customer.load())
  }

  /** Signs in, and closes what earlier steps left open. Most of the session’s 30 minutes are left. */
  async comeIn(): Promise<void> {
    this.backend.faults.clear()
    await this.context.pass('untilQuiet')
    const { session } = this.dashboard
    const { value } = session.state$
    if (value.kind === 'signedIn' && this.clock.now() - value.since > minutes(2)) await this.run(session.check)
    if (session.state$.value.kind !== 'signedIn') await this.context.signIn(this.tab)
    this.dashboard.messages.clear()
    this.equal('the session', this.dashboard.session.state$.value.kind, 'signedIn')
  }
}
