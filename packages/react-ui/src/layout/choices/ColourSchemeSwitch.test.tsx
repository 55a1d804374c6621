import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { createWorld } from '../../../test/createWorld'
import { AreaProvider } from '../../dashboard/DashboardContext'
import { ColourSchemeSwitch } from './ColourSchemeSwitch'

it('shows the chosen colours at once, and stores the choice on the device', async () => {
  const { composition } = await createWorld()
  const user = userEvent.setup()
  render(
    <AreaProvider value={composition.visitor}>
      <ColourSchemeSwitch />
    </AreaProvider>,
  )
  expect(screen.getByRole('group', { name: 'Appearance' })).toBeVisible()
  expect(screen.getByRole('radio', { name: 'System' })).toBeChecked()
  await user.click(screen.getByRole('radio', { name: 'Dark' }))
  expect(document.documentElement).toHaveAttribute('data-scheme', 'dark')
  expect(localStorage.getItem('booking-dashboard/colour-scheme')).toBe('dark')
})
