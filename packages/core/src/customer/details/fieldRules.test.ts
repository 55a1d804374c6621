import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { datePartsOf, toIsoDate, toTypedDate, typeIntoDate } from './fieldRules.js'

const day = fc
  .date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('a typed date', () => {
  it('is the typed date, for every day of the calendar', () => {
    fc.assert(
      fc.property(day, (iso) => {
        expect(toIsoDate(toTypedDate(iso))).toBe(iso)
      }),
    )
  })

  it.each(['31/4/2026', '29/2/2026', '0/1/2026', '1/13/2026', '1/1/26', '1/1/', '//', '', 'a/b/c', '1.5/1/2026'])(
    'is none if it reads %j',
    (text) => {
      expect(toIsoDate(text)).toBeNull()
    },
  )

  it('is typed box by box, and empty again if every box is', () => {
    const typed = typeIntoDate(typeIntoDate(typeIntoDate('', 'day', '27'), 'year', '1985'), 'month', '3')
    expect(datePartsOf(typed)).toEqual({ day: '27', month: '3', year: '1985' })
    expect(typeIntoDate(typeIntoDate('', 'month', '3'), 'month', '')).toBe('')
  })

  it.each(['27/03/1985', '27.3.1985', '27 3 1985', '1985-03-27'])(
    'fills every box if %s is pasted into one',
    (pasted) => {
      expect(toIsoDate(typeIntoDate('', 'day', pasted))).toBe('1985-03-27')
    },
  )

  it('keeps every box separate from its neighbour', () => {
    expect(datePartsOf(typeIntoDate('', 'day', '2/7'))).toEqual({ day: '27', month: '', year: '' })
  })
})
