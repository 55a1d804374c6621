import type { FrameLocator, Page } from '@playwright/test'
import { addStalls, beginBasket } from './fillBasket'
import { expect } from './world'

/** Two seats in the stalls in the basket of SUN1001, and the customer at the pay form; how they get in has tests of its own. */
export const arriveAtCheckout = async (page: Page): Promise<void> => {
  await addSeats(page)
  await page.goto('/booking/SUN1001/checkout')
  await expect(payButton(page)).toBeVisible()
  await acceptTerms(page)
}

/** A new basket with two seats in the stalls. */
export const addSeats = async (page: Page): Promise<void> => {
  await beginBasket(page)
  await addStalls(page, [1, 2])
}

export const acceptTerms = (page: Page): Promise<void> =>
  page.getByRole('checkbox', { name: /accept the terms/ }).check()

const field = (page: Page, title: string) => page.frameLocator(`iframe[title="${title}"]`).getByRole('textbox')

export const typeCard = async (page: Page, number: string, cvc = '123', nameLabel = 'Name on card'): Promise<void> => {
  await page.getByLabel(nameLabel).fill('Amelia Hart')
  await field(page, 'Secure card number input frame').fill(number)
  await field(page, 'Secure expiration date input frame').fill('12 / 34')
  await field(page, 'Secure CVC input frame').fill(cvc)
}

export const payButton = (page: Page) => page.getByRole('button', { name: /^Pay £/ })

/** The bank's check, as the customer sees it. */
export const bankCheck = (page: Page): FrameLocator => page.frameLocator('iframe[src*="challenge"]')

export const challengedCard = '4000 0027 6000 3184'
