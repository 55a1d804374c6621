import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { createSignedInWorld } from '../../../test/createSignedInWorld'
import { openApp } from '../../../test/openApp'

/** Installs the device's share sheet; omit `share` for a device without one. */
const withSheet = (share: (data: ShareData) => Promise<void>): void => {
  Object.defineProperty(navigator, 'share', { configurable: true, value: share })
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share')
})

const press = async () => {
  const { user } = openApp(await createSignedInWorld(), '/booking/SUN1001')
  await user.click(await screen.findByRole('button', { name: /^Share itinerary/ }))
}

it("passes the itinerary to the device's share sheet, without names, prices and the reference", async () => {
  const shared: ShareData[] = []
  withSheet(async (data) => void shared.push(data))
  await press()
  const text = shared[0]?.text ?? ''
  expect(shared[0]?.title).toBe('Barcelona: seven nights of music')
  expect(text).toContain('07:25 GMT London Gatwick to Barcelona')
  expect(text).not.toMatch(/£|Amelia|Theo|SUN1001/)
})

it('notifies nothing if the customer closes the sheet', async () => {
  withSheet(() => Promise.reject(new DOMException('closed', 'AbortError')))
  await press()
  expect(screen.queryByText("We're unable to share your itinerary right now. Please try again.")).toBeNull()
})

it('copies the itinerary if there is no sheet, and confirms it', async () => {
  await press()
  expect(await screen.findByText('Itinerary copied')).toBeVisible()
  expect(await navigator.clipboard.readText()).toContain('Check in: Hotel Llum de Mar, Barceloneta, Barcelona')
})
