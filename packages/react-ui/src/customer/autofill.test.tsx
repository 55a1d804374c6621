import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createSignedInWorld } from '../../test/createSignedInWorld'
import { createWorld } from '../../test/createWorld'
import { openApp } from '../../test/openApp'
// Lazy parts in the product. Their first load is not under test here.
import './bank/BankAccountScreen'
import './profile/ProfileScreen'
import '../catalogue/tickets/TicketsScreen'
import '../delivery/DeliveryUpdateScreen'
import '../payment/screens'
import '../questions/MandatoryInformationScreen'
import '../questions/RequiredAddressScreen'
import '../session/passwords/ChangePasswordScreen'
import '../session/passwords/ResetPasswordScreen'

type Typed = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The keyboard of a phone, and what the browser checks, where it is not plain text. */
const keyboardOf = (field: Typed): string => {
  const kinds = [field.type, field.getAttribute('inputmode') ?? '']
  const special = kinds.filter((kind) => !['', 'text', 'select-one', 'textarea'].includes(kind))
  return [...new Set(special)].map((kind) => `, ${kind}`).join('')
}

/** What each field of the page says about its purpose (WCAG 2.2, 1.3.5) and its keyboard, in their order. */
const purposes = (): readonly string[] =>
  [...screen.getByRole('main').querySelectorAll<Typed>('input, select, textarea')]
    .filter((field) => field.matches(':not([type=checkbox], [type=radio])'))
    .map((field) => {
      const label = field.labels?.[0]?.textContent ?? field.name
      return `${label || field.name}: ${field.getAttribute('autocomplete') ?? 'missing'}${keyboardOf(field)}`
    })

const address = [
  'Address line 1: address-line1',
  'Address line 2 (optional): address-line2',
  'Address line 3 (optional): address-line3',
  'Town or city: address-level2',
  'County (optional): address-level1',
  'Postcode: postal-code',
  'Country: country-name',
]
const unknownDate = ['Day: off, numeric', 'Month: off, numeric', 'Year: off, numeric']
const newPasswords = ['New password: new-password, password', 'Repeat the new password: new-password, password']
const changePassword = ['username: username, email', 'Current password: current-password, password', ...newPasswords]
const somebodyElse = [
  'First name: off',
  'Last name: off',
  'Email address (optional): off, email',
  'Phone number (optional): off, tel',
]
const own = [
  'First name: given-name',
  'Last name: family-name',
  'Day: bday-day, numeric',
  'Month: bday-month, numeric',
  'Year: bday-year, numeric',
  'Gender (optional): sex',
  'Phone number (optional): tel, tel',
  ...changePassword,
  // Somebody else.
  'Full name (optional): off',
  'Phone number (optional): off, tel',
  ...address,
  'First name: given-name',
  'Middle names (optional): additional-name',
  'Last name: family-name',
  // No purpose of the standard fits the rest of a passport.
  'Passport number: off',
  ...unknownDate,
  'Nationality (optional): off',
  'Country of issue (optional): off',
]

type User = ReturnType<typeof openApp>['user']

interface FormPage {
  readonly path: string
  readonly isVisitor?: true
  /** Opens the form. */
  readonly open?: (user: User) => Promise<unknown>
  readonly fields: readonly string[]
}

const pages: readonly FormPage[] = [
  {
    path: '/login',
    isVisitor: true,
    fields: ['Email address: username, email', 'Password: current-password, password'],
  },
  { path: '/resetpassword', isVisitor: true, fields: ['Email address: username, email'] },
  { path: '/resetpassword?token=any', isVisitor: true, fields: newPasswords },
  { path: '/changepassword', fields: changePassword },
  {
    path: '/profile/details/bank-account',
    fields: ['Account name: name', 'Sort code: off, numeric', 'Account number: off, numeric'],
  },
  { path: '/booking/SUN1003/delivery/update', fields: address },
  {
    path: '/booking/SUN1001/tickets',
    open: async (user) => {
      await user.click(await screen.findByRole('button', { name: /^Add one Stalls,/ }))
      await user.selectOptions(screen.getByLabelText('Ticket 1'), 'Add a new passenger')
    },
    fields: ['Ticket 1: off', ...somebodyElse],
  },
  {
    path: '/booking/SUN1003/ticket-details',
    open: async (user) => user.click((await screen.findAllByRole('button', { name: /^Change name/ }))[0] as Element),
    fields: ['Somebody on this booking (optional): off', ...somebodyElse],
  },
  {
    path: '/booking/SUN1001/mandatory-information',
    open: async () => screen.findByRole('form', { name: 'Questions for Amelia Hart (you)' }),
    // The autofill standard has no purpose for a question about a passenger.
    fields: [
      'Meal at the welcome reception: off',
      'Beds in your room (optional): off',
      ...unknownDate,
      'Dietary requirements (optional): off',
    ],
  },
  {
    path: '/booking/SUN1001/required-data/7101/address/update',
    fields: address.map((line) => line.replace(/: .*/, ': off')),
  },
  // The other fields of the card are documents of the card provider.
  { path: '/booking/SUN1001/pay-in-full', fields: ['Name on card: cc-name'] },
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
    expect(others.filter((one) => !/: off\b/.test(one))).toEqual([])
  })

  it.each(pages)('is set at $path', async ({ path, isVisitor, open, fields }) => {
    const { user } = openApp(isVisitor === true ? await createWorld() : await createSignedInWorld(), path)
    await open?.(user)
    await waitFor(() => expect(purposes()).toEqual(fields))
  })
})
