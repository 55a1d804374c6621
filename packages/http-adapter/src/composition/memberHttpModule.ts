import { ContainerModule } from 'inversify'
import { tokens } from '@booking-dashboard/core/composition'
import { createHttpBookingsApi } from '../bookings/HttpBookingsApi.js'
import { createHttpCustomerApi } from '../customer/HttpCustomerApi.js'
import { createHttpDeliveryApi } from '../delivery/HttpDeliveryApi.js'
import { transport } from './visitorHttpModule.js'

/** Binds the API ports that every page of a signed-in customer needs. Needs the visitor's module. */
export const memberHttpModule = new ContainerModule(({ bind }) => {
  bind(tokens.customerApi).toResolvedValue(createHttpCustomerApi, [transport]).inSingletonScope()
  bind(tokens.deliveryApi).toResolvedValue(createHttpDeliveryApi, [transport]).inSingletonScope()
  bind(tokens.bookingsApi).toResolvedValue(createHttpBookingsApi, [transport]).inSingletonScope()
})
