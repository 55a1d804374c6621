import { createAskedOfBooking } from '../../../questions/askedPassengers.js'
import { type Area, area } from '../../area.js'
import { tokens } from '../../tokens.js'
import type { Visitor } from '../../Visitor.js'

/** The questions for the passengers of a booking, which several areas need. */
export const askedArea: Area<'asked', Visitor, never> = area('asked', {
  needs: [],
  parts: ({ bind }, own) =>
    bind(tokens.asked)
      .toDynamicValue((context) =>
        createAskedOfBooking({ ...own(context).shared, api: context.get(tokens.bookingsApi) }),
      )
      .inSingletonScope(),
  create: () => ({}),
})
