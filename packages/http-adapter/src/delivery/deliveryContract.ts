import * as t from 'io-ts'
import { put } from '../contract/endpoint.js'
import { NotShown } from '../contract/wire.js'
import { AddressBody } from '../customer/customerWire.js'

/** Decisions §1.7: the address of one delivery, by its allocation. */
export const deliveryEndpoints = {
  update: put('updateDelivery', '/api/booking/:bookingRef/delivery/:allocationId', NotShown, {
    body: t.type({ address: AddressBody }, 'DeliveryBody'),
  }),
} as const
