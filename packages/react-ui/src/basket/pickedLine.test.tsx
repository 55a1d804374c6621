import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createSignedInWorld } from '../../test/createSignedInWorld'
import { openApp } from '../../test/openApp'
import { rendered } from '../../test/rendered'

/** The number of components that render when the customer picks one of this many tickets. */
const pickOneOf = async (lines: number): Promise<number> => {
  const world = await createSignedInWorld()
  await world.dashboard.bookings.load('SUN1001')
  const one = { ticketTypeId: '41011', ticketName: 'Stalls', passengerId: 1 }
  await world.dashboard.basket('SUN1001').addTickets({ tickets: Array.from({ length: lines }, () => one) })
  const { user, unmount } = openApp(world, '/booking/SUN1001/cart')
  const boxes = await screen.findAllByRole('checkbox', { name: 'Select Stalls, Amelia Hart' })
  expect(boxes).toHaveLength(lines)
  // The minimum of several runs: other work can only add renders.
  const counts: number[] = []
  for (const box of [...boxes.slice(0, 2), ...boxes.slice(0, 2)]) counts.push(await rendered(() => user.click(box)))
  expect(boxes[1]).not.toBeChecked()
  unmount()
  return Math.min(...counts)
}

it('selecting a basket line takes as little work in a long basket as in a short one', async () => {
  const short = await pickOneOf(2)
  const long = await pickOneOf(8)
  expect(short).toBeGreaterThan(0)
  expect(long).toBe(short)
})
