import { cardFields, type Minor } from '@booking-dashboard/core'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { installStripe } from '../../../test/installStripe'
import { useCardFields } from './useCardForm'
import { useWallets } from './useWallets'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function Fields({ publicKey }: { readonly publicKey: string }) {
  const card = useCardFields(publicKey)
  return (
    <>
      <p>{card.status}</p>
      {cardFields.map((field) => (
        <div key={field} ref={card.hostRefs[field]} />
      ))}
      <button onClick={card.retry}>again</button>
    </>
  )
}

/** Fields whose frames load when the test says so. */
const framesThatWait = () => {
  const frames: (() => void)[] = []
  installStripe(() => ({
    elements: () => ({
      create: () => ({
        on: (event: string, heard: () => void) => event === 'ready' && frames.push(heard),
        mount: () => undefined,
        destroy: () => undefined,
      }),
    }),
  }))
  return frames
}
const after = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

it('shows the wait after 1 s, gives up after 15 s, and takes frames that load later', async () => {
  const frames = framesThatWait()
  render(<Fields publicKey="pk_late" />)
  await after(999)
  expect(screen.getByText('loading')).toBeVisible()
  await after(1)
  expect(screen.getByText('late')).toBeVisible()
  await after(13_999)
  expect(screen.getByText('late')).toBeVisible()
  await after(1)
  expect(screen.getByText('unavailable')).toBeVisible()
  act(() => frames.forEach((load) => load()))
  expect(screen.getByText('ready')).toBeVisible()
  await after(15_000)
  expect(screen.getByText('ready')).toBeVisible()
})

it('shows no wait of less than 1 s', async () => {
  const frames = framesThatWait()
  render(<Fields publicKey="pk_soon" />)
  await after(999)
  act(() => frames.forEach((load) => load()))
  await after(1)
  expect(screen.getByText('ready')).toBeVisible()
})

it('loads again when the customer asks for it', async () => {
  const frames = framesThatWait()
  render(<Fields publicKey="pk_again" />)
  await after(15_000)
  act(() => screen.getByText('again').click())
  expect(screen.getByText('loading')).toBeVisible()
  await after(0)
  expect(frames).toHaveLength(6)
})

it('says after 15 s that there is no wallet if its buttons do not load', async () => {
  installStripe(() => ({
    elements: () => ({ create: () => ({ on: () => undefined, mount: () => undefined, destroy: () => undefined }) }),
  }))
  function Wallets() {
    const { status, hostRef } = useWallets(
      'pk_wallets',
      { amount: 100 as Minor, currency: 'GBP', onPay: vi.fn() },
      () => true,
    )
    return (
      <>
        <p>{status}</p>
        <div ref={hostRef} />
      </>
    )
  }
  render(<Wallets />)
  await after(14_999)
  expect(screen.getByText('loading')).toBeVisible()
  await after(1)
  expect(screen.getByText('unavailable')).toBeVisible()
})
