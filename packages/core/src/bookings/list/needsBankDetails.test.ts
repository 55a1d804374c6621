import { describe, expect, it } from 'vitest'
import { aSummary } from '../../testing/aBooking.js'
import type { BookingSummary } from '../Booking.js'
import { bankDetailsNeeded, needsBankDetails } from './needsBankDetails.js'

const plain = aSummary('A')
const asking = { requiresBankDetails: true }
const silent = { requiresBankDetails: false }

describe('bank details', () => {
  it.each<[string, Partial<BookingSummary>, boolean]>([
    ['nobody requires them', { packages: [silent] }, false],
    ['the complete booking requires them', asking, true],
    ['the booking requires them and is not complete', { ...asking, status: 'inReview' }, false],
    ['one of its packages requires them', { packages: [silent, asking] }, true],
    ['a package of a booking that is not complete requires them', { status: 'inReview', packages: [asking] }, true],
  ])('where %s: %s', (_where, what, needed) => {
    expect(needsBankDetails({ ...plain, ...what })).toBe(needed)
  })

  it('are needed of the list where any booking needs them, past ones too', () => {
    const needing = { ...plain, packages: [asking] }
    expect(bankDetailsNeeded({ upcoming: [plain], past: [plain] })).toBe(false)
    expect(bankDetailsNeeded({ upcoming: [plain, needing], past: [] })).toBe(true)
    expect(bankDetailsNeeded({ upcoming: [], past: [plain, needing] })).toBe(true)
    expect(bankDetailsNeeded({ upcoming: [], past: [{ ...needing, status: 'cancelled' }] })).toBe(false)
  })
})
