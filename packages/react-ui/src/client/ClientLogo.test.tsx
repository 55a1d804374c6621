import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createWorld } from '../../test/createWorld'
import { AreaProvider } from '../dashboard/DashboardContext'
import { ClientLogo } from './ClientLogo'

it('is another picture in other colours, because Safari goes on painting the part of the file that it has', async () => {
  const { dashboard } = await createWorld()
  await dashboard.client.setUp()
  render(
    <AreaProvider value={dashboard}>
      <ClientLogo />
    </AreaProvider>,
  )
  const before = screen.getByRole('img', { name: 'Meridian Journeys' })
  act(() => dashboard.colourScheme.choose('dark'))
  expect(screen.getByRole('img', { name: 'Meridian Journeys' })).not.toBe(before)
})
