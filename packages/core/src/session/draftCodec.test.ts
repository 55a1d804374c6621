import fc from 'fast-check'
import { expect, it } from 'vitest'
import { decodeDraft, encodeDraft } from './Drafts.js'

it('is restored as it was', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue()), (value) => {
      expect(decodeDraft<unknown>(encodeDraft(value), [])).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})

it('leaves out a text with a card number, and keeps the rest', () => {
  const value = { name: 'Maya', notes: ['4242 4242 4242 4242', 'No nuts'], at: 7 }
  expect(decodeDraft(encodeDraft(value), value)).toEqual({ ...value, notes: ['', 'No nuts'] })
})

it.each([undefined, 'no JSON', 'null', '[]', '"text"', '{"a":1}', '{"ticket/1/41011":"known 2"}'])(
  'is empty if the draft has another form: %s',
  (draft) => {
    const empty = { tickets: [] }
    expect(decodeDraft(draft, empty)).toBe(empty)
  },
)
