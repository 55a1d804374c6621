import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createSignedInWorld } from '../../test/createSignedInWorld'
import { createWorld } from '../../test/createWorld'
import { openApp } from '../../test/openApp'

type Typed = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
type User = ReturnType<typeof openApp>['user']

/** The keyboard of a phone, and what the browser checks, where it is not plain text. */
const keyboardOf = (field: Typed): string => {
  const kinds = [field.type, field.getAttribute('inputmode') ?? '']
  const special = kinds.filter((kind) => !['', 'text', 'select-one', 'textarea'].includes(kind))
  return [...new Set(special)].map((kind) => `, ${kind}`).join('')
}

const contentOf = (field: Typed): string => {
  const content = field instanceof HTMLSelectElement ? field.selectedOptions[0]?.textContent : field.value
  return content ? ` = ${content}` : ''
}

/** Each field of the page in their order: its label, its purpose (WCAG 2.2, 1.3.5), its keyboard and its content. */
const fieldsOf = (): readonly string[] =>
  [...screen.getByRole('main').querySelectorAll<Typed>('input, select, textarea')]
    .filter((field) => field.matches(':not([type=checkbox], [type=radio])'))
    .map((field) => {
      const label = (field.labels?.[0]?.textContent || field.name).replace(' (optional)', '')
      return `${label}: ${field.getAttribute('autocomplete') ?? 'missing'}${keyboardOf(field)}${contentOf(field)}`
    })

const address = [
  'Address line 1: address-line1 = 14 Lantern Yard',
  'Address line 2: address-line2 = Totterdown',
  'Address line 3: address-line3',
  'Town or city: address-level2 = Bristol',
  'County: address-level1 = Somerset',
  'Postcode: postal-code = BS4 3DR',
  'Country: country-name = United Kingdom',
]
// A password is never known.
const newPasswords = ['New password: new-password, password', 'Repeat the new password: new-password, password']
const changePassword = [
  'username: username, email = demo@example.com',
  'Current password: current-password, password',
  ...newPasswords,
]
const somebodyElse = ['First name: off', 'Last name: off', 'Email address: off, email', 'Phone number: off, tel']
const own = [
  'First name: given-name = Amelia',
  'Last name: family-name = Hart',
  'Day: bday-day, numeric = 14',
  'Month: bday-month, numeric = 6',
  'Year: bday-year, numeric = 1987',
  'Gender: sex = Female',
  'Phone number: tel, tel = +44 20 7946 0018',
  ...changePassword,
  // Somebody else.
  'Full name: off = Margaret Hart',
  'Phone number: off, tel = +353 21 496 0175',
  ...address,
  'First name: given-name = Amelia',
  'Middle names: additional-name = Jane',
  'Last name: family-name = Hart',
  // No purpose of the standard fits the rest of a passport.
  'Passport number: off = 518204773',
  'Day: off, numeric = 15',
  'Month: off, numeric = 11',
  'Year: off, numeric = 2032',
  'Nationality: off = United Kingdom',
  'Country of issue: off = United Kingdom',
]

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
    // The back end sends no account, only its last digits.
    fields: ['Account name: name = Amelia J Hart', 'Sort code: off, numeric', 'Account number: off, numeric'],
  },
  { path: '/booking/SUN1003/delivery/update', fields: address },
  {
    path: '/booking/SUN1001/tickets',
    open: async (user) => {
      await user.click(await screen.findByRole('button', { name: /^Add one Standing,/ }))
      expect(fieldsOf()).toEqual(['Ticket 1: off = Amelia Hart (lead)'])
      await user.selectOptions(screen.getByLabelText('Ticket 1'), 'Add a new passenger')
    },
    fields: ['Ticket 1: off = New passenger 1', ...somebodyElse],
  },
  {
    path: '/booking/SUN1003/ticket-details',
    open: async (user) => {
      await user.click((await screen.findAllByRole('button', { name: /^Change name/ }))[0] as Element)
      await user.selectOptions(await screen.findByLabelText(/^Somebody on this booking/), 'Oskar Brandt')
    },
    fields: [
      'Somebody on this booking: off = Oskar Brandt',
      'First name: off = Oskar',
      'Last name: off = Brandt',
      ...somebodyElse.slice(2),
    ],
  },
  {
    path: '/booking/SUN1001/mandatory-information',
    open: async () => screen.findByRole('form', { name: 'Questions for Amelia Hart (you)' }),
    // The autofill standard has no purpose for a question about a passenger.
    fields: [
      'Meal at the welcome reception: off = Vegetarian',
      'Beds in your room: off = One double bed',
      'Day: off, numeric = 15',
      'Month: off, numeric = 11',
      'Year: off, numeric = 2022',
      'Dietary requirements: off = No nuts, please',
    ],
  },
  {
    path: '/booking/SUN1001/required-data/7101/address/update',
    // The question may be about another address, so the known ones are only offered.
    open: async (user) => user.click((await screen.findAllByRole('button', { name: /^Use / }))[0] as Element),
    fields: address.map((line) => line.replace(/: [a-z0-9-]+/, ': off')),
  },
  // The card may be another person's, and its other fields are documents of the card provider.
  { path: '/booking/SUN1001/pay-in-full', fields: ['Name on card: cc-name'] },
]

describe('a field has its purpose, and is filled with what is known,', () => {
  it.each(pages)('at $path', async ({ path, isVisitor, open, fields }) => {
    const { user } = openApp(isVisitor === true ? await createWorld() : await createSignedInWorld(), path)
    await open?.(user)
    await waitFor(() => expect(fieldsOf()).toEqual(fields))
  })

  it('in the profile, and no field of another person has a purpose', async () => {
    const { user } = openApp(await createSignedInWorld(), '/profile')
    await screen.findByRole('heading', { level: 2, name: 'Update Passport' })
    for (const edit of await screen.findAllByRole('button', { name: /^(Edit|Add|Change) / })) await user.click(edit)
    const said = fieldsOf()
    expect(said.slice(0, own.length)).toEqual(own)
    const others = said.slice(own.length)
    expect(others.filter((one) => one.startsWith('Passport number')).length).toBeGreaterThan(1)
    expect(others.filter((one) => !/: off\b/.test(one))).toEqual([])
  })
})

it('the e-mail goes along to a forgotten password, there and back', async () => {
  const { user } = openApp(await createWorld(), '/login')
  const email = () => screen.findByRole('textbox', { name: 'Email address' })
  await user.type(await email(), 'demo@example.com')
  await user.click(screen.getByRole('link', { name: 'Forgotten your password?' }))
  await screen.findByRole('heading', { level: 1, name: 'Reset your password' })
  expect(await email()).toHaveValue('demo@example.com')
  await user.click(screen.getByRole('link', { name: 'Login with an existing account' }))
  await screen.findByRole('heading', { level: 1, name: "Let's get you logged in" })
  expect(await email()).toHaveValue('demo@example.com')
})
