import { texts } from '@booking-dashboard/core'
import type { Locator, Page, Request } from '@playwright/test'
import { acceptTerms, addSeats, bankCheck, challengedCard, payButton, typeCard } from './shopping'
import type { State } from './states'
import { expect, type World } from './world'

const { payment, paymentPlan, screen } = texts
const visa = '4242 4242 4242 4242'
const declinedCard = '4000 0000 0000 0002'
const planOwner = 'plan@example.com'

const heading = (page: Page, name: string): Locator => page.getByRole('main').getByRole('heading', { name })
const shows = (page: Page, name: string): Promise<void> => expect(heading(page, name).first()).toBeVisible()
const press = (page: Page, name: string): Promise<void> => page.getByRole('main').getByRole('button', { name }).click()

/** Advances the page's clock in steps of five seconds until the element is visible. */
const runUntil = (page: Page, shown: Locator): Promise<void> =>
  expect(async () => {
    await page.clock.runFor(5000)
    await expect(shown).toBeVisible({ timeout: 500 })
  }).toPass()

/** Holds the request of a payment after it leaves the page. */
const holdPayment = async (page: Page): Promise<() => Promise<void>> => {
  const held: Request[] = []
  await page.route('**/api/payment/', (route) => void held.push(route.request()))
  return () => expect.poll(() => held.length).toBe(1)
}

const openBalance = async (page: Page): Promise<void> => {
  await page.goto('/booking/SUN1001/pay-in-full')
  await expect(payButton(page)).toBeVisible()
}
const openCheckout = async (page: Page): Promise<void> => {
  await addSeats(page)
  await page.goto('/booking/SUN1001/checkout')
  await expect(payButton(page)).toBeVisible()
  await acceptTerms(page)
}
const openSetUp = async (page: Page): Promise<void> => {
  await page.goto('/booking/SUN1001/payment-plan')
  await expect(page.getByRole('table', { name: screen.plan.table.caption })).toBeVisible()
}
const openDayChange = async (page: Page): Promise<void> => {
  await page.goto('/booking/PLN2001/payment-plan/change-day')
  const projected = page.waitForResponse(/paymentplan\/projection\?day=10$/)
  await page.getByLabel('Payment day').selectOption('10th')
  await projected
  await expect(page.getByRole('button', { name: 'Change to the 10th' })).toBeVisible()
}

const pay = async (page: Page, card = visa): Promise<void> => {
  await typeCard(page, card)
  await payButton(page).click()
}
const setUp = async (page: Page, card = visa): Promise<void> => {
  await typeCard(page, card)
  await press(page, screen.plan.setUp.confirm)
}

const challengeIsOpen = (page: Page): Promise<void> =>
  expect(bankCheck(page).getByRole('button', { name: 'Complete authentication' })).toBeEnabled()

const receipt = (page: Page): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible()

const payBalance = async (page: Page): Promise<void> => {
  await openBalance(page)
  await pay(page)
  await receipt(page)
}

/** Acts on a wide screen: a narrow one folds its navigation. */
const onDesk = async (page: Page, act: () => Promise<void>): Promise<void> => {
  const size = page.viewportSize() ?? { width: 1280, height: 720 }
  await page.setViewportSize({ width: 1280, height: 720 })
  await act()
  await page.setViewportSize(size)
}

/** The payment that the customer made last. */
const lastPayment = async (world: World): Promise<{ readonly id: string; readonly amount: number }> => {
  const { charges } = (await world.ask('charges')) as { readonly charges: readonly { id: string; amount: number }[] }
  const last = charges.at(-1)
  if (last === undefined) throw new Error('Nothing was charged')
  return last
}

/** Opens the same page in a second tab of the browser; the first one stays open. */
const anotherTab = async (page: Page, open: (tab: Page) => Promise<void>): Promise<void> => {
  const tab = await page.context().newPage()
  await open(tab)
}

/** Submits, and loses the request on its way. */
const loseRequest = async (page: Page, submit: (page: Page) => Promise<void>): Promise<void> => {
  await page.route('**/api/**', (route) =>
    route.request().method() !== 'GET' && /payment(plan)?\/?$/.test(new URL(route.request().url()).pathname)
      ? route.abort()
      : route.fallback(),
  )
  await submit(page)
}

