import {
  AddExtras,
  AddRoomOptions,
  AddRooms,
  AddTickets,
  AnswerBank,
  AskForReset,
  ChangePlan,
  ChangeResale,
  ComeBack,
  CompleteFreeBasket,
  DiscardBasket,
  DownloadDocument,
  Elsewhere,
  LookAgain,
  OpenBooking,
  Pay,
  PayBalance,
  type PaySubmission,
  RemoveItems,
  RemoveThings,
  SignIn,
  SignInTo,
  SignOut,
  SignOutOf,
  type TicketOrder,
  type StoryStep,
  UpdateDelivery,
} from '@booking-dashboard/fake-backend/journeys'
import type { Page } from '@playwright/test'
import { happens } from './happens'
import type { StoryWorld } from './StoryWorld'

const password = 'Passw0rd!'

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name }).first()

export const signIn = async (page: Page, world: StoryWorld, email: string, secret = password): Promise<void> => {
  await page.goto(`${world.url}/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname !== '/login')
}

const signOut = async (page: Page): Promise<void> => {
  await page
    .getByRole('button', { name: /sign out/i })
    .first()
    .click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /sign out/i })
    .click()
}

const goTo = (page: Page, world: StoryWorld, path: string) => page.goto(world.url + path)

/** Presses the plus button of the item at this index among all on sale. */
const choose = async (page: Page, index: number, count: number): Promise<void> => {
  const all = main(page).getByRole('button', { name: /^Add one / })
  await all.first().waitFor()
  const one = all.nth(index % (await all.count()))
  for (let pressed = 0; pressed < count; pressed += 1) await one.click()
}

/** Reviews the choice, then applies it. */
const take = async (page: Page, world: StoryWorld): Promise<void> => {
  const add = button(page, /^Add .*to basket/)
  await add.scrollIntoViewIfNeeded()
  await world.picture(page)
  await add.click()
}

export const addTickets = async (page: Page, world: StoryWorld, order: TicketOrder): Promise<void> => {
  await goTo(page, world, `/booking/${order.ref}/tickets`)
  await choose(page, await world.placeOfTicket(order.ref, order.ticketTypeId), order.count)
  const holders = main(page).getByRole('combobox')
  for (let index = 0; index < (await holders.count()); index += 1) {
    const { passenger } = order
    const isShared = passenger === 'new' && index > 0
    const value = typeof passenger === 'number' ? `passenger-${passenger}` : isShared ? null : 'add'
    const offered = await holders
      .nth(index)
      .locator('option')
      .evaluateAll((all) => all.map((one) => one.getAttribute('value')))
    // No page offers a cancelled passenger.
    await holders.nth(index).selectOption(value !== null && offered.includes(value) ? value : { index: 1 })
    if (value !== 'add') continue
    await page.getByLabel('First name').last().fill('Nora')
    await page.getByLabel('Last name').last().fill(`Quill${index}`)
  }
  await take(page, world)
}

const field = (page: Page, title: string) => page.frameLocator(`iframe[title="${title}"]`).getByRole('textbox')

const typeCard = async (page: Page, number: string): Promise<void> => {
  await page.getByLabel('Name on card').fill('Amelia Hart')
  await field(page, 'Secure card number input frame').fill(number)
  await field(page, 'Secure expiration date input frame').fill('12 / 34')
  await field(page, 'Secure CVC input frame').fill(number.length === 15 ? '1234' : '123')
}

const acceptTerms = async (page: Page): Promise<void> => {
  const terms = page.getByRole('checkbox', { name: /accept/ })
  if ((await terms.count()) > 0) await terms.first().check()
}

const bankButtons = { complete: 'Complete authentication', fail: 'Fail authentication', close: 'Close authentication' }

const answerBank = async (page: Page, answer: 'complete' | 'fail' | 'close'): Promise<void> => {
  const inCheck = page.frameLocator('iframe[src*="challenge"]').getByRole('button', { name: bankButtons[answer] })
  if (answer === 'close') await page.getByRole('button', { name: bankButtons.close }).click()
  else await inCheck.click()
}

const payWith = async (
  page: Page,
  world: StoryWorld,
  name: RegExp,
  { card, decision }: Pick<PaySubmission, 'card' | 'decision'>,
): Promise<void> => {
  if (card.by === 'wallet') {
    const wallet = page.getByRole('button', { name: 'Apple Pay' })
    await wallet.waitFor()
    // The terms may still be loading.
    await untilQuiet(page)
    await acceptTerms(page)
    await world.picture(page)
    await wallet.click()
    await page.getByRole('button', { name: new RegExp(`^Visa ${card.number.slice(-4)}`) }).click()
  } else {
    await typeCard(page, card.number)
    await acceptTerms(page)
    await world.picture(page)
    await button(page, name).click()
  }
  if (card.challenged && decision !== 'leaveOpen') await answerBank(page, decision)
}

const pay = async (page: Page, world: StoryWorld, submission: PaySubmission): Promise<void> => {
  await goTo(page, world, `/booking/${submission.ref}/checkout`)
  await payWith(page, world, /^Pay £/, submission)
}

const discard = async (page: Page, world: StoryWorld, ref: string): Promise<void> => {
  await goTo(page, world, `/booking/${ref}/cart`)
  await button(page, /discard|empty/i).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /discard|empty/i })
    .click()
}

const remove = async (page: Page, world: StoryWorld, ref: string, isEverything: boolean): Promise<void> => {
  await goTo(page, world, `/booking/${ref}/cart`)
  if (isEverything) await page.getByRole('checkbox', { name: 'Select all' }).check()
  await button(page, isEverything ? /^Remove (selected|all|\d)/ : /^Remove /).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Remove$| only$/ })
    .click()
}

/** Waits for pending requests, which the next navigation would abort. Ignores requests that never end. */
const untilQuiet = (page: Page): Promise<void> =>
  main(page)
    .locator('[aria-busy="true"]')
    .first()
    .waitFor({ state: 'detached' })
    .catch(() => undefined)

/** Performs a step of the story on the pages of the product. False for a step that the watcher must do. */
export const press = async (step: StoryStep, world: StoryWorld): Promise<boolean> => {
  if (await happens(step, world)) return true
  const isPressed = await pressOn(step, world)
  const isCutOff = 'patience' in step && step.patience !== 'untilQuiet'
  if (!isCutOff) await untilQuiet(world.page)
  return isPressed
}

const pressOn = async (step: StoryStep, world: StoryWorld): Promise<boolean> => {
  const { page } = world
  if (step instanceof Elsewhere) {
    const other = await world.other(step.where)
    const { action } = step
    if (action.kind === 'close') await world.close(step.where)
    else if (action.kind === 'add') await addTickets(other, world, action.order)
    else if (action.kind === 'discard') await discard(other, world, action.ref)
    else await pay(other, world, action.submission)
  } else if (step instanceof SignIn) await signIn(page, world, step.email, step.password)
  else if (step instanceof SignInTo)
    await signIn(page, world, world.email, step.proof === 'wrong' ? 'Not-this-one' : password)
  else if (step instanceof SignOut || step instanceof SignOutOf) await signOut(page)
  else if (step instanceof ComeBack || step instanceof LookAgain) await page.reload()
  else if (step instanceof OpenBooking) await goTo(page, world, `/booking/${step.ref}`)
  else if (step instanceof AddTickets) await addTickets(page, world, step.order)
  else if (step instanceof AddExtras) {
    await goTo(page, world, `/booking/${step.ref}/extras`)
    await choose(page, step.option, step.count)
    await take(page, world)
  } else if (step instanceof AddRooms) {
    await goTo(page, world, `/booking/${step.order.ref}/accommodation`)
    await main(page).getByRole('link', { name: /room/i }).first().click()
    await choose(page, step.order.kind, step.order.count)
    await take(page, world)
  } else if (step instanceof AddRoomOptions) return false
  else if (step instanceof RemoveItems) await remove(page, world, step.ref, step.what !== 'one')
  else if (step instanceof RemoveThings) await remove(page, world, step.ref, step.what === 'everything')
  else if (step instanceof DiscardBasket) await discard(page, world, step.ref)
  else if (step instanceof Pay) await pay(page, world, step.submission)
  else if (step instanceof CompleteFreeBasket) {
    await goTo(page, world, `/booking/${step.ref}/checkout`)
    await acceptTerms(page)
    await button(page, /complete|confirm|add to booking/i).click()
  } else if (step instanceof PayBalance) {
    const part = step.submission.part === 'overdue' ? '?part=overdue' : ''
    await goTo(page, world, `/booking/${step.submission.ref}/pay-in-full${part}`)
    await payWith(page, world, /^Pay £/, step.submission)
  } else if (step instanceof ChangePlan && step.submission.action === 'create') {
    await goTo(page, world, `/booking/${step.submission.ref}/payment-plan`)
    await page.getByLabel('Payment day').selectOption({ index: step.submission.day - 1 })
    await payWith(page, world, /^Set up/, step.submission)
  } else if (step instanceof AnswerBank) await answerBank(page, step.answer)
  else if (step instanceof ChangeResale && step.order.what !== 'against the rules') {
    await goTo(page, world, `/booking/${step.order.ref}/resale`)
    const boxes = page.getByRole('checkbox', { name: /^(List for resale|Take off resale) / })
    await boxes.first().waitFor()
    const count = await boxes.count()
    if (step.order.what === 'one') await boxes.nth(step.order.ticket % count).check()
    else for (let index = 0; index < count; index += 1) await boxes.nth(index).check()
    await button(page, /^Review/).click()
    await page.getByRole('dialog').getByRole('button').last().click()
  } else if (step instanceof UpdateDelivery) {
    await goTo(page, world, `/booking/${step.ref}/delivery/update`)
    await page.getByLabel('Town or city').or(page.getByLabel('City')).first().fill(step.city)
    if (step.everywhere) await page.getByLabel('Use it for every booking with a delivery').check()
    await main(page).locator('button[type=submit]').click()
  } else if (step instanceof DownloadDocument && step.what === 'confirmation') {
    await goTo(page, world, `/booking/${step.ref}`)
    await main(page)
      .getByRole('button', { name: /confirmation/i })
      .first()
      .click()
  } else if (step instanceof AskForReset) {
    await goTo(page, world, '/resetpassword')
    await page.getByLabel('Email').fill(world.email)
    await button(page, 'Reset password').click()
  } else return false
  return true
}
