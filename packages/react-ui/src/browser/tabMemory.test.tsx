import { expect, it, vi } from 'vitest'
import { tabMemory } from './tabMemory'

it('stores a text in the storage of this tab', () => {
  expect(tabMemory.read('warned/SUN1001')).toBeNull()
  tabMemory.store('warned/SUN1001', 'Choose a helmet.')
  expect(tabMemory.read('warned/SUN1001')).toBe('Choose a helmet.')
  expect(sessionStorage.getItem('booking-dashboard/warned/SUN1001')).toBe('Choose a helmet.')
})

it('holds nothing if storage is refused', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new Error('Refused')
  })
  expect(() => tabMemory.store('a', 'b')).not.toThrow()
  expect(tabMemory.read('a')).toBeNull()
  vi.restoreAllMocks()
})
