import { expect, it } from 'vitest'
import type { Composition } from '../composition/compose'
import { pageIsLoaded } from './pageIsLoaded'

it.each([
  ['/booking/SUN1001/tickets', ['member', 'tickets']],
  // It has neither the frame nor the features of a signed-in customer.
  ['/login', []],
  ['/nowhere', []],
])('loads the areas of %s before the page is shown', async (path, areas) => {
  const loaded: string[] = []
  const load = async (area: string) => void loaded.push(area)
  await pageIsLoaded(load as unknown as Composition['load'], path)
  expect(loaded).toEqual(areas)
})
