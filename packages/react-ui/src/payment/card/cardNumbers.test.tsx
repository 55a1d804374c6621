import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
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

describe('a card number typed as the name on the card', () => {
  /** Types the number, submits, and returns the requested payment. */
  const pressedWith = async (
    world: Pick<World, 'calls'>,
    user: ReturnType<typeof openApp>['user'],
    buttonName: string | RegExp,
  ) => {
    const button = await readyButton(buttonName)
    const name = screen.getByLabelText('Name on card')
    await user.type(name, card)
    expect(name).toHaveAccessibleDescription(/This looks like a card number\. Enter the name on the card here/)
    paperStripe.type()
    await user.click(button)
    expect(await screen.findByRole('alert', { name: /^Please check your card details/ })).toBeVisible()
    expect(name).toHaveValue(card)
    expect(leftThePage(world)).not.toContain('4242424242424242')
    return world.calls.filter(({ call }) => call === 'POST /api/payment/' || call.endsWith('/paymentplan'))
  }

  it('is refused there when a balance is paid', async () => {
    const world = await openBalance('/booking/SUN1001/pay-in-full')
    expect(await pressedWith(world, world.user, /^Pay £/)).toEqual([])
  })
})

describe('a card number typed into a form', () => {
  it('of the profile is not sent, and the field shows the reason', async () => {
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
})
