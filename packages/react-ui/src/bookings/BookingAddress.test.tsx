import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createSignedInWorld } from '../../test/createSignedInWorld'
import { openApp } from '../../test/openApp'

it.each([
  ['/booking/sun1001', '/booking/SUN1001'],
  ['/booking/Sun1001/tickets', '/booking/SUN1001/tickets'],
  ['/booking/sun1001/make-payment?receipt=a#b', '/booking/SUN1001/make-payment?receipt=a#b'],
])('%s opens the booking as the list has it, and every call names it so', async (typed, listed) => {
  const world = await createSignedInWorld()
  openApp(world, typed)
  const pages = window.history.length
  await screen.findByRole('navigation', { name: 'Breadcrumb' })
  const { pathname, search, hash } = window.location
  expect(`${pathname}${search}${hash}`).toBe(listed)
  expect(window.history.length).toBe(pages)
  await waitFor(() => expect(world.calls.map(({ call }) => call)).toContain('GET /api/booking/SUN1001'))
  expect(world.calls.filter(({ call }) => /sun1001/.test(call) || call.includes('Sun1001'))).toEqual([])
})
