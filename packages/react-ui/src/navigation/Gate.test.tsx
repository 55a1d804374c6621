import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { demoPassword } from '@booking-dashboard/fake-backend'
import { fail } from '../../test/fail'
import { createWorld, type World } from '../../test/createWorld'
import { createSignedInWorld } from '../../test/createSignedInWorld'
import { openApp } from '../../test/openApp'
import { loadLayout } from '../pages/lazyLayout'
import { loadScreens } from '../pages/area'

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

describe('the gate, signed out', () => {
  let world: World
  beforeEach(async () => {
    world = await createWorld()
  })

  it('shows only a loader until the session check ends', async () => {
    let answer = (): void => undefined
    const check = new Promise<void>((resolve) => {
      answer = resolve
    })
    const { fetch } = world.backend
    Object.assign(world.backend, {
      fetch: async (request: Request) => {
        if (request.url.endsWith('/api/customer/check')) await check
        return fetch(request)
      },
    })
    // Loads everything in advance, so that nothing else is awaited.
    await Promise.all([loadScreens('bookings'), loadLayout(), world.composition.load('member')])
    openApp(world, '/')
    void world.composition.visitor.session.check()
    expect(await screen.findByText(world.dashboard.texts.screen.shell.loading)).toBeInTheDocument()
    expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument()
    expect(world.calls.map(({ call }) => call)).not.toContain('GET /api/bookings')
    answer()
    await heading("Let's get you logged in")
  })

  it('says that a page does not exist without asking for a sign-in', async () => {
    openApp(world, '/nowhere')
    expect(await heading('This page does not exist!')).toBeVisible()
  })
})

describe('the gate, signed in', () => {
  let world: World
  beforeEach(async () => {
    world = await createSignedInWorld()
  })

  it('leads back to the page after another sign-in; after a reload of /login, to the bookings', async () => {
    const expired = async () => {
      openApp(world, '/profile')
      await heading('Profile')
      world.backend.sessions.expire()
      act(() => void world.dashboard.session.check())
      await heading("Let's get you logged in")
    }
    const signIn = () => act(() => world.dashboard.session.signIn({ email: 'new@example.com', password: demoPassword }))
    await expired()
    await signIn()
    await waitFor(() => expect(window.location.pathname).toBe('/profile'))
    cleanup()
    await expired()
    vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(1)
    await signIn()
    await heading('Manage My Bookings')
    expect(window.location.pathname).toBe('/')
  })

  it('covers the screen during another check, and goes to /login when the session is over', async () => {
    openApp(world, '/')
    const title = await heading('Manage My Bookings')
    world.backend.sessions.expire()
    act(() => void world.dashboard.session.check())
    expect(title).toBeInTheDocument()
    expect(title.closest('[inert]')).not.toBeNull()
    expect(screen.getByText('Checking that you are still signed in')).toBeVisible()
    await heading("Let's get you logged in")
  })

  it('stays signed in while nobody answers: the screen stays with an error and the typed text', async () => {
    const { user } = openApp(world, '/profile')
    const typed = async () => screen.findByRole('textbox', { name: 'First name' })
    await user.click((await screen.findAllByRole('button', { name: /^Edit/ }))[0] as HTMLElement)
    await user.type(await typed(), 'x')
    const { faults } = world.backend
    fail({ faults }, 'checkSession', 'always')
    vi.useFakeTimers({ shouldAdvanceTime: true })
    act(() => void world.dashboard.session.check())
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(screen.getByRole('heading', { name: "We can't reach our booking service right now" })).toBeVisible()
    vi.useRealTimers()
    faults.clear()
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByText(/can't reach/)).not.toBeInTheDocument())
    expect(await typed()).toHaveValue('Ameliax')
    expect(window.location.pathname).toBe('/profile')
  })
})
