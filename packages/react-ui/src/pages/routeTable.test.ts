import { paths } from '@booking-dashboard/core'
import { expect, it } from 'vitest'
import { pageAt } from './routeTable'

/** Pages that only report a missing page belong to no area. */
const withoutArea: readonly string[] = [paths.error, paths.unauthorised, paths.notFound]

it.each(Object.entries(paths))('the path to %s has a page', (_, path) => {
  const to = typeof path === 'function' ? path('SUN1001', '7') : path
  expect(withoutArea.includes(to) || pageAt(to.replace(/[?#].*$/, '')) !== null).toBe(true)
})
