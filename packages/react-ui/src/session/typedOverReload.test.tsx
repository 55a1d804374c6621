import type { Visitor } from '@booking-dashboard/core/composition'
import { describe, expect, it } from 'vitest'
import { createTypedOverReload } from './typedOverReload'

type Left = ReturnType<Visitor['drafts']['leave']>

const typed: Left = { customerId: '7101', drafts: { bookings: '{"year":"2027"}' } }

/** A page that leaves these drafts. */
const pageWith = (left: Left, memory = () => sessionStorage) => {
  const back: Left[] = []
  const drafts = { leave: () => left, comeBack: (one: Left) => void back.push(one) } as unknown as Visitor['drafts']
  return { back, ...createTypedOverReload(drafts, memory) }
}

const refusing = (): Storage => {
  throw new Error('Storage is refused')
}

describe('typed text over a reload', () => {
  it('comes back once', () => {
    pageWith(typed).store()
    const next = pageWith(null)
    next.bringBack()
    next.bringBack()
    expect(next.back).toEqual([typed])
  })

  it('can be stored only if there is any, and the browser has storage', () => {
    expect(pageWith(typed).canStore()).toBe(true)
    expect(pageWith(null).canStore()).toBe(false)
    expect(pageWith(typed, refusing).canStore()).toBe(false)
  })

  it('is dropped if an earlier version of the product stored it in another form', () => {
    pageWith({ ...typed, drafts: { bookings: { year: '2027' } } } as unknown as Left).store()
    const next = pageWith(null)
    next.bringBack()
    expect(next.back).toEqual([])
  })

  it('is lost without an error if storage is refused', () => {
    const page = pageWith(typed, refusing)
    page.store()
    page.bringBack()
    expect(page.back).toEqual([])
  })
})
