import { describe, expect, it } from 'vitest'
import { englishWords } from '../texts/englishWords.js'
import { dashboardArea } from './Dashboard.js'
import { withNeeds } from './needs.js'
import { texts } from './texts.js'

/** Those that the tests of a workflow quote stand there. */
describe('the literal texts of the specification', () => {
  it.each([
    [texts.session.signOut, 'Sign Out'],
    [texts.session.cancel, 'Cancel'],
    [texts.basket.ticketsAdded('Standing, Seated'), 'Tickets successfully added to your basket: Standing, Seated'],
    [texts.basket.added(2, 'Double'), '2 x Double were added to your basket.'],
    [texts.basket.nameChangeAdded, 'Name Change added to basket'],
    [texts.basket.roomsRemoved(1, 'Double'), '1 x Double was removed from your basket.'],
    [texts.basket.roomsRemoved(2, 'Double'), '2 x Double were removed from your basket.'],
    [texts.basket.extrasRemoved('A week, A day'), 'Extras successfully removed from your basket: A week, A day'],
    [texts.basket.warningHeader, 'Warning'],
    [texts.basket.ok, 'OK'],
    [
      texts.payment.paidReference('pay_1'),
      'Your payment reference is: pay_1. Please contact our Customer Services team who will resolve this for you.',
    ],
    [
      Object.values(texts.screen.booking.prices.sections).join('; '),
      'Accommodation; Customer Change; Tickets; Transport; Extras; Insurance; Delivery; Discounts; Fees',
    ],
    [Object.values(texts.basket.sections).join('; '), 'Tickets; Accommodation; Extras; Transport; Customer Change'],
    [texts.screen.session.title, 'Login'],
    [texts.screen.session.heading, "Let's get you logged in"],
    [texts.screen.session.passwordEmpty, 'Password must not be empty'],
    [texts.screen.session.forgotten, 'Forgotten your password?'],
    [texts.screen.resetPassword.title, 'Password Reset'],
    [texts.screen.resetPassword.heading, 'Reset your password'],
    [texts.screen.resetPassword.toLogin, 'Login with an existing account'],
    [texts.screen.changePassword.title, 'Update Password'],
    [texts.account.okay, 'Okay'],
    [texts.account.continue, 'Continue'],
    [texts.screen.shell.version, 'v5-13-5'],
    [texts.screen.titleSuffix, 'Customer Dashboard'],
  ])('%s', (text, expected) => {
    expect(text).toBe(expected)
  })
})

it('the texts of scripts are those of the visitor and of every area', () => {
  const { visitor: _, ...ofAreas } = englishWords
  expect(Object.assign({}, ...withNeeds(dashboardArea).map(({ words }) => words))).toEqual(ofAreas)
})

describe('every text', () => {
  const collect = (node: unknown, path: string): readonly (readonly [string, string])[] => {
    if (typeof node === 'string') return [[path, node]]
    if (typeof node !== 'object' || node === null) return []
    return Object.entries(node).flatMap(([key, value]) => collect(value, `${path}.${key}`))
  }

  it('is not empty and has no extra blanks', () => {
    const all = collect(texts, 'texts')
    expect(all.length).toBeGreaterThan(100)
    expect(all.filter(([, text]) => text === '' || text !== text.trim() || /\s\s/.test(text))).toEqual([])
  })
})
