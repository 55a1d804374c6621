import { expect, findingsOf, test } from './support/world'

test('a tester reads and changes the world at /__fake/ by keyboard, without violating the page’s policy', {
  tag: '@long',
}, async ({ page, world, expectedComplaints }) => {
  expectedComplaints.push(/400 \(Bad Request\)/)
  await page.goto('/__fake/')
  await expect(page.getByRole('region', { name: 'Customers and sessions' })).toContainText('demo@example.com')
  const said = page.getByRole('status')

  await page.getByLabel('Call', { exact: true }).selectOption('getBookings')
  await page.getByLabel('What goes wrong').selectOption('status')
  await page.getByLabel('HTTP status').fill('503')
  await page.getByLabel('How often').selectOption('always')
  await page.getByRole('button', { name: 'Add fault' }).press('Enter')
  await expect(said).toHaveText('The fault strikes every call of getBookings.')
  const faults = page.getByRole('region', { name: 'Faults' })
  await expect(faults).toContainText('Not struck yet')
  await page.request.get('/api/bookings')
  await expect(faults).toContainText(/Struck 1 time/)
  await expect(page.getByRole('region', { name: 'Calls', exact: true })).toContainText('Struck by fault')
  await page.getByRole('button', { name: /^Take back fault/ }).press('Enter')
  await expect(said).toHaveText('The fault is taken back.')
  await expect(faults).toContainText('Nothing goes wrong.')
  await expect(faults).toBeFocused()

  await page.getByLabel('HTTP status').fill('204')
  await page.getByRole('button', { name: 'Add fault' }).click()
  await expect(said).toHaveText(/effect\.status: it has to be a whole number from 400 to 599/)

  await page.getByLabel('Move on by').fill('2')
  await page.getByLabel('Unit', { exact: true }).selectOption('days')
  await page.getByRole('button', { name: 'Move the clock on' }).click()
  await expect(page.getByText(/It was moved on by 2 days/)).toBeVisible()

  await page.getByLabel('Status of delivery 6101').selectOption('On its way')
  await expect(said).toHaveText('Delivery 6101: On its way.')
  await page.getByRole('button', { name: 'Sell it: ticket 5303' }).click()
  await expect(page.getByText('No ticket is listed.')).toBeVisible()
  await page.getByLabel('is to be').selectOption('pending, then failed')
  await page.getByRole('button', { name: 'Set outcome' }).click()
  await expect(page.getByText('Now it will be: pending, then failed (2 looks).')).toBeVisible()
  await expect(page.getByText('Now the client’s config switches them off.')).toBeVisible()
  await page.getByLabel('The client’s config switches them').selectOption('on for pounds')
  await page.getByLabel('The browser has').selectOption('Google Pay')
  await page.getByLabel('A sheet').selectOption('is closed at once')
  await page.getByRole('button', { name: 'Set wallets' }).press('Enter')
  await expect(said).toHaveText('The wallets are set. A page that is open notices after a reload.')
  await expect(page.getByText('Now on for GBP. The browser has Google Pay. A sheet is closed at once.')).toBeVisible()
  await page.getByRole('button', { name: 'Put in error: the plan of PLN2001' }).click()
  await expect(page.getByText('In error', { exact: true })).toBeVisible()

  await page.getByLabel('Payment', { exact: true }).selectOption('PAY-60118')
  await page.getByLabel(/^Amount, in minor units \(optional\)/).fill('20000')
  await page.getByRole('button', { name: 'Send it back' }).press('Enter')
  await expect(said).toHaveText('A refund of PAY-60118 is made.')
  const wentBack = page.getByRole('region', { name: 'Money that went back' })
  await expect(wentBack).toContainText('Refund')
  await page.getByLabel('Payment', { exact: true }).selectOption('PAY-60118')
  await page.getByLabel('Who takes it back').selectOption('the customer’s bank: a chargeback')
  await expect(page.getByLabel(/^Amount, in minor units \(optional\)/)).toBeHidden()
  await page.getByLabel('Listed as').selectOption('failed: its row turns to status 6')
  await page.getByRole('button', { name: 'Send it back' }).click()
  await expect(said).toHaveText(/A part of PAY-60118 is a row of its own/)
  await page.getByLabel('Listed as').selectOption('a negative row of its own')
  await page.getByRole('button', { name: 'Send it back' }).click()
  await expect(wentBack).toContainText('Chargeback')
  await page.locator('#priced-booking').selectOption('SUN1001')
  await page.getByLabel('Change by, in minor units').fill('-7500')
  await page.getByRole('button', { name: 'Change price' }).click()
  await expect(said).toHaveText('The price of SUN1001 has changed.')

  await page.getByLabel('Scenario', { exact: true }).selectOption('yen')
  await page.getByRole('button', { name: 'Begin scenario' }).click()
  await expect(page.getByRole('region', { name: 'Every booking' })).toContainText('¥')
  expect(await world.ask('world')).toMatchObject({ scenario: 'yen', ahead: 0 })
  await page.getByText('A world of your own').click()
  await page.getByRole('button', { name: 'Begin this world' }).click()
  await expect(said).toHaveText('Your world has begun.')
  await world.ask('scenario', { name: 'demo' })
})

test('the controls are readable in light and dark, and fit a narrow screen', { tag: '@long' }, async ({
  page,
  world,
}) => {
  await world.ask('faults', { match: { path: 'pay' }, times: 2, effect: { kind: 'delay', milliseconds: 5000 } })
  await page.goto('/__fake/')
  await expect(page.getByRole('region', { name: 'Customers and sessions' })).toContainText('demo@example.com')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await findingsOf(page)).toEqual([])
  }
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
})
