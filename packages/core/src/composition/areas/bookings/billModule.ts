import { ContainerModule } from 'inversify'
import { createBills } from '../../../bookings/money/bill.js'
import { tokens } from '../../tokens.js'

/** Binds the costs of a booking and its payments; needs the member's module. */
export const billModule = new ContainerModule(({ bind }) => {
  bind(tokens.bills)
    .toDynamicValue((context) =>
      createBills({ ...context.get(tokens.visitor).shared, bookings: context.get(tokens.member).bookings }),
    )
    .inSingletonScope()
})
