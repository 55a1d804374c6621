import type { Page } from '@playwright/test'
import { fillBasket } from './fillBasket'
import { expect, isWhole, type World } from './world'

export interface State {
  readonly name: string
  /** Signed in as the customer of the demo by default; null for a visitor. */
  readonly as?: string | null
  /** Calls fail on the way to it, and the browser reports them. */
  readonly callsFail?: true
  readonly open: (page: Page, world: World) => Promise<void>
}

const press = (page: Page, name: string | RegExp): Promise<void> => page.getByRole('button', { name }).first().click()

/** Goes to a page and waits for its heading and its data. */
const at = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await isWhole(page)
}

const openAt =
  (path: string) =>
  (page: Page): Promise<void> =>
    at(page, path)

const plan = 'plan@example.com'

/** The screens and the parts of screens that take more than an address, or another customer, to be seen. */
export const states: readonly State[] = [
  {
    name: 'a list of many bookings, with all years open',
    open: async (page, world) => {
      await world.ask('bookings', { count: 120 })
      await at(page, '/')
      await page.evaluate(async () => {
        const closed = () => [...document.querySelectorAll<HTMLElement>('main section button[aria-expanded="false"]')]
        // The list renders in idle time: a second press on a year that still looks closed would close it again.
        for (let years = closed(); years.length > 0; years = closed()) {
          years.forEach((year) => year.click())
          await new Promise((resolve) => requestIdleCallback(resolve))
        }
      })
    },
  },
  {
    name: 'a list in which no booking matches',
    open: async (page, world) => {
      await world.ask('bookings', { count: 120 })
      await at(page, '/')
      await page.getByLabel('Find a booking').fill('nothing at all')
      await expect(page.getByRole('search').getByRole('status')).toHaveText(/^(0|No) bookings found/)
    },
  },
  {
    name: 'a ticket at the gate',
    open: async (page) => {
      await at(page, '/booking/SUN1002')
      await press(page, 'Show at the gate')
      await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
    },
  },
  {
    name: 'the receipt of a payment',
    open: async (page) => {
      await at(page, '/booking/SUN1003/make-payment')
      await page.locator('main a[href*="receipt="]').first().click()
      await expect(page.getByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible()
    },
  },
  { name: 'a receipt that does not exist', open: openAt('/booking/SUN1003/make-payment?receipt=none') },
  { name: 'a booking with its e-tickets', open: openAt('/booking/SUN1002') },
  { name: 'a trip that is over', open: openAt('/booking/SUN0901') },
  {
    name: 'a full basket',
    open: async (page) => {
      await fillBasket(page)
      await at(page, '/booking/SUN1001/cart')
    },
  },
  {
    name: 'the checkout of a full basket, with errors',
    open: async (page) => {
      await fillBasket(page)
      await at(page, '/booking/SUN1001/checkout')
      await press(page, /^Pay £/)
      await expect(page.getByRole('group', { name: 'Card number' })).toHaveAccessibleDescription(/\w/)
    },
  },
  {
    name: 'one ticket for each passenger',
    open: async (page) => {
      await at(page, '/booking/SUN1001/tickets')
      await press(page, /^One each/)
      await expect(page.getByRole('button', { name: /^One each/, pressed: true })).toBeVisible()
    },
  },
  {
    name: 'an answer about transport that can be changed',
    open: async (page) => {
      await at(page, '/booking/SUN1001/transport')
      await page.getByRole('main').getByRole('group').getByRole('button').first().click()
      await press(page, /^Change/)
      await expect(page.getByRole('main').getByRole('button', { pressed: true })).toBeVisible()
    },
  },
  {
    name: 'a ticket for a new passenger',
    open: async (page) => {
      await at(page, '/booking/SUN1001/tickets')
      await press(page, /^Add one Stalls/)
      await page.getByLabel('Ticket 1').selectOption('Add a new passenger')
      await expect(page.getByLabel('First name')).toBeVisible()
    },
  },
  {
    name: 'the form for another name on a ticket',
    open: async (page) => {
      await at(page, '/booking/SUN1003/ticket-details')
      await press(page, /^Change name/)
      await expect(page.getByLabel('First name')).toBeVisible()
    },
  },
  {
    name: 'every form of the profile',
    open: async (page) => {
      await at(page, '/profile')
      const edit = page.getByRole('button', { name: /^(Edit|Add|Change) / })
      await expect(edit.first()).toBeVisible()
      while ((await edit.count()) > 0) await edit.first().click()
    },
  },
  {
    name: 'the prompt of the sign-out',
    open: async (page) => {
      await at(page, '/profile')
      await press(page, 'Sign Out')
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  { name: 'a booking on a payment plan', as: plan, open: openAt('/booking/PLN2001') },
  { name: 'a payment plan that runs', as: plan, open: openAt('/booking/PLN2001/payment-plan') },
  { name: 'another card for the plan', as: plan, open: openAt('/booking/PLN2001/payment-plan/change-payment') },
  { name: 'another day for the plan', as: plan, open: openAt('/booking/PLN2001/payment-plan/change-day') },
  { name: 'the overdue part of the plan', as: plan, open: openAt('/booking/PLN2001/pay-in-full?part=overdue') },
  { name: 'no bookings', as: 'new@example.com', open: openAt('/') },
  { name: 'a password that must be changed', as: 'reset@example.com', open: openAt('/changepassword') },
  { name: 'the form for a forgotten password', as: null, open: openAt('/resetpassword') },
  { name: 'the form for a new password', as: null, open: openAt('/resetpassword?token=any') },
  {
    name: 'a locked account',
    as: null,
    open: async (page) => {
      await at(page, '/login')
      await page.getByLabel('Email').fill('locked@example.com')
      await page.getByLabel('Password', { exact: true }).fill('Passw0rd!')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('alert').first()).toBeVisible()
    },
  },
]
