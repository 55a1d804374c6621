import { basketOf, texts } from '@booking-dashboard/core'
import { expect, it } from 'vitest'
import { hold } from '../invariants/holdInvariants.js'
import { TestContext } from '../model/TestContext.js'
import { setOut } from '../running/travel.js'
import { inZone, zones } from '../running/zones.js'
import { severityOf } from './severities.js'
import { shownAsAnswered } from './shownAsAnswered.js'
import { writtenDate } from './writtenDates.js'

it('a toast has the severity that its text requires', () => {
  expect(severityOf(texts.payment.paid)).toBe('success')
  expect(severityOf(texts.customer.deliveriesUpdated)).toBe('success')
  expect(severityOf(texts.failure.unknown)).toBe('danger')
  expect(severityOf('The computer says no.')).toBeNull()
})

it('a page has to match its answers, and shows nothing after a sign-out', async () => {
  const context = new TestContext({ seed: 1 })
  await setOut(context, 'atCheckout')
  const compared = (): number => {
    const before = context.oracle.comparisons
    hold(context, shownAsAnswered)
    return context.oracle.comparisons - before
  }
  expect(compared()).toBe(4)
  const tab = context.journey.tab()
  await context.press(tab, tab.dashboard.session.signOut)
  expect(compared()).toBeGreaterThan(4)
})

it('a page may show the basket that it has just created', async () => {
  const context = new TestContext({ seed: 1 })
  await setOut(context, 'atCheckout')
  const tab = context.journey.tab()
  const basket = tab.dashboard.basket('SUN1001')
  await context.press(tab, async () => {
    await basket.load()
    await basket.discard()
    return basket.create()
  })
  expect(basketOf(basket.state$.value)?.total).toBe(0)
  expect(() => hold(context, shownAsAnswered)).not.toThrow()
})

const dates = [
  ['2026-01-31', 'Sat 31 January 2026'],
  ['2028-02-29', 'Tue 29 February 2028'],
  ['2000-02-29T00:00:00Z', 'Tue 29 February 2000, 00:00'],
  ['1900-03-01', 'Thu 1 March 1900'],
  ['2027-12-31T23:59:59Z', 'Fri 31 December 2027, 23:59'],
  // Hours that a clock change skips or repeats in some zone.
  ['2026-03-08T02:30:00-08:00', 'Sun 8 March 2026, 02:30'],
  ['2026-03-29T01:30:00+01:00', 'Sun 29 March 2026, 01:30'],
  ['2026-11-01T00:30:00-05:00', 'Sun 1 November 2026, 00:30'],
] as const

it.each(zones)('the oracle and the page write a date in %s as the back end sent it', async (zone) => {
  await inZone(zone, () => {
    const { formats } = texts
    for (const [iso, written] of dates) {
      expect(writtenDate(iso)).toBe(written)
      expect(iso.includes('T') ? formats.dateTime(iso) : formats.date(iso)).toBe(written)
    }
    expect(formats.dateRange('2026-03-28', '2026-03-29')).toBe('Sat 28 to Sun 29 March 2026')
    expect(formats.dateRange('2027-12-31', '2028-01-01')).toBe('Fri 31 December 2027 to Sat 1 January 2028')
    expect(formats.dayOfMonth('2028-02-29T23:30:00Z')).toBe('29 Feb')
    return Promise.resolve()
  })
})