const installClock = (page: Page, world: World): Promise<void> => page.clock.install({ time: world.now() })

const state = (name: string, open: State['open'], more: Partial<State> = {}): State => ({
  name,
  open,
  callsFail: true,
  ...more,
})

/**
 * Each layout that shows a payment, once. The other outcomes show the same panel with other words, which
 * core/src/payment/statement.test.ts holds.
 */
export const paymentStates: readonly State[] = [
  // The basket.
  state('checkout: sending', async (page) => {
    await openCheckout(page)
    const isHeld = await holdPayment(page)
    await pay(page)
    await isHeld()
    await shows(page, payment.headings.moving)
  }),
  state('checkout: 3-D Secure', async (page) => {
    await openCheckout(page)
    await pay(page, challengedCard)
    await challengeIsOpen(page)
  }),
  state('checkout: declined', async (page) => {
    await openCheckout(page)
    await pay(page, declinedCard)
    await shows(page, payment.headings.failed)
  }),
  state('checkout: no answer', async (page, world) => {
    await installClock(page, world)
    await openCheckout(page)
    await loseRequest(page, pay)
    await runUntil(page, heading(page, payment.headings.unanswered))
  }),
  state('checkout: paid, and not booked, below the prompt', async (page, world) => {
    await openCheckout(page)
    await world.ask('payment-outcome', { kind: 'paidButBookingFailed' })
    await pay(page)
    await page.getByRole('dialog').or(page.getByRole('alertdialog')).getByRole('button').click({ timeout: 60_000 })
    await shows(page, payment.paidButFailedHeader)
  }),
  state('checkout: paid in another tab', async (page) => {
    await openCheckout(page)
    await anotherTab(page, async (tab) => {
      await tab.goto('/booking/SUN1001/checkout')
      await acceptTerms(tab)
      await pay(tab)
      await receipt(tab)
    })
    await shows(page, screen.checkout.done.heading)
    await expect(page.locator('iframe')).toHaveCount(0)
  }),
  state('sign-out: a payment is unfinished', async (page) => {
    await openCheckout(page)
    const isHeld = await holdPayment(page)
    await pay(page)
    await isHeld()
    await onDesk(page, () => page.getByRole('button', { name: 'Sign Out' }).click())
    await expect(page.getByRole('dialog')).toBeVisible()
  }),
  state('booking: a payment is on its way', async (page) => {
    await openBalance(page)
    const isHeld = await holdPayment(page)
    await pay(page)
    await isHeld()
    const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' })
    await onDesk(page, () => breadcrumb.getByRole('link', { name: /^Barcelona/ }).click())
    await expect(page.getByText(screen.booking.attention.paymentMoving)).toBeVisible()
  }),
  state("booking: the bank's check is open", async (page) => {
    await openBalance(page)
    await pay(page, challengedCard)
    await challengeIsOpen(page)
    page.on('dialog', (dialog) => void dialog.accept())
    await page.goto('/booking/SUN1001')
    await shows(page, screen.booking.attention.bank.heading)
  }),
  // The balance.
  state('balance: an earlier amount may still arrive', async (page, world) => {
    await installClock(page, world)
    await openBalance(page)
    await loseRequest(page, pay)
    await runUntil(page, heading(page, payment.headings.unanswered))
    await world.ask('price', { reference: 'SUN1001', by: 5000 })
    await runUntil(page, page.getByRole('main').getByText(/is not over yet/))
  }),
  state('balance: nothing is left to pay', async (page) => {
    await payBalance(page)
    await page.goto('/booking/SUN1001/make-payment')
    await shows(page, screen.pay.nothing.allPaid.heading)
  }),
  state('balance: due again after a refund', async (page, world) => {
    await payBalance(page)
    await world.ask('refunds', { payment: (await lastPayment(world)).id })
    await openBalance(page)
    await shows(page, payment.headings.dueAgain)
  }),
  // The plan.
  state('plan: declined', async (page) => {
    await openSetUp(page)
    await setUp(page, declinedCard)
    await shows(page, paymentPlan.actions.create.failed)
  }),
  state('plan: set up', async (page) => {
    await openSetUp(page)
    await setUp(page)
    await shows(page, screen.plan.done.headings.create)
  }),
  // Another day for the plan.
  state('day: chosen', openDayChange, { as: planOwner }),
]
