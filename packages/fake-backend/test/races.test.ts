import { basketOf, type Dashboard, paths, type PaymentStatus } from '@booking-dashboard/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hold } from '../src/journeys/checkJourneys.js'
import type { Tab } from '../src/journeys/browser/Tab.js'
import { comeToAnEnd } from '../src/journeys/comeToAnEnd.js'
import { invariants } from '../src/journeys/invariants.js'
import { viewOn } from '../src/journeys/oracle/paymentModels.js'
import { addTickets } from './purchases.js'
import { Race } from './Race.js'
import { openBooking, ref } from './setOut.js'

const numRuns = 20
const card = fc.constantFrom('pm_card_visa', 'pm_card_authenticationRequired', 'pm_card_visa_chargeDeclined')

/** Records a submit of what this page shows, and returns the function that pays. */
const payOn = ({ journey }: Race, dashboard: Dashboard, id: string): (() => Promise<PaymentStatus>) => {
  const basket = basketOf(dashboard.basket(ref).state$.value)
  if (basket !== null) journey.observed.oracle.submissions.submitted(basket.id, basket.total)
  return () => dashboard.checkout(ref).pay({ cardholderName: 'Amelia Hart', source: { kind: 'paymentMethod', id } })
}

type Play = (race: Race, paymentMethod: string) => Promise<void>

/** Runs all orders of answers and checks the invariants, during the race and after every payment has ended. */
const inAnyOrder = (play: Play): Promise<void> =>
  fc.assert(
    fc.asyncProperty(fc.scheduler(), card, async (scheduler, paymentMethod) => {
      const race = await Race.prepare(scheduler)
      const { dashboard, navigation } = race.journey.tab()
      await race.journey.press(dashboard.checkout(ref).open)
      navigation.goTo(paths.checkout(ref))
      await play(race, paymentMethod)
      hold(race.journey)
      await comeToAnEnd(race.journey)
      hold(race.journey, invariants)
    }),
    { numRuns },
  )

const charges = ({ journey }: Race): number => journey.backend.inspect.charges().length

/** A second tab at the checkout. */
const openSecond = async ({ journey }: Race): Promise<Tab> => {
  await journey.openTab(false)
  const second = journey.tab()
  await journey.press(() => openBooking(second.dashboard, ref))
  await journey.press(second.dashboard.checkout(ref).open)
  return second
}

describe('in any order of answers', () => {
  it('two submits are one payment', () =>
    inAnyOrder(async (race, paymentMethod) => {
      const { dashboard } = race.journey.tab()
      const pays = payOn(race, dashboard, paymentMethod)
      const ends: PaymentStatus[] = []
      const press = async (): Promise<void> => void ends.push(await pays())
      await race.run(press, press)
      // The second submit gets the first one's end, and sends nothing.
      expect(ends[0]).toEqual(ends[1])
      expect(race.journey.observed.oracle.ledger.sent).toHaveLength(1)
      expect(charges(race)).toBe(paymentMethod.endsWith('Declined') ? 0 : 1)
    }))

  it('two tabs that pay charge once, and both show it', () =>
    inAnyOrder(async (race, paymentMethod) => {
      const { dashboard } = race.journey.tab()
      const second = await openSecond(race)
      await race.run(payOn(race, dashboard, paymentMethod), payOn(race, second.dashboard, 'pm_card_visa'))
      expect(charges(race)).toBeLessThanOrEqual(1)
      await race.journey.pass(600_000)
      expect([dashboard, second.dashboard].map((one) => viewOn(one, 'basket', ref)?.kind)).not.toContain('undecided')
    }))

  it('removing while adding leaves the added items', () =>
    inAnyOrder(async (race) => {
      const { dashboard } = race.journey.tab()
      const ids = basketOf(dashboard.basket(ref).state$.value)?.tickets.map(({ id }) => id) ?? []
      await race.run(
        () => addTickets(dashboard, { ref, ticketTypeId: '41022', count: 3, passenger: 2 }),
        () => dashboard.basket(ref).remove(ids.map((id) => `tickets/${id}`)),
      )
      expect(basketOf(dashboard.basket(ref).state$.value)?.tickets.map(({ ticketTypeId }) => ticketTypeId)).toEqual(
        Array(3).fill('41022'),
      )
    }))

  it('removing in one tab while another adds and pays charges the shown amount, or nothing', () =>
    inAnyOrder(async (race, paymentMethod) => {
      const { dashboard } = race.journey.tab()
      const second = await openSecond(race)
      const ids = basketOf(dashboard.basket(ref).state$.value)?.tickets.map(({ id }) => id) ?? []
      await race.run(
        () => dashboard.basket(ref).remove(ids.slice(0, 1).map((id) => `tickets/${id}`)),
        () => addTickets(second.dashboard, { ref, ticketTypeId: '41022', count: 1, passenger: 2 }),
        payOn(race, second.dashboard, paymentMethod),
      )
      expect(charges(race)).toBeLessThanOrEqual(1)
    }))

  it('signing out while paying clears the screens and the stored payment', () =>
    inAnyOrder(async (race, paymentMethod) => {
      const { dashboard } = race.journey.tab()
      await race.run(payOn(race, dashboard, paymentMethod), dashboard.session.signOut)
      expect(dashboard.session.state$.value.kind).toBe('signedOut')
      expect(dashboard.checkout(ref).state$.value.kind).toBe('loading')
      expect(dashboard.basket(ref).state$.value.kind).toBe('unknown')
      expect(dashboard.bookings.booking(ref).value.kind).toBe('idle')
    }))
})
