import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { fail } from '../../../test/fail'
import { createSignedInWorld, type SignedInWorld } from '../../../test/createSignedInWorld'
import { openApp } from '../../../test/openApp'

const passengers = async () => within(await screen.findByRole('region', { name: 'Additional passengers' }))
const questions = async () => within(await screen.findByRole('region', { name: 'Required Data' }))
const updated = 'Additional customer details were successfully updated!'

describe('additional passengers', () => {
  let world: SignedInWorld
  beforeEach(async () => {
    world = await createSignedInWorld()
  })

  it('are grouped by booking', async () => {
    openApp(world, '/profile')
    const barcelona = within(
      await (await passengers()).findByRole('region', { name: /^Barcelona: seven nights of music/ }),
    )
    expect(await barcelona.findByText('Theo Hart', { selector: 'span' })).toBeVisible()
    expect(await barcelona.findByText('Iris Hart', { selector: 'span' })).toBeVisible()
    expect(barcelona.queryByText('Margaret Hart')).not.toBeInTheDocument()
  })

  it('are edited in place, and the booking is refreshed', async () => {
    const { user } = openApp(world, '/profile')
    const all = await passengers()
    await user.click(await all.findByText('Theo Hart', { selector: 'span' }))
    await user.click(all.getByRole('button', { name: 'Edit passport of Theo Hart' }))
    const number = await all.findByRole('textbox', { name: 'Passport number' })
    await user.clear(number)
    await user.type(number, '999888777{Enter}')
    expect(await screen.findByText(updated)).toBeVisible()
    expect(all.getByText('999888777')).toBeVisible()
    expect(world.calls.map(({ call }) => call)).toContain('GET /api/booking/SUN1001')
  })

  it('can have the address of another with one press, and what it replaced with another', async () => {
    const { user } = openApp(world, '/profile')
    const all = await passengers()
    await user.click(await all.findByText('Theo Hart', { selector: 'span' }))
    await user.click(all.getByRole('button', { name: 'Edit address of Theo Hart' }))
    const street = await all.findByRole('textbox', { name: 'Address line 1' })
    await user.clear(street)
    await user.type(street, '2 Harbour Walk')
    await user.click(await all.findByRole('button', { name: 'Use the address of Margaret Hart' }))
    const [undo] = await all.findAllByRole('button', { name: 'Undo' })
    expect(street).not.toHaveValue('2 Harbour Walk')
    expect(all.getByRole('textbox', { name: /^Town or city/ })).toHaveValue('Kinsale')
    expect(all.queryByRole('button', { name: /^Use the address of (Theo|Iris)/ })).toBeNull()
    await user.click(undo as HTMLElement)
    expect(street).toHaveValue('2 Harbour Walk')
    expect(street).toHaveFocus()
    expect(all.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('can have the phone number of the customer with one press', async () => {
    const { user } = openApp(world, '/profile')
    const all = await passengers()
    await user.click(await all.findByText('Theo Hart', { selector: 'span' }))
    await user.click(all.getByRole('button', { name: 'Edit personal details of Theo Hart' }))
    const phone = all.getByRole('textbox', { name: /^Phone number/ })
    await user.clear(phone)
    await user.click(await all.findByRole('button', { name: 'Use your phone number from your profile' }))
    expect(phone).toHaveValue('+44 20 7946 0018')
    expect(phone).toHaveFocus()
    expect(all.queryByRole('button', { name: 'Use the phone number of Theo Hart' })).toBeNull()
  })

  it('that fail to load do not affect the others, and can be loaded again', async () => {
    fail(world.backend, '/api/customer/7101', 'once')
    const { user } = openApp(world, '/profile')
    const all = await passengers()
    expect(
      await all.findByRole('heading', { name: 'The details of an additional passenger could not be loaded' }),
    ).toBeVisible()
    expect(await all.findByText('Iris Hart', { selector: 'span' })).toBeVisible()
    await user.click(all.getByRole('button', { name: 'Try again' }))
    expect(await all.findByText('Theo Hart', { selector: 'span' })).toBeVisible()
  })
})

describe('the questions about the trips', () => {
  let world: SignedInWorld
  let user: ReturnType<typeof openApp>['user']
  beforeEach(async () => {
    world = await createSignedInWorld()
    user = openApp(world, '/profile').user
  })

  it('show what is open, and the customer answers them', async () => {
    const all = await questions()
    expect(all.getAllByText('1 question open')).toHaveLength(3)
    await user.click(all.getByRole('button', { name: 'Answer questions for you' }))
    const form = within(await all.findByRole('form', { name: 'Questions for you' }))
    await user.click(form.getByRole('button', { name: 'Save changes' }))
    expect(form.getByText('Answer “Do you have travel insurance?”')).toBeVisible()
    await user.click(
      within(form.getByRole('group', { name: 'Do you have travel insurance?' })).getByRole('radio', { name: 'Yes' }),
    )
    await user.click(form.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByText('Your details were successfully updated!')).toBeVisible()
    expect(all.getAllByText('1 question open')).toHaveLength(2)
    expect(all.getByText('All answered')).toBeVisible()
  })

  it('are answered for another passenger, with a date or an address', async () => {
    const all = await questions()
    await user.click(await all.findByRole('button', { name: 'Answer questions for Theo Hart' }))
    const form = within(await all.findByRole('form', { name: 'Questions for Theo Hart' }))
    await user.type(form.getByRole('textbox', { name: 'Address line 1' }), '1 Quay')
    await user.type(form.getByRole('textbox', { name: 'Town or city' }), 'Bristol')
    await user.type(form.getByRole('textbox', { name: 'Postcode' }), 'BS1 4QA')
    await user.type(form.getByRole('combobox', { name: 'Country' }), 'uk')
    await user.tab()
    await user.click(form.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByText(updated)).toBeVisible()
    await waitFor(() => expect(all.getAllByText('1 question open')).toHaveLength(2))
    expect(all.getByText('1 Quay')).toBeVisible()
  })
})
