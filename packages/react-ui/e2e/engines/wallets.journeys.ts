import {
  answersTo,
  charges,
  choosePairOfTickets,
  completeChallenge,
  paidForTickets,
  seesChallenge,
  seesReceiptOfTickets,
  signIn,
} from './customer'
import { expect, test } from './engineTest'
import type { Tab } from './Tab'

const sheet = (tab: Tab, name: string): Promise<void> => tab.click({ role: 'button', name, within: 'dialog' })

test('pay by a wallet: closed, refused, then plain', async ({ tab, world }) => {
  await world.ask('wallets', { currencies: ['GBP'] })
  await signIn(tab)
  await choosePairOfTickets(tab)
  await tab.click({ role: 'button', name: 'Apple Pay' })
  await sheet(tab, 'Close')
  await tab.seesNo({ role: 'button', name: 'Visa 0002: Declined' })
  expect(await answersTo(world, 'pay')).toEqual([])
  await tab.click({ role: 'button', name: 'Apple Pay' })
  await sheet(tab, 'Visa 0002: Declined')
  await tab.sees({ role: 'heading', name: 'Your payment did not go through' })
  expect(await answersTo(world, 'pay')).toEqual([200])
  expect(await charges(world)).toEqual([])
  await tab.click({ role: 'button', name: 'Apple Pay' })
  await sheet(tab, 'Visa 4242: Paid')
  await seesReceiptOfTickets(tab)
  expect(await charges(world)).toEqual([10_200])
})

test('pay by a wallet with 3-D Secure', async ({ tab, world }) => {
  await world.ask('wallets', { currencies: ['GBP'] })
  await signIn(tab)
  await choosePairOfTickets(tab)
  await tab.click({ role: 'button', name: 'Google Pay' })
  await sheet(tab, 'Visa 3184: 3-D Secure, then paid')
  await seesChallenge(tab)
  expect(await charges(world)).toEqual([])
  await completeChallenge(tab)
  await seesReceiptOfTickets(tab)
  await paidForTickets(world)
})
