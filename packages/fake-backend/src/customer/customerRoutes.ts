import { customerEndpoints } from '@booking-dashboard/http-adapter/contract'
import { route, type Route } from '../routing/Route.js'
import { additionalCustomerLinks, requireAdditional } from './additionalCustomers.js'
import { maskedAccount } from './bankAccount.js'
import { requiredData } from './requiredData.js'
import type { PassengerRecord } from '../records/PassengerRecord.js'
import { updateAdditional, updateCustomer } from './updateCustomer.js'

const additionalAnswer = ({ id, type, personal, address, passport }: PassengerRecord) => ({
  id,
  type,
  personal_details: personal,
  address,
  passport,
})

/** `/api/customer/:id` comes last, so that it does not match the other paths. */
export const customerRoutes: readonly Route[] = [
  route(customerEndpoints.getCustomer, ({ world, customer }) => ({
    customer: {
      ...additionalAnswer(customer),
      bank_account: maskedAccount(customer.bankAccount),
      client_credit_balances_list: customer.credit,
      additional_customers: additionalCustomerLinks(world, customer),
    },
  })),
  route(customerEndpoints.requiredData, ({ world, customer }) => ({ required_data: requiredData(world, customer) })),
  route(customerEndpoints.update, ({ world, customer, body }) => {
    updateCustomer(world, customer, body)
    return {}
  }),
  route(customerEndpoints.getAdditional, ({ world, customer, param }) => ({
    customer: additionalAnswer(requireAdditional(world, customer, param('id'))),
  })),
  route(customerEndpoints.updateAdditional, ({ world, customer, param, body }) => {
    updateAdditional(world, customer, param('id'), body)
    return {}
  }),
]
