import { basketOf, type Dashboard, paths, zeroMinor } from '@booking-dashboard/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addTickets } from './commands/AddTickets.js'
import { openBooking } from './commands/OpenBooking.js'
import { holdInvariants } from './invariants/holdInvariants.js'
import { Race } from './model/Race.js'
import { comeToAnEnd } from './running/comeToAnEnd.js'

const ref = 'SUN1001'
const numRuns = 80
const card = fc.constantFrom('pm_card_visa', 'pm_card_authenticationRequired', 'pm_card_visa_chargeDeclined')

const shownTotal = (dashboard: Dashboard) => basketOf(dashboard.basket(ref).state$.value)?.total ?? zeroMinor

/** A press of Pay for what this page shows. */
const payOn = ({ stage }: Race, dashboard: Dashboard, id: string): (() => Promise<unknown>) => {
  stage.witness.pressedPay(basketOf(dashboard.basket(ref).state$.value))
  const source = { kind: 'paymentMethod', id } as const
  return dashboard.payment(ref).payBasket({ shownTotal: shownTotal(dashboard), cardholderName: 'Amelia Hart', source })
}

type Play = (race: Race, paymentMethod: string) => Promise<void>

/** However the answers come, the invariants hold, at once and when everything has come to its end. */
const inAnyOrder = (play: Play): Promise<void> =>
  fc.assert(
    fc.asyncProperty(fc.scheduler(), card, async (scheduler, paymentMethod) => {
      const race = await Race.prepare(scheduler)
      const { dashboard, navigation } = race.stage.journey.tab()
      await race.stage.pressPayment(race.stage.journey.tab(), dashboard.payment(ref).reconcile)
      navigation.goTo(paths.checkout(ref))
      await play(race, paymentMethod)
      holdInvariants(race.stage)
      await comeToAnEnd(race.stage)
    }),
    { numRuns },
  )

const charges = ({ stage }: Race): number => stage.journey.backend.inspect.charges().length

describe('in whatever order the answers come', () => {
  it('two presses of Pay are one', () =>
    inAnyOrder(async (race, paymentMethod) => {
      const { dashboard } = race.stage.journey.tab()
      const pays = payOn(race, dashboard, paymentMethod)
      const seen: string[] = []
      const watching = dashboard.payment(ref).state$.subscribe(({ kind }) => seen.push(kind))
      await race.run(pays, pays)
      watching.unsubscribe()
      // The second press neither pays nor asks.
      expect(seen.filter((kind) => kind === 'tokenising' || kind === 'reconciling')).toEqual(['tokenising'])
      expect(charges(race)).toBe(paymentMethod.endsWith('Declined') ? 0 : 1)
    }))

  it('Pay in two tabs charges once, and both tabs learn it', () =>
    inAnyOrder(async (race, paymentMethod) => {
      const second = await race.stage.second()
      await race.stage.press(second, () => openBooking(second.dashboard, ref))
      await race.stage.pressPayment(second, second.dashboard.payment(ref).reconcile)
      const { dashboard } = race.stage.journey.tab()
      await race.run(payOn(race, dashboard, paymentMethod), payOn(race, second.dashboard, 'pm_card_visa'))
      expect(charges(race)).toBeLessThanOrEqual(1)
      await race.stage.pass(600_000)
      const kinds = [dashboard, second.dashboard].map((one) => one.payment(ref).state$.value.kind)
      expect(kinds).not.toContain('undecided')
    }))

  it('removing while adding ends with what was added', () =>
    inAnyOrder(async (race) => {
      const { dashboard } = race.stage.journey.tab()
      const ids = basketOf(dashboard.basket(ref).state$.value)?.tickets.map(({ id }) => id) ?? []
      await race.run(
        () => addTickets(dashboard, { ref, ticketTypeId: '41022', count: 3, passenger: 2 }),
        dashboard.basket(ref).removeItems({ tickets: ids }),
      )
      expect(basketOf(dashboard.basket(ref).state$.value)?.tickets.map(({ ticketTypeId }) => ticketTypeId)).toEqual(Array(3).fill('41022'))
    }))

  it('removing in one tab while another adds and pays charges what was shown, or nothing', () =>
    inAnyOrder(async (race, paymentMethod) => {
      const second = await race.stage.second()
      await race.stage.press(second, () => openBooking(second.dashboard, ref))
      const { dashboard } = race.stage.journey.tab()
      const ids = basketOf(dashboard.basket(ref).state$.value)?.tickets.map(({ id }) => id) ?? []
      await race.run(
        dashboard.basket(ref).removeItems({ tickets: ids.slice(0, 1) }),
        () => addTickets(second.dashboard, { ref, ticketTypeId: '41022', count: 1, passenger: 2 }),
        payOn(race, second.dashboard, paymentMethod),
      )
      expect(charges(race)).toBeLessThanOrEqual(1)
    }))

  it('signing out while paying forgets the screens and not the payment', () =>
    inAnyOrder(async (race, paymentMethod) => {
      const { dashboard } = race.stage.journey.tab()
      await race.run(payOn(race, dashboard, paymentMethod), dashboard.session.signOut)
      expect(dashboard.session.state$.value.kind).toBe('signedOut')
      expect(dashboard.payment(ref).state$.value.kind).toBe('unchecked')
      expect(dashboard.basket(ref).state$.value.contents.kind).toBe('unknown')
      expect(dashboard.bookings.booking(ref).value.kind).toBe('idle')
    }))
})
