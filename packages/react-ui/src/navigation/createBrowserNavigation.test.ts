import { paths } from '@booking-dashboard/core'
import { expect, it } from 'vitest'
import { createBrowserNavigation } from './createBrowserNavigation'
import { lastPage } from './wantedPage'

const here = { pathname: '/booking/SUN1001', search: '?day=2', hash: '' }

it('returns the current page', () => {
  expect(createBrowserNavigation(here).current()).toBe('/booking/SUN1001?day=2')
})

it('remembers the current page on the way to /login, and on no other way', () => {
  const navigation = createBrowserNavigation(here)
  const memories: unknown[] = []
  navigation.connect((_, memory) => memories.push(memory))
  navigation.goTo(paths.login)
  navigation.goTo(paths.bookings)
  expect(memories).toEqual([lastPage('/booking/SUN1001?day=2'), null])
})

it('remembers the anchor with the page', () => {
  const navigation = createBrowserNavigation({ pathname: '/profile', search: '', hash: '#address-book' })
  const memories: unknown[] = []
  navigation.connect((_, memory) => memories.push(memory))
  navigation.goTo(paths.login)
  expect(memories).toEqual([lastPage('/profile#address-book')])
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

it('remembers no page whose address may hold the token of a link', () => {
  const navigation = createBrowserNavigation({ pathname: '/resetpassword', search: '?token=secret', hash: '' })
  const memories: unknown[] = []
  navigation.connect((_, memory) => memories.push(memory))
  navigation.goTo(paths.login)
  expect(memories).toEqual([null])
})
