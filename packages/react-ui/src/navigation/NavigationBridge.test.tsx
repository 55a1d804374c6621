import { paths } from '@booking-dashboard/core'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createSignedInWorld } from '../../test/createSignedInWorld'
import { openApp } from '../../test/openApp'

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

it('a link that leads on is marked until its page is shown, though the link itself stays', async () => {
  const { user } = openApp(await createSignedInWorld(), '/')
  await heading('Manage My Bookings')
  const [link] = screen.getAllByRole('link', { name: 'Profile' })
  let changes = 0
  const watching = new MutationObserver((records) => (changes += records.length))
  watching.observe(document.body, { subtree: true, attributeFilter: ['data-pressed'] })
  await user.click(link ?? document.body)
  expect(await heading('Profile')).toBeVisible()
  watching.disconnect()
  expect(changes).toBe(2)
  expect(link?.isConnected).toBe(true)
  expect(document.querySelector('[data-pressed]')).toBeNull()
})

it('leads where the core went before the first page was rendered', async () => {
  const world = await createSignedInWorld()
  world.navigation.goTo(paths.profile)
  openApp(world, '/')
  expect(await heading('Profile')).toBeVisible()
  expect(location.pathname).toBe('/profile')
})
