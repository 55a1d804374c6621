import { demoPassword } from '@booking-dashboard/fake-backend'
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { AreaProvider } from '../dashboard/DashboardContext'
import { createSignedInWorld } from '../../test/createSignedInWorld'
import type { World } from '../../test/createWorld'
import { useDraft } from './useDraft'

let world: World
beforeEach(async () => {
  world = await createSignedInWorld()
})

function Form() {
  const { values, change, forget, changed } = useDraft('card', { name: 'Amelia', city: '' })
  return (
    <>
      <input aria-label="Name" value={values.name} onChange={(event) => change('name', event.target.value)} />
      <input aria-label="City" value={values.city} onChange={(event) => change('city', event.target.value)} />
      <button type="button" onClick={forget}>
        Forget
      </button>
      {changed && <p>Changed</p>}
    </>
  )
}
const show = () =>
  render(
    <AreaProvider value={world.dashboard}>
      <Form />
    </AreaProvider>,
  )
const user = userEvent.setup()
/** The session runs out while the form is open, and the form leaves with its page. */
const runOut = async (page: ReturnType<typeof show>) => {
  world.backend.sessions.expire()
  await act(() => world.dashboard.session.check())
  page.unmount()
}

it('holds the typed text beside the initial values', async () => {
  show()
  expect(screen.queryByText('Changed')).not.toBeInTheDocument()
  await user.type(screen.getByLabelText('City'), 'Leeds')
  expect(screen.getByLabelText('City')).toHaveValue('Leeds')
  expect(screen.getByLabelText('Name')).toHaveValue('Amelia')
  expect(screen.getByText('Changed')).toBeVisible()
})

it('restores it after an expired session and a new sign-in', async () => {
  const before = show()
  await user.type(screen.getByLabelText('Name'), ' Hart')
  await user.type(screen.getByLabelText('City'), 'Leeds')
  await runOut(before)
  await world.dashboard.session.signIn({ email: 'demo@example.com', password: demoPassword })
  show()
  expect(screen.getByLabelText('Name')).toHaveValue('Amelia Hart')
  expect(screen.getByLabelText('City')).toHaveValue('Leeds')
})

it('has the initial values once it is forgotten, even the next time', async () => {
  const before = show()
  await user.clear(screen.getByLabelText('Name'))
  expect(screen.getByLabelText('Name')).toHaveValue('')
  await user.click(screen.getByRole('button', { name: 'Forget' }))
  expect(screen.getByLabelText('Name')).toHaveValue('Amelia')
  before.unmount()
  show()
  expect(screen.getByLabelText('Name')).toHaveValue('Amelia')
})
