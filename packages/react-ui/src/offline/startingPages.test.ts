import { describe, expect, it } from 'vitest'
import { createStartingPages } from './startingPages'

describe('a page that has just been opened', () => {
  it('is given up after its third session check that did not arrive, once', () => {
    const pages = createStartingPages()
    pages.opened('a')
    expect([1, 2, 3, 4].map(() => pages.failed('a'))).toEqual([false, false, true, false])
  })

  it('counts by itself', () => {
    const pages = createStartingPages()
    pages.opened('a')
    pages.opened('b')
    expect([pages.failed('a'), pages.failed('b'), pages.failed('a'), pages.failed('b')]).toEqual([
      false,
      false,
      false,
      false,
    ])
    expect(pages.failed('b')).toBe(true)
  })

  it('is none any more once it learnt who is signed in, and one that was never opened here is none', () => {
    const pages = createStartingPages()
    pages.opened('a')
    pages.failed('a')
    pages.answered('a')
    expect([1, 2, 3].map(() => pages.failed('a'))).toEqual([false, false, false])
    expect([1, 2, 3].map(() => pages.failed('b'))).toEqual([false, false, false])
  })
})
