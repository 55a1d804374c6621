import { describe, expect, it } from 'vitest'
import { lastPage, wantedPage } from './wantedPage'

describe('the page after the sign-in', () => {
  it('is the requested page, with its query', () => {
    expect(wantedPage({ wanted: '/booking/SUN1001/cart?from=mail' })).toBe('/booking/SUN1001/cart?from=mail')
  })

  it('is the page on which a session ended, but not after a reload: somebody else may sign in', () => {
    const state = lastPage('/booking/SUN1001')
    expect(wantedPage(state)).toBe('/booking/SUN1001')
    expect(wantedPage({ ...state, document: performance.timeOrigin - 1 })).toBe('/')
  })

  it.each([
    null,
    undefined,
    'text',
    {},
    { wanted: 7 },
    { wanted: '//evil.example' },
    { wanted: 'https://evil.example' },
    { wanted: '/\\evil.example' },
    { wanted: '/login' },
    { wanted: '/login?a=1' },
    { wanted: '/resetpassword?token=secret' },
  ])('is the bookings for %j', (state) => {
    expect(wantedPage(state)).toBe('/')
  })
})
