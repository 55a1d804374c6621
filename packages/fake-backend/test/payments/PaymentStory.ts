import { paths } from '@booking-dashboard/core'
import { demoPassword } from '../../src/worlds/demo/customers/demoCustomers.js'
import type { FaultEffect } from '../../src/faults/Fault.js'
import { type TestBed, createTestBed } from '../../src/journeys/TestBed.js'
import { callName } from '../../src/journeys/oracle/callName.js'
import { modelOf, type PaymentView, type Purpose, viewOn } from '../../src/journeys/oracle/paymentModels.js'
import type { Tab } from '../../src/journeys/browser/Tab.js'
import { days } from '../../src/values/calendar.js'

export const ref = 'TRY0001'
export const visa = { cardholderName: 'Amelia Hart', source: { kind: 'paymentMethod', id: 'pm_card_visa' } } as const
export const withCard = (id: string) =>
  ({ cardholderName: 'Amelia Hart', source: { kind: 'paymentMethod', id } }) as const
export const ticket = (ticketTypeId = '77011') => ({
  tickets: [{ ticketTypeId, passengerId: 1, ticketName: 'Stalls' }],
})

export interface Story extends TestBed {
  /** Toasts on any page since the story began, in order. */
  readonly notified: string[]
  readonly charges: () => readonly number[]
  /** The keys of all sent payments, of any page. */
  readonly keys: Set<string | null>
  readonly next: (call: string, effect: FaultEffect) => void
}

export const signInOn = ({ run }: TestBed, { dashboard }: Tab): Promise<unknown> =>
  run(() => dashboard.session.signIn({ email: 'demo@example.com', password: demoPassword }))

/** A signed-in customer who owes £800. On a plan, £200 of it are overdue, and after 25 days £400. */
export const begin = async ({ onPlan = false, daysLater = 0 } = {}): Promise<Story> => {
  const notified: string[] = []
  const keys = new Set<string | null>()
  const journey = createTestBed(1, {
    observer: {
      onRequest: (_, url, init) => {
        if (callName(init?.method ?? 'GET', String(url)) === 'pay')
          keys.add(new Headers(init?.headers).get('idempotency-key'))
      },
    },
    onTab: ({ dashboard }) => {
      const seen = new Set<string>()
      dashboard.messages.toasts$.subscribe((toasts) => {
        for (const { id, message } of toasts) if (!seen.has(id)) notified.push((seen.add(id), message))
      })
    },
  })
  journey.backend.bookings.addTrial({ reference: ref, onPlan })
  await journey.clock.advance(days(daysLater))
  await journey.begin(journey.tab())
  await journey.signIn()
  return {
    ...journey,
    notified,
    keys,
    charges: () => journey.backend.inspect.charges().map(({ amount }) => amount),
    next: (call, effect) => journey.backend.faults.add({ match: { path: call }, times: 'once', effect }),
  }
}

export const balanceOf = ({ dashboard }: Tab, part: 'outstanding' | 'overdue' = 'outstanding') =>
  dashboard.balancePayment(ref, part)
export const viewOf = (tab: Tab, purpose: Purpose): PaymentView | null => viewOn(tab.dashboard, purpose, ref)
/** The texts beside the form: the reason, the next step, and what happened to the money. */
export const words = (tab: Tab, purpose: Purpose): readonly string[] => {
  const view = viewOf(tab, purpose)
  if (view?.kind !== 'form' || view.notice === null) return []
  const state = modelOf(tab.dashboard, purpose, ref).state$.value
  const { charged = [], now = [], next = [] } = ('words' in state ? state.words : null) ?? {}
  return [...charged, ...now, ...next]
}

export const onBalancePage = async (
  story: Story,
  tab = story.tab(),
  part: 'outstanding' | 'overdue' = 'outstanding',
): Promise<Tab> => {
  tab.navigation.goTo(paths.payInFull(ref))
  await story.run(() => tab.dashboard.bookings.load(ref))
  await story.run(balanceOf(tab, part).open)
  return tab
}

export const onCheckoutPage = async (story: Story, tab = story.tab()): Promise<Tab> => {
  tab.navigation.goTo(paths.checkout(ref))
  await story.run(() => tab.dashboard.bookings.load(ref))
  await story.run(tab.dashboard.checkout(ref).open)
  return tab
}

export const atAnotherDevice = async (story: Story): Promise<Tab> => {
  const tab = story.openDevice()
  await story.begin(tab)
  await signInOn(story, tab)
  return tab
}
