import { fireEvent, screen } from '@testing-library/react'
import { Component, type ReactNode, useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useTexts } from '../dashboard/DashboardContext'
import { createSignedInWorld, type SignedInWorld } from '../../test/createSignedInWorld'
import { renderAt } from '../../test/renderAt'
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

const Piece = ({ name }: { readonly name: string }) => <p>{`${name}: ${useTexts('booking').screen.titles.checkout}`}</p>

describe('a part that a page shows later', () => {
  it('has a placeholder until it loads, and the features of its area', async () => {
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

  it('is in the first frame of the next page', async () => {
    const Later = later('payment', () => Promise.resolve(Piece))
    const Pages = () => {
      const [reference, setReference] = useState('SUN1001')
      return (
        <>
          <button onClick={() => setReference('SUN1002')}>Next</button>
          <Later key={reference} name={reference} />
        </>
      )
    }
    renderAt(world.dashboard, '/checkout', <Pages />)
    await screen.findByText('SUN1001: Checkout')
    fireEvent.click(screen.getByRole('button', { name: 'Next' }))
    expect(screen.getByText('SUN1002: Checkout')).toBeVisible()
  })

  it('shows the same error as a page if it fails to load even after a reload', async () => {
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
