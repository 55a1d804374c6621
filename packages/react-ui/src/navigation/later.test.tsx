import { screen } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useBookingTexts } from '../dashboard/DashboardContext'
import { createSignedInWorld, type SignedInWorld } from '../testing/createSignedInWorld'
import { renderAt } from '../testing/renderAt'
import { later } from './later'

let world: SignedInWorld

beforeEach(async () => {
  world = await createSignedInWorld()
})

class Caught extends Component<{ readonly children: ReactNode }> {
  override state = { error: null }
  static getDerivedStateFromError(error: unknown) {
    return { error }
  }
  override render() {
    return this.state.error === null ? this.props.children : <p>{String(this.state.error)}</p>
  }
}

const Piece = ({ name }: { readonly name: string }) => (
  <p>
    {name}: {useBookingTexts().screen.titles.checkout}
  </p>
)

describe('what a page shows later', () => {
  it('has its place kept until it has come, and what its area offers', async () => {
    let come = (): void => undefined
    const Later = later(
      'payment',
      () =>
        new Promise<typeof Piece>((resolve) => {
          come = () => resolve(Piece)
        }),
    )
    renderAt(world.dashboard, '/checkout', <Later name="SUN1001" />)
    expect(await screen.findByText('Loading your booking')).toBeInTheDocument()
    expect(screen.queryByText(/SUN1001/)).toBeNull()
    come()
    expect(await screen.findByText('SUN1001: Checkout')).toBeVisible()
    expect(screen.queryByText('Loading your booking')).toBeNull()
  })

  it('is said to be missing where a page is, if it cannot be had after a reload either', async () => {
    // React logs the caught error to the console.
    vi.spyOn(console, 'error').mockReturnValue()
    sessionStorage.setItem('booking-dashboard/reloaded-for', 'payment')
    const Later = later<{ readonly name: string }>('payment', () => Promise.reject(new Error('offline')))
    renderAt(
      world.dashboard,
      '/checkout',
      <Caught>
        <Later name="SUN1001" />
      </Caught>,
    )
    expect(await screen.findByText(/^LoadError/)).toBeVisible()
  })
})
