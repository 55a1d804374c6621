import {
  challengedCard,
  choosePairOfTickets,
  completeChallenge,
  openBooking,
  paidForTickets,
  pay,
  seesChallenge,
  seesReceiptOfTickets,
  signIn,
  typeCard,
} from './customer'
import { test } from './engineTest'

test.use({ translated: true })

test('buy two tickets in a browser that translates', async ({ tab, world }) => {
  await signIn(tab)
  await choosePairOfTickets(tab)
  await typeCard(tab, challengedCard)
  await pay(tab)
  await seesChallenge(tab)
  await completeChallenge(tab)
  await seesReceiptOfTickets(tab)
  await paidForTickets(world)
})

test('choose rooms and a plan in a browser that translates', async ({ tab }) => {
  await signIn(tab)
  await openBooking(tab, 'SUN1001')
  await tab.open('/booking/SUN1001/accommodation/3101')
  await tab.click({ role: 'button', name: 'Add one Double room' })
  await tab.sees({ text: '1 × Double room' })
  await tab.click({ role: 'button', name: 'Add one Double room' })
  await tab.sees({ text: '2 × Double room' })
  await tab.click({ role: 'button', name: 'Add to basket' })
  await tab.sees({ role: 'link', name: 'Basket, 2 items' })
  await tab.open('/booking/SUN1001/payment-plan')
  await tab.select({ label: 'Payment day' }, '15th')
  await tab.sees({ text: /^\w{3} 15 \w+ \d{4}$/ })
})
