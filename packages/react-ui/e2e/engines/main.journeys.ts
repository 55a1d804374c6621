import { customerWays } from '../support/ways'
import {
  answersTo,
  bookingNames,
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
  seesChallenge,
  seesReceiptOfTickets,
  sessionsOf,
  signIn,
  typeCard,
} from './customer'
import { expect, test } from './engineTest'

for (const { name, walk, visitorAt, prepare } of customerWays.filter(({ inEngines }) => inEngines))
  test(name, async ({ tab, world }) => {
    await prepare?.(world)
    if (visitorAt === undefined) await signIn(tab)
    else await tab.open(visitorAt)
    await walk(tab, world)
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

test('open a page that is not loaded yet, once there is a connection again', async ({
  tab,
  world,
  cable,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_CONNECTION_REFUSED|ERR_CACHE_MISS|Failed to load resource|NetworkError/)
  await signIn(tab)
  await openBooking(tab, 'SUN1001')
  await tab.sees({ role: 'link', name: 'Add extras' })
  await tab.isWhole()
  await cable.pull()
  await tab.click({ role: 'link', name: 'Add extras' })
  await tab.sees({ text: 'There was no connection. Please try again once you are connected.' })
  await tab.sees({ role: 'heading', name: bookingNames.SUN1001 })
  await cable.plugIn()
  // The tab is left alone until then: a script in it may make WebKit drop the failed preload, which this test is about.
  await expect.poll(() => answersTo(world, 'getExtras')).toEqual([200])
  await tab.sees({ role: 'heading', name: 'Extras' })
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
