import { describe, expect, it } from 'vitest'
import { type ClientCover, coverOf } from './ClientApi.js'

describe('the picture of a client', () => {
  const files = { small: 'rome-800.avif', large: 'rome-1600.avif', altText: 'Rome at dusk' }
  const picture = { ...files, width: null, height: null, colour: null }
  const rome: ClientCover = { ...picture, of: '7' }
  const miramar: ClientCover = { ...picture, of: 'Miramar' }
  const opera: ClientCover = { ...picture, of: 'La traviata' }
  const covers = [opera, miramar, rome]
  const rooms = [{ name: 'Splendid' }, { name: 'Miramar' }]
  const tickets = [{ eventName: 'La traviata' }]

  it('is that of the first package with a picture, else of a hotel, else of an event', () => {
    expect(coverOf({ covers }, { packages: [{}, { id: '6' }, { id: '7' }], rooms, tickets })).toBe(rome)
    expect(coverOf({ covers }, { packages: [{ id: '6' }], rooms, tickets })).toBe(miramar)
    expect(coverOf({ covers }, { tickets })).toBe(opera)
  })

  it('is null if nothing has one, or the client is not loaded', () => {
    expect(coverOf({ covers: [rome] }, { packages: [{}, { id: '6' }], rooms, tickets })).toBeNull()
    expect(coverOf(null, { packages: [{ id: '7' }] })).toBeNull()
  })
})
