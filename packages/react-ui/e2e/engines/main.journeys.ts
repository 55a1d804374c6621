import {
  answersTo,
  bookingNames,
  bookingOf,
  challengedCard,
  charges,
  choosePairOfTickets,
  completeChallenge,
  email,
  fillLogin,
  goodCard,
  openBooking,
  paidForTickets,
  pay,
  reportOf,
  seesChallenge,
  seesReceiptOfTickets,
  sessionsOf,
  signIn,
  typeCard,
} from './customer'
import { expect, test } from './engineTest'

test('pay a balance', async ({ tab, world }) => {
  await signIn(tab)
  const { outstanding, paid } = await bookingOf(world, 'SUN1001')
  await openBooking(tab, 'SUN1001')
  await tab.click({ role: 'link', name: 'Ways to pay' })
  await tab.click({ role: 'link', name: 'Pay in full' })
  await typeCard(tab, goodCard)
  await tab.doubleClick({ role: 'button', name: 'Pay £1,324.00' })
  await tab.sees({ role: 'heading', name: 'Receipt' })
  await tab.sees({ text: '£1,324.00 paid' })
  expect(outstanding).toBe(132_400)
  expect(await charges(world)).toEqual([outstanding])
  expect(await bookingOf(world, 'SUN1001')).toMatchObject({ paid: paid + outstanding, outstanding: 0 })
})

test('set up a plan', async ({ tab, world }) => {
  await signIn(tab)
  await openBooking(tab, 'SUN1001')
  await tab.click({ role: 'link', name: 'Payment plan' })
  await tab.select({ label: 'Payment day' }, '15th')
  await tab.sees({ text: /^\w{3} 15 \w+ \d{4}$/ })
  await typeCard(tab, challengedCard)
  await tab.click({ role: 'button', name: 'Set up payment plan' })
  await completeChallenge(tab)
  await tab.sees({ role: 'heading', name: 'Your payment plan is set up' })
  await tab.sees({ text: '15th of each month' })
  await tab.sees({ text: 'Ending 3184, Amelia Hart' })
  expect(await charges(world)).toEqual([])
  expect((await reportOf(world)).plans).toContainEqual(
    expect.objectContaining({ booking: 'SUN1001', status: 'active' }),
  )
})

test('list a ticket for resale', async ({ tab, world }) => {
  const ticket = 'Numbered steps, Margaret Hart'
  await signIn(tab)
  const before = (await reportOf(world)).listed
  await openBooking(tab, 'SUN1003')
  await tab.click({ role: 'link', name: 'Resale' })
  await tab.click({ role: 'checkbox', name: `List for resale ${ticket}` })
  await tab.click({ role: 'button', name: 'Review changes' })
  await tab.click({ role: 'button', name: 'List 1 ticket' })
  await tab.sees({ role: 'checkbox', name: `Take off resale ${ticket}` })
  const { listed } = await reportOf(world)
  expect(listed).toHaveLength(before.length + 1)
  expect(listed.filter(({ booking }) => booking === 'SUN1003')).toHaveLength(2)
})

test('change a delivery', async ({ tab, world }) => {
  await signIn(tab)
  await openBooking(tab, 'SUN1003')
  await tab.click({ role: 'link', name: 'Change the address' })
  await tab.holds({ label: 'Address line 1' }, '14 Lantern Yard')
  await tab.type({ label: 'Address line 1' }, '2 Harbour Walk')
  await tab.click({ role: 'button', name: 'Use this address' })
  await tab.sees({ text: /^To 2 Harbour Walk/ })
  expect(await answersTo(world, 'updateDelivery')).toEqual([200])
  // Checks what the back end stores.
  await tab.open('/booking/SUN1003/delivery/update')
  await tab.holds({ label: 'Address line 1' }, '2 Harbour Walk')
})

test('keep a booking offline', async ({ tab, world, cable, expectedComplaints }) => {
  expectedComplaints.push(/ERR_CONNECTION_REFUSED|Failed to load resource|NetworkError|not be established/)
  const { SUN1002: name } = bookingNames
  await signIn(tab)
  await openBooking(tab, 'SUN1002')
  await tab.click({ role: 'button', name: 'Keep on this device' })
  await tab.sees({ text: /^Kept on this device, as of/ })
  const read = await answersTo(world, 'getBooking')

  await cable.pull()
  await tab.reload()
  await tab.sees({ role: 'heading', name })
  await tab.sees({ text: /^As of \w{3} \d{1,2} \w+ \d{4}, \d{2}:\d{2}$/ })
  await tab.open('/')
  await tab.sees({ role: 'heading', name })
  expect(await answersTo(world, 'getBooking')).toEqual(read)

  await cable.plugIn()
  await tab.open('/booking/SUN1002')
  await tab.sees({ role: 'heading', name: 'Your tickets are ready' })
  await tab.seesNo({ text: /^As of/ })
})

test('show a ticket at the gate', async ({ tab }) => {
  await signIn(tab)
  await openBooking(tab, 'SUN1002')
  await tab.click({ role: 'button', name: 'Show at the gate' })
  await tab.sees({ role: 'img', name: /E-ticket SUN1002.*Amelia Hart, ticket \d+$/, within: 'dialog' })
  await tab.click({ role: 'button', name: 'Next ticket' })
  await tab.sees({ role: 'img', name: /E-ticket SUN1002.*Theo Hart, ticket \d+$/, within: 'dialog' })
  await tab.click({ role: 'button', name: 'Close' })
  await tab.seesNo({ role: 'button', name: 'Next ticket' })
})

test('buy two tickets with 3-D Secure, and reload during the challenge', async ({ tab, world }) => {
  await signIn(tab)
  await choosePairOfTickets(tab)
  await typeCard(tab, challengedCard)
  await pay(tab)
  await seesChallenge(tab)
  await tab.reload()
  await seesChallenge(tab)
  expect(await charges(world)).toEqual([])
  await completeChallenge(tab)
  await seesReceiptOfTickets(tab)
  await paidForTickets(world)
})

test('sign out', async ({ tab, world, expectedComplaints }) => {
  expectedComplaints.push(/401/)
  const signOut = { role: 'button', name: 'Sign Out' } as const
  await signIn(tab)
  await tab.click(signOut)
  await tab.click({ ...signOut, within: 'dialog' })
  await tab.sees({ role: 'heading', name: "Let's get you logged in" })
  expect(await sessionsOf(world, email)).toBe(0)
  await tab.open('/booking/SUN1001')
  await tab.isAt('/login')
})

test('reset a forgotten password', async ({ tab, world }) => {
  await tab.open('/login')
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
  await tab.sees({ role: 'heading', name: 'Manage My Bookings' })
})

test('sign in again after the session ended', async ({ tab, world, expectedComplaints }) => {
  expectedComplaints.push(/401/)
  await signIn(tab)
  await choosePairOfTickets(tab)
  await typeCard(tab, goodCard)
  await world.ask('session/expire', {})
  await tab.click({ role: 'link', name: 'Basket, 2 items' })
  await tab.sees({ text: 'Sign in to continue; what you typed is kept, without card details.' })
  await fillLogin(tab)
  await tab.sees({ role: 'heading', name: 'Your Basket' })
  await tab.click({ role: 'link', name: /checkout/i })
  await tab.holds({ label: 'Name on card' }, 'Amelia Hart')
  expect(await charges(world)).toEqual([])
})
