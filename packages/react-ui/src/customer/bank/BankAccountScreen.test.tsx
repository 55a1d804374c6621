import { demoPassword } from '@booking-dashboard/fake-backend'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createSignedInWorld } from '../../../test/createSignedInWorld'
import { openApp } from '../../../test/openApp'

const path = '/profile/details/bank-account'
const box = (name: string) => screen.findByRole('textbox', { name })

describe('the bank account', () => {
  it('is replaced by a number typed with or without dashes, and leads back to the profile', async () => {
    const world = await createSignedInWorld()
    const { user } = openApp(world, path)
    expect(await screen.findByRole('heading', { level: 1, name: 'Update Bank Account' })).toBeVisible()
    expect(document.title).toBe('Update Bank Account | Customer Dashboard')
    expect(await screen.findByText('••••5678')).toBeVisible()
    expect(await box('Sort code')).toHaveValue('')
    expect(await box('Sort code')).toHaveAttribute('inputmode', 'numeric')
    await user.type(await box('Sort code'), '112233')
    await user.type(await box('Account number'), '8765 4321{Enter}')
    expect(await screen.findByText('Your details were successfully updated!')).toBeVisible()
    expect(window.location.pathname).toBe('/profile')
    expect(within(await screen.findByRole('region', { name: 'Bank account' })).getByText('••••4321')).toBeVisible()
    expect(world.calls.find(({ call }) => call === 'PUT /api/customer/update')?.body).toEqual({
      bank_account: { account_name: 'Amelia J Hart', sort_code: '11-22-33', account_number: '87654321' },
    })
  })

  it('does not repeat recent requests of the profile', async () => {
    const world = await createSignedInWorld()
    const { user } = openApp(world, '/profile')
    const link = await screen.findByRole('link', { name: /bank/ })
    world.calls.length = 0
    await user.click(link)
    expect(await screen.findByText('••••5678')).toBeVisible()
    expect(await box('Sort code')).toBeVisible()
    expect(world.calls.map(({ call }) => call)).not.toContain('GET /api/customer')
  })

  it('shows the problem of each field', async () => {
    const { user } = openApp(await createSignedInWorld(), path)
    await user.clear(await box('Account name'))
    await user.type(await box('Account number'), '1{Enter}')
    const summary = within(screen.getByRole('alert', { name: 'There is a problem' }))
    expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Enter the name on the account',
      'Enter a sort code of six digits, such as 12-34-56',
      'Enter an account number of eight digits',
    ])
  })

  it('is stored nowhere while typed: a new sign-in finds the fields empty', async () => {
    const world = await createSignedInWorld()
    const { user } = openApp(world, path)
    await user.type(await box('Account number'), '87654321')
    await user.type(await box('Sort code'), '112233')
    world.backend.sessions.expire()
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('textbox', { name: 'Email address' })).toHaveValue('demo@example.com')
    expect(screen.getByText('Sign in to continue where you were.')).toBeVisible()
    await user.type(screen.getByLabelText('Password'), `${demoPassword}{Enter}`)
    expect(await box('Account number')).toHaveValue('')
    expect(await box('Sort code')).toHaveValue('')
  })

  it('can be cancelled without a question', async () => {
    const { user } = openApp(await createSignedInWorld(), path)
    await user.type(await box('Account number'), '1')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})
