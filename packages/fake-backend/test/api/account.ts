import { customerEndpoints } from '@booking-dashboard/http-adapter/contract'
import type * as t from 'io-ts'
import type { Visitor } from './createVisitor.js'

export type Changes = t.OutputOf<typeof customerEndpoints.update.body>

export const home = {
  address_1: '9 Quay Street',
  address_2: '',
  address_3: '',
  city: 'Galway',
  postcode: 'H91 XR28',
  county: 'County Galway',
  // Ireland in /api/client/countries.
  country_id: '102',
}

export const customerOf = async (visitor: Visitor) => {
  const { answer } = await visitor.call(customerEndpoints.getCustomer)
  if (answer === undefined) throw new Error('No customer')
  return answer.customer
}

export const update = (visitor: Visitor, body: Changes) => visitor.call(customerEndpoints.update, { body })

export const updateAdditional = (visitor: Visitor, id: string, body: Changes) =>
  visitor.call(customerEndpoints.updateAdditional, { params: { id }, body })

export const additionalOf = (visitor: Visitor, id: string) =>
  visitor.call(customerEndpoints.getAdditional, { params: { id } })

export const requiredDataOf = async (visitor: Visitor) =>
  (await visitor.call(customerEndpoints.requiredData)).answer?.required_data
