import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createSignedInWorld } from '../testing/createSignedInWorld'
import { createWorld } from '../testing/createWorld'
import { openApp } from '../testing/openApp'
// Lazy parts in the product. Their first load is not under test here.
import './bank/BankAccountScreen'
import './profile/ProfileScreen'
import '../delivery/DeliveryUpdateScreen'

/** What each field of the page says about its purpose (WCAG 2.2, 1.3.5), in their order. */
const purposes = (): readonly string[] =>
  [...screen.getByRole('main').querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')]
    .filter((field) => field.matches(':not([type=checkbox], [type=radio], [hidden])'))
    .map((field) => `${field.labels?.[0]?.textContent ?? ''}: ${field.getAttribute('autocomplete') ?? 'missing'}`)

const address = [
  'Address line 1: address-line1',
  'Address line 2 (optional): address-line2',
  'Address line 3 (optional): address-line3',
  'Town or city: address-level2',
  'County (optional): address-level1',
  'Postcode: postal-code',
  'Country: country-name',
]
const own = [
  'First name: given-name',
  'Last name: family-name',
  'Day: bday-day',
  'Month: bday-month',
  'Year: bday-year',
  'Gender (optional): sex',
  'Phone number (optional): tel',
  'Current password: current-password',
  'New password: new-password',
  'Repeat the new password: new-password',
  // Somebody else.
  'Full name (optional): off',
  'Telephone (optional): off',
  ...address,
  'First name: given-name',
  'Middle names (optional): additional-name',
  'Last name: family-name',
  // No purpose of the standard fits the rest of a passport.
  'Passport number: off',
  'Day: off',
  'Month: off',
  'Year: off',
  'Nationality (optional): off',
  'Country of issue (optional): off',
]

describe('the purpose of a field', () => {
  it("is set for the customer's own details, and for no other person", async () => {
    const { user } = openApp(await createSignedInWorld(), '/profile')
    await screen.findByRole('heading', { level: 2, name: 'Update Passport' })
    for (const edit of await screen.findAllByRole('button', { name: /^(Edit|Add|Change) / })) await user.click(edit)
    const said = purposes()
    expect(said.slice(0, own.length)).toEqual(own)
    const others = said.slice(own.length)
    expect(others.filter((one) => one.startsWith('Passport number')).length).toBeGreaterThan(1)
    expect(others.filter((one) => !one.endsWith(': off'))).toEqual([])
  })

  it.each([
    ['/login', ['Email address: username', 'Password: current-password']],
    ['/profile/details/bank-account', ['Account name: name', 'Sort code: off', 'Account number: off']],
    ['/booking/SUN1003/delivery/update', address],
  ])('is set at %s', async (path, expected) => {
    openApp(path === '/login' ? await createWorld() : await createSignedInWorld(), path)
    await waitFor(() => expect(purposes()).toEqual(expected))
  })
})
