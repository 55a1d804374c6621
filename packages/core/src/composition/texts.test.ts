import { describe, expect, it } from 'vitest'
import { englishWords } from '../texts/englishWords.js'
import { dashboardArea } from './Dashboard.js'
import { withNeeds } from './needs.js'
import { texts } from './texts.js'

describe('the literal texts of the specification', () => {
  it.each([
    [texts.session.signedOut, 'You have successfully signed out!'],
    [texts.session.signOutQuestion, 'You are about to sign out. Do you want to continue?'],
    [texts.session.signOut, 'Sign Out'],
    [texts.session.cancel, 'Cancel'],
    [texts.basket.ticketsAdded('Standing, Seated'), 'Tickets successfully added to your basket: Standing, Seated'],
    [texts.basket.added(1, 'Double'), '1 x Double was added to your basket.'],
    [texts.basket.added(2, 'Double'), '2 x Double were added to your basket.'],
    [texts.basket.optionsAdded(1), 'Your accommodation option was added to your basket.'],
    [texts.basket.optionsAdded(2), 'Your accommodation options were added to your basket.'],
    [texts.basket.nameChangeAdded, 'Name Change added to basket'],
    [texts.basket.transportAdded, 'Transport added to basket'],
    [texts.basket.roomsRemoved(1, 'Double'), '1 x Double was removed from your basket.'],
    [texts.basket.roomsRemoved(2, 'Double'), '2 x Double were removed from your basket.'],
    [texts.basket.extrasRemoved('A week, A day'), 'Extras successfully removed from your basket: A week, A day'],
    [texts.basket.itemsRemoved, 'Items successfully removed from your basket.'],
    [texts.basket.warningHeader, 'Warning'],
    [texts.basket.ok, 'OK'],
    [texts.payment.itemsAddedToBooking, 'Item(s) successfully added to booking.'],
    [texts.payment.paid, 'Your payment was made successfully!'],
    [texts.payment.detailsUpdated, 'Your payment details were successfully updated!'],
    [
      texts.payment.paidButFailed,
      'Your payment has been successful but there has been an error completing your booking.',
    ],
    [
      texts.payment.paidReference('pay_1'),
      'Your payment reference is: pay_1. Please contact our Customer Services team who will resolve this for you.',
    ],
    [texts.payment.doNotRebook, 'Please do not try to re-book.'],
    [
      Object.values(texts.screen.booking.prices.sections).join('; '),
      'Accommodation; Customer Change; Tickets; Transport; Extras; Insurance; Delivery; Discounts; Fees',
    ],
    [Object.values(texts.basket.sections).join('; '), 'Tickets; Accommodation; Extras; Transport; Customer Change'],
    [texts.screen.session.title, 'Login'],
    [texts.screen.session.heading, "Let's get you logged in"],
    [texts.screen.session.emailInvalid, 'Invalid email address'],
    [texts.screen.session.passwordEmpty, 'Password must not be empty'],
    [texts.screen.session.forgotten, 'Forgotten your password?'],
    [texts.screen.resetPassword.title, 'Password Reset'],
    [texts.screen.resetPassword.heading, 'Reset your password'],
    [texts.screen.resetPassword.toLogin, 'Login with an existing account'],
    [texts.screen.changePassword.title, 'Update Password'],
    [texts.account.passwordChanged, 'Your password was successfully updated!'],
    [texts.account.resetRequested, 'Please check your emails for your temporary password.'],
    [texts.account.okay, 'Okay'],
    [texts.account.newPasswordSet, 'Successful password reset!'],
    [texts.account.continue, 'Continue'],
    [texts.account.newPasswordFailed, 'Unsuccessful password reset!'],
    [texts.account.somethingWentWrong, 'Oops, something went wrong.'],
    [texts.account.tryAgain, 'Try again'],
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
