import { ContainerModule } from 'inversify'
import { createAskedOfBooking } from '../../../questions/askedPassengers.js'
import { tokens } from '../../tokens.js'

/** Binds the questions for the passengers of a booking; needs the member's module. */
export const askedModule = new ContainerModule(({ bind }) => {
  bind(tokens.asked)
    .toDynamicValue((context) =>
      createAskedOfBooking({ ...context.get(tokens.visitor).shared, api: context.get(tokens.bookingsApi) }),
    )
    .inSingletonScope()
})
