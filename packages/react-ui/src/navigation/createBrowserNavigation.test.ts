import { paths } from '@booking-dashboard/core'
import { expect, it } from 'vitest'
import { createBrowserNavigation } from './createBrowserNavigation'
import { lastPage } from './wantedPage'

const here = { pathname: '/booking/SUN1001', search: '?day=2', hash: '' }

it('returns the current page', () => {
  expect(createBrowserNavigation(here).current()).toBe('/booking/SUN1001?day=2')
})

it.each([
  [here, lastPage('/booking/SUN1001?day=2')],
  [{ pathname: '/profile', search: '', hash: '#address-book' }, lastPage('/profile#address-book')],
  // Its address may hold the token of a link.
  [{ pathname: '/resetpassword', search: '?token=secret', hash: '' }, null],
])('remembers the page %o with its anchor on the way to /login, and on no other way', (page, memory) => {
  const navigation = createBrowserNavigation(page)
  const memories: unknown[] = []
  navigation.connect((_, remembered) => memories.push(remembered))
  navigation.goTo(paths.login)
  navigation.goTo(paths.bookings)
  expect(memories).toEqual([memory, null])
})

it('navigates by the router, and performs earlier requests once it is connected', () => {
  const navigation = createBrowserNavigation(here)
  const visited: string[] = []
  navigation.goTo(paths.error)
  navigation.goTo(paths.bookings)
  // A model that asks where its customer is knows that they have been led away.
  expect(navigation.current()).toBe('/')
  const leave = navigation.connect((path) => visited.push(path))
  navigation.goTo(paths.profile)
  expect(navigation.current()).toBe('/booking/SUN1001?day=2')
  leave()
  navigation.goTo(paths.notFound)
  expect(visited).toEqual(['/', '/profile'])
})
