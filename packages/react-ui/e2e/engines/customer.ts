import { expect, type World } from '../support/world'
import type { Tab } from './Tab'

/** The part of a world's report that the journeys read. */
export interface Report {
  readonly customers: readonly { readonly email: string; readonly sessions: number }[]
  readonly bookings: readonly { readonly reference: string; readonly paid: number; readonly outstanding: number }[]
  readonly plans: readonly { readonly booking: string; readonly status: string }[]
  readonly listed: readonly { readonly ticket: string; readonly booking: string }[]
}

export const reportOf = async (world: World): Promise<Report> => (await world.ask('world')) as Report

export const bookingOf = async (world: World, reference: string): Promise<Report['bookings'][number]> => {
  const booking = (await reportOf(world)).bookings.find((one) => one.reference === reference)
  if (booking === undefined) throw new Error(`There is no ${reference}`)
  return booking
}

export const sessionsOf = async (world: World, email: string): Promise<number | undefined> =>
  (await reportOf(world)).customers.find((one) => one.email === email)?.sessions

/** The status of every answer to this operation; 0 if there was no answer. */
export const answersTo = async (world: World, operation: string): Promise<readonly number[]> => {
  const calls = (await world.ask('journal')) as readonly { operation: string | null; status: number | null }[]
  return calls.filter((call) => call.operation === operation).map(({ status }) => status ?? 0)
}

export const charges = async (world: World): Promise<readonly number[]> =>
  (await world.charges()).map(({ amount }) => amount)

export const email = 'demo@example.com'
export const bookingNames = {
  SUN1001: 'Barcelona: seven nights of music',
  SUN1002: 'Vienna: three nights in concert',
  SUN1003: 'Verona: opera nights and Lake Garda',
}

export const fillLogin = async (tab: Tab, password = 'Passw0rd!'): Promise<void> => {
  await tab.type({ label: 'Email address' }, email)
  await tab.type({ label: 'Password' }, password)
  await tab.click({ role: 'button', name: 'Sign in' })
}

export const seesList = (tab: Tab): Promise<void> => tab.sees({ role: 'heading', name: 'Manage My Bookings' })

export const signIn = async (tab: Tab): Promise<void> => {
  await tab.open('/login')
  await fillLogin(tab)
  await seesList(tab)
}

export const openBooking = async (tab: Tab, reference: keyof typeof bookingNames): Promise<void> => {
  const name = bookingNames[reference]
  await tab.click({ role: 'link', name })
  await tab.sees({ role: 'heading', name })
  await tab.isWhole()
}

export const goodCard = '4242 4242 4242 4242'
/** A card for which the bank asks for a challenge. */
export const challengedCard = '4000 0027 6000 3184'

export const typeCard = async (tab: Tab, number: string): Promise<void> => {
  const field = (label: string, frame: string) => ({ label, frame: `Secure ${frame} input frame` })
  await tab.type({ label: 'Name on card' }, 'Amelia Hart')
  await tab.type(field('Credit or debit card number', 'card number'), number)
  await tab.type(field('Credit or debit card expiration date', 'expiration date'), '12 / 34')
  await tab.type(field('Credit or debit card CVC/CVV', 'CVC'), '123')
}

const confirm = {
  role: 'button',
  name: 'Complete authentication',
  frame: '3D Secure challenge frame',
} as const

export const seesChallenge = (tab: Tab): Promise<void> => tab.sees(confirm)
export const completeChallenge = (tab: Tab): Promise<void> => tab.click(confirm)

export const pay = (tab: Tab): Promise<void> => tab.click({ role: 'button', name: /^Pay £/ })

/** Goes from the bookings list to the pay form with two tickets of the beach concert. */
export const choosePairOfTickets = async (tab: Tab): Promise<void> => {
  await openBooking(tab, 'SUN1001')
  await tab.click({ role: 'link', name: 'Add tickets' })
  await tab.click({ role: 'button', name: /^One each for 2 passengers, Standing/ })
  await tab.click({ role: 'button', name: 'Buy now' })
  await tab.click({ role: 'checkbox', name: /accept the terms/ })
}

export const seesReceiptOfTickets = async (tab: Tab): Promise<void> => {
  await tab.sees({ role: 'heading', name: 'Receipt' })
  await tab.sees({ text: '£102.00 paid' })
  await tab.sees({ role: 'link', name: 'Basket, empty' })
}

/** Checks that the customer paid once, and for nothing else. */
export const paidForTickets = async (world: World): Promise<void> => {
  expect(await charges(world)).toEqual([10_200])
  expect(await answersTo(world, 'pay')).toEqual([200])
  expect(await bookingOf(world, 'SUN1001')).toMatchObject({ paid: 70_200, outstanding: 132_400 })
}
