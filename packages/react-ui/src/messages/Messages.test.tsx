import { act, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { createWorld, type World } from '../../test/createWorld'
import { openApp } from '../../test/openApp'

let world: World
let user: ReturnType<typeof openApp>['user']
beforeEach(async () => {
  world = await createWorld()
  user = openApp(world, '/login').user
  await screen.findByRole('heading', { level: 1 })
})

const ask = (required: boolean, message: string | readonly string[] = 'Please read this.') =>
  act(() =>
    world.dashboard.messages.prompt({
      type: 'warning',
      header: 'Warning',
      message,
      listed: typeof message !== 'string',
      required,
      actions: [{ label: 'OK', emphasis: 'primary' }],
    }),
  )

describe('prompts', () => {
  it('list their messages, and close by their button', async () => {
    ask(false, ['Choose a room.', 'Choose a ticket.'])
    const prompt = within(await screen.findByRole('dialog', { name: 'Warning' }))
    expect(prompt.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Choose a room.',
      'Choose a ticket.',
    ])
    await user.click(prompt.getByRole('button', { name: 'OK' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('close without a choice unless they are required', async () => {
    ask(false)
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Warning' })).getByRole('button', { name: 'Close' }),
    )
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    ask(true)
    const prompt = within(await screen.findByRole('alertdialog', { name: 'Warning' }))
    expect(prompt.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument()
  })
})
