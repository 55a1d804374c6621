import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createSignedInWorld } from '../../../test/createSignedInWorld'
import type { World } from '../../../test/createWorld'
import { openApp } from '../../../test/openApp'
import { openBalance } from '../../../test/openBalance'
import { paperStripe } from '../../../test/paperStripe'
import { readyButton } from '../../../test/fillCard'

const card = '4242 4242 4242 4242'

/** Every address and body sent, and everything this page stores, without separators between digits. */
const leftThePage = ({ calls }: Pick<World, 'calls'>): string =>
  JSON.stringify([calls, { ...localStorage }, { ...sessionStorage }, history.state]).replace(/[\s-]|%20/g, '')

it('a card number typed as the name on the card is refused there', async () => {
  const world = await openBalance('/booking/SUN1001/pay-in-full')
  const button = await readyButton(/^Pay £/)
  const name = screen.getByLabelText('Name on card')
  await world.user.type(name, card)
  expect(name).toHaveAccessibleDescription(/This looks like a card number\. Enter the name on the card here/)
  paperStripe.type()
  await world.user.click(button)
  expect(await screen.findByRole('alert', { name: /^Please check your card details/ })).toBeVisible()
  expect(name).toHaveValue(card)
  expect(leftThePage(world)).not.toContain('4242424242424242')
  expect(world.sent()).toBe(0)
})

it('a card number typed into a form of the profile is not sent, and the field shows the reason', async () => {
  const world = await createSignedInWorld()
  const { user } = openApp(world, '/profile')
  const contact = within(await screen.findByRole('region', { name: 'Emergency contact' }))
  await user.click(contact.getByRole('button', { name: 'Edit emergency contact' }))
  const name = contact.getByRole('textbox', { name: 'Full name (optional)' })
  await user.clear(name)
  await user.type(name, `${card}{Enter}`)
  expect(name).toHaveAccessibleDescription(/This looks like a card number/)
  expect(leftThePage(world)).not.toContain('4242424242424242')
  const draft = world.dashboard.drafts.read('profile/7001/emergency-contact', null)
  expect(draft).not.toBeNull()
  expect(draft).not.toHaveProperty('fullName')
})
