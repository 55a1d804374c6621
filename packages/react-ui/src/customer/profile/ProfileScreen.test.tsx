import { latest } from '@booking-dashboard/core'
import { createFakeBackend, demoPassword } from '@booking-dashboard/fake-backend'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { asksBeforeLeaving } from '../../../test/asksBeforeLeaving'
import { fail } from '../../../test/fail'
import { createSignedInWorld, type SignedInWorld } from '../../../test/createSignedInWorld'
import { openApp } from '../../../test/openApp'

const section = async (name: string) => within(await screen.findByRole('region', { name }))
const toast = (words: string) => screen.findByText(words)
const saved = 'Your details were successfully updated!'
const sent = ({ calls }: SignedInWorld, call: string) =>
  calls.filter((one) => one.call === call).map(({ body }) => body)

describe('the profile', () => {
  let world: SignedInWorld
  beforeEach(async () => {
    world = await createSignedInWorld()
  })

  it('opens from the header, and shows the stored details read-only', async () => {
    const { user } = openApp(world, '/')
    const link = await screen.findByRole('link', { name: 'Profile' })
    await user.click(link)
    expect(await screen.findByRole('heading', { level: 1, name: 'Profile' })).toHaveFocus()
    expect(document.title).toBe('Profile | Customer Dashboard')
    const personal = await section('Personal details')
    expect(personal.getByText('Amelia Hart')).toBeVisible()
    expect(personal.getByText('14 June 1987')).toBeVisible()
    expect(await personal.findByText('Female')).toBeVisible()
    expect((await section('Address book')).getByText('BS4 3DR')).toBeVisible()
    const bank = await section('Bank account')
    expect(bank.getByText('••••5678')).toBeVisible()
    expect(bank.getByText('••-••-77')).toBeVisible()
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  })

  it('brings an anchor to the focus on load, and each by its link', async () => {
    const { user } = openApp(world, '/profile#passport-details')
    await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Update Passport' })).toHaveFocus())
    const links = within(screen.getByRole('navigation', { name: 'On this page' }))
    for (const [anchor, name] of [
      ['personal-details', 'Personal details'],
      ['change-password', 'Change password'],
      ['emergency-contact', 'Emergency contact'],
      ['address-book', 'Address book'],
      ['bank-account', 'Bank account'],
      ['passport-details', 'Update Passport'],
    ] as const) {
      await user.click(links.getByRole('link', { name }))
      await waitFor(() => expect(screen.getByRole('heading', { level: 2, name })).toHaveFocus())
      expect(window.location.hash).toBe(`#${anchor}`)
    }
  })

  it('is edited in place by keyboard alone, and the focus returns', async () => {
    const { user } = openApp(world, '/profile')
    const contact = await section('Emergency contact')
    contact.getByRole('button', { name: 'Edit emergency contact' }).focus()
    await user.keyboard('{Enter}')
    expect(contact.getByRole('textbox', { name: /^Full name/ })).toHaveFocus()
    await user.clear(contact.getByRole('textbox', { name: /^Full name/ }))
    await user.keyboard('Grace Hopper{Enter}')
    expect(await toast(saved)).toBeVisible()
    expect(contact.getByText('Grace Hopper')).toBeVisible()
    expect(contact.getByRole('button', { name: 'Edit emergency contact' })).toHaveFocus()
  })

  it('keeps what another tab saved, also in a form that is open when the customer returns', async () => {
    const { user } = openApp(world, '/profile')
    const passport = await section('Update Passport')
    await user.click(passport.getByRole('button', { name: 'Edit passport' }))
    await user.type(await passport.findByRole('textbox', { name: /^Middle names/ }), 'Grace')
    const elsewhere = await createSignedInWorld({ backend: world.backend })
    await elsewhere.dashboard.profile.open()
    elsewhere.dashboard.profile.passport.type('number', '111222333')
    await elsewhere.dashboard.client.needLists()
    expect(await elsewhere.dashboard.profile.passport.save()).toMatchObject({ kind: 'saved' })
    document.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(passport.getByRole('textbox', { name: 'Passport number' })).toHaveValue('111222333'))
    await user.click(passport.getByRole('button', { name: 'Save changes' }))
    expect(await toast(saved)).toBeVisible()
    await elsewhere.dashboard.customer.load()
    const { passport: kept } = latest(elsewhere.dashboard.customer.state$.value) ?? {}
    expect(kept).toMatchObject({ number: '111222333', middleNames: expect.stringContaining('Grace') as string })
  })

  it('asks before an empty form deletes a passport', async () => {
    const { user } = openApp(world, '/profile')
    const passport = await section('Update Passport')
    await user.click(passport.getByRole('button', { name: 'Edit passport' }))
    await passport.findByRole('textbox', { name: 'Passport number' })
    for (const role of ['textbox', 'combobox']) for (const box of passport.getAllByRole(role)) await user.clear(box)
    await user.click(passport.getByRole('button', { name: 'Save changes' }))
    const question = within(await screen.findByRole('dialog', { name: 'Remove this passport?' }))
    expect(sent(world, 'PUT /api/customer/update')).toEqual([])
    await user.click(question.getByRole('button', { name: 'Remove passport' }))
    expect(await passport.findByText(/No passport yet/)).toBeVisible()
  })

  it('shows each problem at its field, sends nothing, and retains the typed text after a refusal', async () => {
    const { user } = openApp(world, '/profile')
    const personal = await section('Personal details')
    await user.click(personal.getByRole('button', { name: 'Edit personal details' }))
    await user.clear(personal.getByRole('textbox', { name: 'First name' }))
    await user.clear(personal.getByRole('textbox', { name: 'Last name' }))
    await user.clear(personal.getByRole('textbox', { name: 'Year' }))
    await user.type(personal.getByRole('textbox', { name: 'Year' }), '2999')
    await user.click(personal.getByRole('button', { name: 'Save changes' }))
    expect(personal.getByRole('alert', { name: 'There is a problem' })).toHaveFocus()
    expect(personal.getByRole('textbox', { name: 'First name' })).toHaveAccessibleDescription(/Enter the first name/)
    expect(personal.getByRole('textbox', { name: 'Day' })).toHaveAccessibleDescription(
      /Enter a date of birth in the past/,
    )
    await user.click(personal.getByRole('link', { name: 'Enter the first name' }))
    await user.keyboard('Amy')
    await user.type(personal.getByRole('textbox', { name: 'Last name' }), 'Hart')
    await user.clear(personal.getByRole('textbox', { name: 'Year' }))
    await user.type(personal.getByRole('textbox', { name: 'Year' }), '1988')
    expect(sent(world, 'PUT /api/customer/update')).toEqual([])

    fail(world.backend, 'updateCustomer', 'once')
    await user.click(personal.getByRole('button', { name: 'Save changes' }))
    const unknown = 'We do not know yet whether your changes were saved'
    expect(await personal.findByRole('heading', { name: unknown })).toBeVisible()
    fail(world.backend, 'updateCustomer', 'once', { kind: 'errors', errors: ['Not now.'] })
    await user.click(personal.getByRole('button', { name: 'Save changes' }))
    expect(await personal.findByRole('heading', { name: 'Your changes were not saved' })).toBeVisible()
    expect(personal.getByRole('textbox', { name: 'First name' })).toHaveValue('Amy')
    await user.click(personal.getByRole('button', { name: 'Save changes' }))
    expect(await personal.findByText('Amy Hart')).toBeVisible()
    expect(personal.getByText('14 June 1988')).toBeVisible()
  })

  it('moves the focus to the single invalid field', async () => {
    const { user } = openApp(world, '/profile')
    const personal = await section('Personal details')
    await user.click(personal.getByRole('button', { name: 'Edit personal details' }))
    const phone = personal.getByRole('textbox', { name: /Phone number/ })
    await user.clear(phone)
    await user.type(phone, '12')
    await user.click(personal.getByRole('button', { name: 'Save changes' }))
    expect(phone).toHaveFocus()
    expect(personal.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('changes the password in place and stays on the page', async () => {
    const { user } = openApp(world, '/profile')
    const password = await section('Change password')
    await user.click(password.getByRole('button', { name: 'Change password' }))
    expect(password.getByLabelText('Current password')).toHaveFocus()
    await user.keyboard(demoPassword)
    await user.type(password.getByLabelText('New password'), 'Wander1ust!')
    await user.type(password.getByLabelText('Repeat the new password'), 'Wander1ust!{Enter}')
    expect(await toast('Your password was successfully updated!')).toBeVisible()
    expect(window.location.pathname).toBe('/profile')
    expect((await section('Change password')).getByRole('button', { name: 'Change password' })).toBeVisible()
  })
})

describe('the address', () => {
  const editAddress = async (world: SignedInWorld) => {
    const { user } = openApp(world, '/profile')
    const book = await section('Address book')
    await user.click(book.getByRole('button', { name: 'Edit address' }))
    return { user, book }
  }

  it('waits for the list of countries if it failed to load', async () => {
    const world = await createSignedInWorld()
    fail(world.backend, 'getCountries', 'always')
    const { user, book } = await editAddress(world)
    // The sign-in and the form both request it, so the text comes and goes twice.
    const failed = 'The list of countries could not be loaded'
    await waitFor(() => expect(book.getByRole('heading', { name: failed })).toBeVisible())
    world.backend.faults.clear()
    await user.click(book.getByRole('button', { name: 'Try again' }))
    expect(await book.findByRole('combobox', { name: 'Country' })).toHaveValue('United Kingdom')
  })
})

describe('without the lists of genders and countries', () => {
  it('no code is shown', async () => {
    const world = await createSignedInWorld()
    fail(world.backend, 'getGenders', 'always')
    fail(world.backend, 'getCountries', 'always')
    openApp(world, '/profile')
    const personal = await section('Personal details')
    expect(personal.getByText('Gender').closest('dt')?.nextElementSibling).toHaveTextContent(/^On record$/)
    const passport = await section('Update Passport')
    expect(passport.getByText('Nationality').closest('dt')?.nextElementSibling).toHaveTextContent(/^United Kingdom$/)
  })

  it('a list that is empty keeps the stored gender', async () => {
    const world = await createSignedInWorld()
    const { fetch } = world.backend
    Object.assign(world.backend, {
      fetch: async (request: Request) =>
        request.url.endsWith('/api/client/genders') ? Response.json({ genders: [] }) : fetch(request),
    })
    const { user } = openApp(world, '/profile')
    const personal = await section('Personal details')
    await user.click(personal.getByRole('button', { name: 'Edit personal details' }))
    const gender = await personal.findByRole('combobox', { name: /^Gender/ })
    expect(gender).toHaveDisplayValue('On record')
    await user.type(personal.getByRole('textbox', { name: 'First name' }), 'x')
    await user.click(personal.getByRole('button', { name: 'Save changes' }))
    expect(await toast(saved)).toBeVisible()
    expect(sent(world, 'PUT /api/customer/update')).toMatchObject([{ personal_details: { gender: 'F' } }])
  })
})

describe('the states of the profile', () => {
  it('shows the earlier details with a notice when a refresh fails', async () => {
    const world = await createSignedInWorld()
    await world.dashboard.customer.load()
    fail(world.backend, 'getCustomer', 'always')
    openApp(world, '/profile')
    // The sign-in and the screen both request it, so the text comes and goes twice.
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Your details may have changed' })).toBeVisible())
    expect((await section('Emergency contact')).getByText('Margaret Hart')).toBeVisible()
  })

  it('invites the customer to add missing details', async () => {
    const { user } = openApp(await createSignedInWorld({ as: 'new@example.com' }), '/profile')
    const passport = await section('Update Passport')
    expect(passport.getByText(/No passport yet/)).toBeVisible()
    await user.click(passport.getByRole('button', { name: 'Add passport' }))
    expect(await passport.findByRole('combobox', { name: /Nationality/ })).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Additional passengers' })).not.toBeInTheDocument()
    expect(screen.queryByRole('region', { name: 'Required Data' })).not.toBeInTheDocument()
  })
})

describe('unsaved text', () => {
  let world: SignedInWorld
  let user: ReturnType<typeof openApp>['user']
  let endOfWait: () => void
  beforeEach(async () => {
    const wait = () => new Promise<void>((resolve) => (endOfWait = resolve))
    world = await createSignedInWorld({ backend: createFakeBackend({ seed: 1, wait }) })
    user = openApp(world, '/profile').user
    const contact = await section('Emergency contact')
    await user.click(contact.getByRole('button', { name: 'Edit emergency contact' }))
    await user.clear(contact.getByRole('textbox', { name: /^Full name/ }))
    await user.keyboard('Grace Hopper')
  })

  it('prompts a question before a link leaves the page', async () => {
    await user.click(screen.getByRole('link', { name: 'Manage My Bookings' }))
    const prompt = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }))
    await user.click(prompt.getByRole('button', { name: 'Stay on this page' }))
    expect(screen.getByRole('textbox', { name: /^Full name/ })).toHaveValue('Grace Hopper')
    expect(window.location.pathname).toBe('/profile')
    await user.click(screen.getByRole('link', { name: 'Manage My Bookings' }))
    await user.click(await screen.findByRole('button', { name: 'Leave without saving' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Manage My Bookings' })).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Profile' }))
    expect((await section('Emergency contact')).getByText('Margaret Hart')).toBeVisible()
  })

  it('no longer prompts the question once the save that was under way has ended', async () => {
    fail(world.backend, 'updateCustomer', 'once', { kind: 'delay', milliseconds: 1_000 })
    await user.keyboard('{Enter}')
    await user.keyboard(' Murray')
    expect(screen.getByRole('textbox', { name: /^Full name/ })).toHaveValue('Grace Hopper')
    await user.click(screen.getByRole('link', { name: 'Manage My Bookings' }))
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeVisible()
    endOfWait()
    await toast(saved)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(window.location.pathname).toBe('/profile')
  })

  it('prompts a question before the page closes, but not once it is saved', async () => {
    expect(asksBeforeLeaving()).toBe(true)
    await user.keyboard('{Enter}')
    await toast(saved)
    expect(asksBeforeLeaving()).toBe(false)
  })

  it('lets the anchors of the page through', async () => {
    await user.click(screen.getByRole('link', { name: 'Bank account' }))
    expect(window.location.hash).toBe('#bank-account')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})
