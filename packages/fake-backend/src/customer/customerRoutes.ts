import { customerEndpoints } from '@booking-dashboard/http-adapter/contract'
import { route, type Route } from '../routing/Route.js'

export const customerRoutes: readonly Route[] = [
  route(customerEndpoints.getCustomer, ({ customer }) => ({
    customer: {
      id: customer.id,
      personal_details: { first_name: customer.firstName, last_name: customer.lastName },
      client_credit_balances_list: customer.credit,
    },
  })),
]
