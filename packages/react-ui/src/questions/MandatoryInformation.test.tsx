import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createSignedInWorld } from '../../test/createSignedInWorld'
import { openApp } from '../../test/openApp'

const path = '/booking/SUN1001/mandatory-information'
const person = async (name: string) => within(await screen.findByRole('region', { name }))

describe('mandatory information', () => {
  it('shows the answered and open questions of every passenger, and the first open form', async () => {
    openApp(await createSignedInWorld(), path)
    expect(await screen.findByRole('heading', { level: 1, name: 'Required Data' })).toBeVisible()
    expect(await screen.findByText('4 of 7 answered')).toBeVisible()
    expect(screen.getByText('3 questions left for 2 passengers and 1 other person')).toBeVisible()
    expect(screen.getByRole('progressbar', { name: 'Answers so far' })).toHaveAttribute('value', '4')
    await waitFor(() => expect(document.title).toBe('Required Data | Customer Dashboard'))
    expect((await person('Amelia Hart (you)')).getByText('2 of 3 answered')).toBeVisible()
    expect((await person('Theo Hart')).getByText('1 of 2 answered')).toBeVisible()
    expect((await person('Iris Hart')).getAllByText('Not answered yet')).toHaveLength(1)
    const why = 'Not a passenger of this booking, but asked about as well.'
    expect((await person('Iris Hart')).getByText(why)).toBeVisible()
    expect(screen.getAllByText(why)).toHaveLength(1)
    expect(screen.getAllByRole('form')).toHaveLength(1)
    expect(screen.getByRole('form', { name: 'Questions for Amelia Hart (you)' })).toBeVisible()
  })

  it('leads to the address and back to the questions, and confirms the last answer', async () => {
    const world = await createSignedInWorld()
    await world.dashboard
      .bookingQuestions('SUN1001')
      .save({ customerId: '7001', changes: { requiredData: { has_travel_insurance: true } } })
    await world.dashboard
      .bookingQuestions('SUN1001')
      .save({ customerId: '7102', changes: { requiredData: { passport_issued_on: '2021-05-03' } } })
    const { user } = openApp(world, path)
    expect(await screen.findByText('6 of 7 answered')).toBeVisible()

    await user.click(
      (await person('Theo Hart')).getByRole('link', { name: 'Enter the address: Home address, Theo Hart' }),
    )
    expect(await screen.findByRole('heading', { level: 1, name: 'Required Address' })).toBeVisible()
    expect(document.title).toBe('Required Address | Customer Dashboard')
    expect(window.location.pathname).toBe('/booking/SUN1001/required-data/7101/address/update')
    await user.type(await screen.findByRole('textbox', { name: 'Address line 1' }), '1 Quay')
    await user.type(screen.getByRole('textbox', { name: 'Town or city' }), 'Bristol')
    await user.type(screen.getByRole('textbox', { name: 'Postcode' }), 'BS1 4QA')
    // Pasted, not typed: the field searches the country list only once.
    screen.getByRole('combobox', { name: 'Country' }).focus()
    await user.paste('uk')
    await user.click(screen.getByRole('button', { name: 'Save changes' }))

    expect(await screen.findByRole('heading', { level: 1, name: 'Required Data' })).toBeVisible()
    expect(await screen.findByRole('heading', { name: 'Everything is answered' })).toBeVisible()
    expect(screen.getByText('7 of 7 answered')).toBeVisible()
    expect((await person('Theo Hart')).getByText('1 Quay')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to your booking' })).toHaveAttribute('href', '/booking/SUN1001')
  })

  it('retains the typed text on the way to an address and back', async () => {
    const { user } = openApp(await createSignedInWorld(), path)
    const iris = await person('Iris Hart')
    await user.click(iris.getByRole('button', { name: 'Answer questions for Iris Hart' }))
    await user.type(await iris.findByRole('textbox', { name: /dietary/i }), 'No nuts')
    await user.click((await person('Theo Hart')).getByRole('link', { name: /^Enter the address/ }))
    await user.type(await screen.findByRole('textbox', { name: 'Address line 1' }), '1 Quay')
    await user.click(
      within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getByRole('link', { name: 'Required Data' }),
    )
    expect(await (await person('Iris Hart')).findByRole('textbox', { name: /dietary/i })).toHaveValue('No nuts')
    await user.click((await person('Theo Hart')).getByRole('link', { name: /^Enter the address/ }))
    expect(await screen.findByRole('textbox', { name: 'Address line 1' })).toHaveValue('1 Quay')
  })

  it('shows what is missing before it sends anything', async () => {
    const world = await createSignedInWorld()
    const { user } = openApp(world, path)
    const form = within(await screen.findByRole('form', { name: 'Questions for Amelia Hart (you)' }))
    await user.click(form.getByRole('button', { name: 'Save changes' }))
    expect(form.getByText('Answer “Do you have travel insurance?”')).toBeVisible()
    expect(world.calls.filter(({ call }) => call.startsWith('PUT'))).toEqual([])
  })

  it('says that there are no questions if the back end answers the empty array', async () => {
    openApp(await createSignedInWorld(), '/booking/SUN1002/mandatory-information')
    expect(await screen.findByRole('heading', { name: 'Nothing is asked of you' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to your booking' })).toHaveAttribute('href', '/booking/SUN1002')
  })
})

describe('the required address', () => {
  it('leads back to the questions if the passenger needs no address', async () => {
    openApp(await createSignedInWorld(), '/booking/SUN1001/required-data/7102/address/update')
    expect(await screen.findByRole('heading', { name: 'No address is asked for' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to the questions' })).toHaveAttribute('href', path)
  })

  it('is filled in from the profile with one click, and saved', async () => {
    const world = await createSignedInWorld()
    const { user } = openApp(world, '/booking/SUN1001/required-data/7101/address/update')
    await user.click(await screen.findByRole('button', { name: 'Use your address from your profile' }))
    expect(screen.getByText('14 Lantern Yard, Totterdown, Bristol, Somerset, BS4 3DR, United Kingdom')).toBeVisible()
    const line = screen.getByRole('textbox', { name: 'Address line 1' })
    expect(line).toHaveFocus()
    expect(line).toHaveValue('14 Lantern Yard')
    expect(screen.getByRole('combobox', { name: 'Country' })).toHaveValue('United Kingdom')
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByText('5 of 7 answered')).toBeVisible()
  })

  it('is required in full, and cancelled without a trace', async () => {
    const world = await createSignedInWorld()
    const { user } = openApp(world, '/booking/SUN1001/required-data/7101/address/update')
    await user.click(await screen.findByRole('button', { name: 'Save changes' }))
    expect(screen.getByText('Answer “Home address”')).toBeVisible()
    await user.type(screen.getByRole('textbox', { name: 'Address line 1' }), '1 Quay')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await user.click((await person('Theo Hart')).getByRole('link', { name: /^Enter the address/ }))
    expect(await screen.findByRole('textbox', { name: 'Address line 1' })).toHaveValue('')
    expect(world.calls.filter(({ call }) => call.startsWith('PUT'))).toEqual([])
  })
})
