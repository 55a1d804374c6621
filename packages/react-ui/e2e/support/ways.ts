import {
  answersTo,
  bookingOf,
  charges,
  choosePairOfTickets,
  email,
  fillLogin,
  goodCard,
  openBooking,
  paidForTickets,
  pay,
  reportOf,
  seesList,
  seesReceiptOfTickets,
  typeCard,
} from '../engines/customer'
import type { Tab } from '../engines/Tab'
import { switchWalletsOn } from './wallets'
import { expect, type World } from './world'

/** One of the most common tasks. It starts at the bookings list of a signed-in customer, or at a visitor's page. */
export interface CustomerWay {
  readonly name: string
  readonly walk: (tab: Tab, world: World) => Promise<void>
  readonly visitorAt?: string
  readonly prepare?: (world: World) => Promise<unknown>
  /** Whether each engine walks it. */
  readonly inEngines?: true
}

export const customerWays: readonly CustomerWay[] = [
  {
    name: 'a sign-in',
    visitorAt: '/login',
    walk: async (tab) => {
      await fillLogin(tab)
      await seesList(tab)
    },
  },
  { name: 'a booking read', walk: (tab) => openBooking(tab, 'SUN1001') },
  {
    name: 'two tickets bought and paid',
    walk: async (tab, world) => {
      await choosePairOfTickets(tab)
      await typeCard(tab, goodCard)
      await pay(tab)
      await seesReceiptOfTickets(tab)
      await paidForTickets(world)
    },
  },
  {
    name: 'two tickets bought and paid with a wallet',
    prepare: switchWalletsOn,
    walk: async (tab, world) => {
      await openBooking(tab, 'SUN1001')
      await tab.click({ role: 'link', name: 'Add tickets' })
      // From the shop on: four clicks and no field.
      await tab.click({ role: 'button', name: /^Buy one each now, Standing/ })
      await tab.click({ role: 'checkbox', name: /accept the terms/ })
      await tab.click({ role: 'button', name: 'Apple Pay' })
      await tab.click({ role: 'button', name: 'Visa 4242: Paid' })
      await seesReceiptOfTickets(tab)
      await paidForTickets(world)
    },
  },
  {
    name: 'the balance paid',
    inEngines: true,
    walk: async (tab, world) => {
      await tab.click({ role: 'link', name: /^£1,324.00 left to pay/ })
      await tab.click({ role: 'link', name: 'Pay in full' })
      await typeCard(tab, goodCard)
      await pay(tab)
      await tab.sees({ role: 'heading', name: 'Receipt' })
      await tab.sees({ text: '£1,324.00 paid' })
      expect(await charges(world)).toEqual([132_400])
      expect(await bookingOf(world, 'SUN1001')).toMatchObject({ outstanding: 0 })
    },
  },
  {
    name: 'a payment plan set up',
    inEngines: true,
    walk: async (tab, world) => {
      await tab.click({ role: 'link', name: /^£1,324.00 left to pay/ })
      await tab.click({ role: 'link', name: 'Set up a payment plan' })
      await typeCard(tab, goodCard)
      await tab.click({ role: 'button', name: 'Set up payment plan' })
      await tab.sees({ role: 'heading', name: 'Your payment plan is set up' })
      await tab.sees({ text: 'Ending 4242, Amelia Hart' })
      expect(await charges(world)).toEqual([])
      expect((await reportOf(world)).plans).toContainEqual(
        expect.objectContaining({ booking: 'SUN1001', status: 'active' }),
      )
    },
  },
  {
    name: 'a ticket listed for resale',
    inEngines: true,
    walk: async (tab, world) => {
      const ticket = 'Numbered steps, Margaret Hart'
      const before = (await reportOf(world)).listed
      await openBooking(tab, 'SUN1003')
      await tab.click({ role: 'link', name: 'Resale' })
      await tab.click({ role: 'checkbox', name: `List for resale ${ticket}` })
      await tab.click({ role: 'button', name: 'Review changes' })
      await tab.click({ role: 'button', name: 'List 1 ticket' })
      await tab.sees({ role: 'checkbox', name: `Take off resale ${ticket}` })
      expect((await reportOf(world)).listed).toHaveLength(before.length + 1)
    },
  },
  {
    name: 'the address of a delivery changed',
    inEngines: true,
    walk: async (tab, world) => {
      await openBooking(tab, 'SUN1003')
      await tab.click({ role: 'link', name: 'Change the address' })
      await tab.holds({ label: 'Address line 1' }, '14 Lantern Yard')
      await tab.type({ label: 'Address line 1' }, '2 Harbour Walk')
      await tab.click({ role: 'button', name: 'Use this address' })
      await tab.sees({ text: /^To 2 Harbour Walk/ })
      expect(await answersTo(world, 'updateDelivery')).toEqual([200])
    },
  },
  {
    name: 'a name on a ticket changed',
    walk: async (tab) => {
      await openBooking(tab, 'SUN1003')
      await tab.click({ role: 'link', name: 'Tickets' })
      await tab.click({ role: 'button', name: 'Change name: Nave, Margaret Hart' })
      await tab.type({ label: 'First name' }, 'Nora')
      await tab.type({ label: 'Last name' }, 'Lind')
      await tab.click({ role: 'button', name: 'Add to basket' })
      await tab.sees({ role: 'link', name: 'Basket, 1 item' })
    },
  },
  {
    name: 'a transfer added',
    walk: async (tab) => {
      await openBooking(tab, 'SUN1001')
      await tab.click({ role: 'link', name: 'Add transport' })
      await tab.click({ role: 'button', name: 'Coach' })
      await tab.click({ role: 'button', name: /^London to Barcelona overnight/ })
      await tab.click({ role: 'button', name: /^Fri 13 November 2026$/ })
      await tab.click({ role: 'button', name: /^Fri 13 November 2026, 09:30/ })
      await tab.click({ role: 'button', name: /^Sat 21 November 2026, 18:45/ })
      await tab.click({ role: 'checkbox', name: 'Theo Hart' })
      await tab.click({ role: 'button', name: 'Add to basket' })
      await tab.sees({ role: 'link', name: /^Basket, [1-9]/ })
    },
  },
  {
    name: 'a forgotten password reset',
    visitorAt: '/login',
    inEngines: true,
    walk: async (tab, world) => {
      await tab.click({ role: 'link', name: 'Forgotten your password?' })
      await tab.sees({ role: 'heading', name: 'Reset your password' })
      await tab.type({ label: 'Email address' }, email)
      await tab.click({ role: 'button', name: 'Reset password' })
      await tab.click({ role: 'button', name: 'Okay' })
      const [mail] = (await world.ask('outbox')) as readonly { readonly reset_link: string }[]
      await tab.open(mail?.reset_link ?? '')
      await tab.isAt('/resetpassword')
      await tab.type({ label: 'New password' }, 'An0ther!one')
      await tab.type({ label: 'Repeat the new password' }, 'An0ther!one')
      await tab.click({ role: 'button', name: 'Set new password' })
      await tab.click({ role: 'button', name: 'Continue' })
      await fillLogin(tab, 'An0ther!one')
      await seesList(tab)
    },
  },
]
