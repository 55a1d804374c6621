import { describe, expect, it } from 'vitest'
import { coverOf } from './ClientApi.js'

describe('the picture of a client', () => {
  const rome = { packageId: '7', small: 'rome-800.avif', large: 'rome-1600.avif', altText: 'Rome at dusk' }

  it('is that of the first package with a picture', () => {
    expect(coverOf({ covers: [rome] }, [{}, { id: '6' }, { id: '7' }])).toBe(rome)
  })

  it('is null if no package has one, or the client is not loaded', () => {
    expect([coverOf({ covers: [rome] }, [{}, { id: '6' }]), coverOf(null, [{ id: '7' }])]).toEqual([null, null])
  })
})
