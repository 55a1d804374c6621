import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fromDraft, toDraft } from './valueDraft.js'

it('is restored as it was', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue()), (value) => {
      expect(fromDraft<unknown>(toDraft(value), [])).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})

it('leaves out a text with a card number, and keeps the rest', () => {
  const value = { name: 'Maya', notes: ['4242 4242 4242 4242', 'No nuts'], at: 7 }
  expect(fromDraft(toDraft(value), value)).toEqual({ ...value, notes: ['', 'No nuts'] })
})

it.each([
  {},
  { value: 'no JSON' },
  { value: 'null' },
  { value: '[]' },
  { value: '{"a":1}' },
  { 'ticket/1/41011': 'known 2' },
])('is empty if the draft has another form: %o', (draft) => {
  const empty = { tickets: [] }
  expect(fromDraft(draft, empty)).toBe(empty)
})
