import type { FrameLocator, Locator, Page } from '@playwright/test'
import { addStalls, beginBasket } from './fillBasket'
import { expect } from './world'

/**
 * Puts two seats in the stalls into the basket of SUN1001, and opens the pay form. Separate tests cover the ticket
 * shop.
 */
export const arriveAtCheckout = async (page: Page): Promise<void> => {
  await addSeats(page)
  await page.goto('/booking/SUN1001/checkout')
  await expect(payButton(page)).toBeVisible()
  await acceptTerms(page)
}

/** Fills a new basket with two seats in the stalls. */
export const addSeats = async (page: Page): Promise<void> => {
  await beginBasket(page)
  await addStalls(page, [1, 2])
}

export const acceptTerms = (page: Page): Promise<void> =>
  page.getByRole('checkbox', { name: /accept the terms/ }).check()

/** The number, expiry and security code fields, each in a document of the card provider. */
export const cardFields = (page: Page): readonly Locator[] =>
  ['card number', 'expiration date', 'CVC'].map((name) =>
    page.frameLocator(`iframe[title="Secure ${name} input frame"]`).getByRole('textbox'),
  )

export const typeCard = async (page: Page, number: string, cvc = '123', nameLabel = 'Name on card'): Promise<void> => {
  await page.getByLabel(nameLabel).fill('Amelia Hart')
  const values = [number, '12 / 34', cvc]
  for (const [at, field] of cardFields(page).entries()) await field.fill(values[at] ?? '')
}

export const payButton = (page: Page) => page.getByRole('button', { name: /^Pay £/ })

/** The challenge, as the customer sees it. */
export const bankCheck = (page: Page): FrameLocator => page.frameLocator('iframe[src*="challenge"]')

export const challengedCard = '4000 0027 6000 3184'
