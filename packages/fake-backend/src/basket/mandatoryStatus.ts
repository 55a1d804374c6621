import type { BookingRecord } from '../records/BookingRecord.js'
import type { BasketOutput, BasketRecord } from '../records/BasketRecord.js'
import { accommodationErrors } from './mandatory/accommodationErrors.js'
import { extrasErrors } from './mandatory/extrasErrors.js'
import { ticketErrors } from './mandatory/ticketErrors.js'
import { transportErrors } from './mandatory/transportErrors.js'

const section = (errors: readonly string[]) => ({ valid: errors.length === 0, errors: [...new Set(errors)] })

/** The problems to fix before the basket can be paid for or completed. */
export const mandatoryStatus = (booking: BookingRecord, basket: BasketRecord): BasketOutput['mandatory_status'] => ({
  tickets: section(ticketErrors(booking, basket)),
  accommodation: section(accommodationErrors(booking, basket)),
  extras: section(extrasErrors(booking, basket)),
  transport: section(transportErrors(booking, basket)),
})

export const mandatoryErrors = (booking: BookingRecord, basket: BasketRecord): readonly string[] =>
  Object.values(mandatoryStatus(booking, basket)).flatMap(({ errors }) => errors)
