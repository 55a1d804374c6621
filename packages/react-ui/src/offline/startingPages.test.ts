import { describe, expect, it } from 'vitest'
import { createStartingPages } from './startingPages'

describe('a newly opened page', () => {
  it('has failed after its third session check without an answer, once', () => {
    const pages = createStartingPages()
    pages.opened('a')
    expect([1, 2, 3, 4].map(() => pages.failed('a'))).toEqual([false, false, true, false])
  })

  it('counts separately', () => {
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

  it('is no longer tracked once its session check was answered, or if it was never opened here', () => {
    const pages = createStartingPages()
    pages.opened('a')
    pages.failed('a')
    pages.answered('a')
    expect([1, 2, 3].map(() => pages.failed('a'))).toEqual([false, false, false])
    expect([1, 2, 3].map(() => pages.failed('b'))).toEqual([false, false, false])
  })
})
