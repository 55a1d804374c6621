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
import '../session/login/LoginScreen'
import '../session/passwords/ChangePasswordScreen'
import '../session/passwords/ResetPasswordScreen'

type Typed = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
type User = ReturnType<typeof openApp>['user']

const shownIn = (field: Typed): string =>
  field instanceof HTMLSelectElement ? (field.selectedOptions[0]?.textContent ?? '') : field.value

/** Each field of the page with its content, in their order. */
const contents = (): readonly string[] =>
  [...screen.getByRole('main').querySelectorAll<Typed>('input, select, textarea')]
    .filter((field) => field.matches(':not([type=checkbox], [type=radio])'))
    .map((field) => {
      const label = field.labels?.[0]?.textContent ?? field.name
      return `${(label || field.name).replace(' (optional)', '')}: ${shownIn(field)}`
    })

const home = [
  'Address line 1: 14 Lantern Yard',
  'Address line 2: Totterdown',
  'Address line 3: ',
  'Town or city: Bristol',
  'County: Somerset',
  'Postcode: BS4 3DR',
  'Country: United Kingdom',
]
/** A password is never known. */
const passwords = ['Current password: ', 'New password: ', 'Repeat the new password: ']

interface FormPage {
  readonly path: string
  readonly open?: (user: User) => Promise<unknown>
  readonly fields: readonly string[]
}

const pages: readonly FormPage[] = [
  { path: '/changepassword', fields: ['username: demo@example.com', ...passwords] },
  {
    path: '/profile/details/bank-account',
    // The back end sends no account, only its last digits.
    fields: ['Account name: Amelia J Hart', 'Sort code: ', 'Account number: '],
  },
  { path: '/booking/SUN1003/delivery/update', fields: home },
  {
    path: '/booking/SUN1001/tickets',
    open: async (user) => user.click(await screen.findByRole('button', { name: /^Add one Standing,/ })),
    fields: ['Ticket 1: Amelia Hart (lead)'],
  },
  {
    path: '/booking/SUN1003/ticket-details',
    open: async (user) => {
      await user.click((await screen.findAllByRole('button', { name: /^Change name/ }))[0] as Element)
      await user.selectOptions(await screen.findByLabelText(/^Somebody on this booking/), 'Oskar Brandt')
    },
    fields: [
      'Somebody on this booking: Oskar Brandt',
      'First name: Oskar',
      'Last name: Brandt',
      'Email address: ',
      'Phone number: ',
    ],
  },
  {
    path: '/booking/SUN1001/mandatory-information',
    open: async () => screen.findByRole('form', { name: 'Questions for Amelia Hart (you)' }),
    fields: [
      'Meal at the welcome reception: Vegetarian',
      'Beds in your room: One double bed',
      'Day: 15',
      'Month: 11',
      'Year: 2022',
      'Dietary requirements: No nuts, please',
    ],
  },
  {
    path: '/booking/SUN1001/required-data/7101/address/update',
    // The question may be about another address, so the known ones are only offered.
    open: async (user) => user.click((await screen.findAllByRole('button', { name: /^Use / }))[0] as Element),
    fields: home,
  },
  // The card may be another person's, and its other fields are documents of the card provider.
  { path: '/booking/SUN1001/pay-in-full', fields: ['Name on card: '] },
]

describe('what is known', () => {
  it.each(pages)('is not typed again at $path', async ({ path, open, fields }) => {
    const { user } = openApp(await createSignedInWorld(), path)
    await open?.(user)
    await waitFor(() => expect(contents()).toEqual(fields))
  })

  it('is not typed again in the profile', async () => {
    const { user } = openApp(await createSignedInWorld(), '/profile')
    await screen.findByRole('heading', { level: 2, name: 'Update Passport' })
    for (const edit of await screen.findAllByRole('button', { name: /^(Edit|Add|Change) / })) await user.click(edit)
    expect(contents().slice(0, 29)).toEqual([
      'First name: Amelia',
      'Last name: Hart',
      'Day: 14',
      'Month: 6',
      'Year: 1987',
      'Gender: Female',
      'Phone number: +44 20 7946 0018',
      'username: demo@example.com',
      ...passwords,
      'Full name: Margaret Hart',
      'Phone number: +353 21 496 0175',
      ...home,
      'First name: Amelia',
      'Middle names: Jane',
      'Last name: Hart',
      'Passport number: 518204773',
      'Day: 15',
      'Month: 11',
      'Year: 2032',
      'Nationality: United Kingdom',
      'Country of issue: United Kingdom',
    ])
  })

  it('is not typed again for a forgotten password: the e-mail goes along, there and back', async () => {
    const { user } = await openApp(await createWorld(), '/login')
    const email = () => screen.findByRole('textbox', { name: 'Email address' })
    await user.type(await email(), 'demo@example.com')
    await user.click(screen.getByRole('link', { name: 'Forgotten your password?' }))
    await screen.findByRole('heading', { level: 1, name: 'Reset your password' })
    expect(await email()).toHaveValue('demo@example.com')
    await user.click(screen.getByRole('link', { name: 'Login with an existing account' }))
    await screen.findByRole('heading', { level: 1, name: "Let's get you logged in" })
    expect(await email()).toHaveValue('demo@example.com')
  })
})
