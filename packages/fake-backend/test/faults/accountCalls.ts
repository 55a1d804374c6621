import { paths, texts } from '@booking-dashboard/core'
import type { CustomerChanges } from '@booking-dashboard/core/ports'
import { type FaultyCall, shapeless } from './FaultyCall.js'

const passenger = '7101'
const redirectPath = paths.bankAccount
const contact: CustomerChanges = {
  personalDetails: { emergencyContact: { fullName: 'Ada Byrne', telephone: '+353 1 496 0011' } },
}
const moved: CustomerChanges = {
  address: {
    address1: '1 Long Walk',
    address2: '',
    address3: '',
    city: 'Galway',
    postcode: 'H91',
    county: '',
    countryId: '102',
  },
}

const { updated, additionalUpdated, deliveriesUpdated } = texts.customer
const success = (text: string) => ({ text, path: redirectPath })

/** Two bookings have a delivery; each row fails one of the three calls. */
const updateDeliveries: Omit<FaultyCall, 'operationId'> = {
  operation: 'updateCustomerBookingDeliveries',
  act: ({ customer }) =>
    customer.updateDeliveries({ changes: moved, bookingRefs: ['SUN1001', 'SUN1003'], redirectPath }),
  success: success(deliveriesUpdated),
}

/** The calls of the customer's own account. One-time password calls have a separate table. */
export const accountCalls: readonly FaultyCall[] = [
  {
    operationId: 'resetPassword',
    operation: 'resetPassword',
    signedOut: true,
    act: ({ passwords }) => passwords.requestReset('demo@example.com'),
    instead: shapeless,
    success: { text: texts.account.resetRequested, path: paths.login },
  },
  { operationId: 'getRequiredData', operation: 'getRequiredData', act: ({ customer }) => customer.loadRequiredData() },
  {
    operationId: 'updateCustomer',
    operation: 'updateCustomer',
    act: ({ customer }) => customer.update({ changes: contact, redirectPath }),
    instead: shapeless,
    success: success(updated),
  },
  { ...updateDeliveries, operationId: 'updateCustomer', instead: shapeless },
  { ...updateDeliveries, operationId: 'updateDelivery', instead: shapeless },
  { ...updateDeliveries, operationId: 'getBooking' },
  {
    operationId: 'getAdditionalCustomer',
    operation: 'getAdditionalCustomer',
    act: ({ customer }) => customer.loadAdditional(passenger),
  },
  {
    operationId: 'updateAdditionalCustomer',
    operation: 'updateAdditionalCustomer',
    act: ({ customer }) =>
      customer.updateAdditional({ customerId: passenger, bookingRef: 'SUN1001', changes: contact, redirectPath }),
    instead: shapeless,
    success: success(additionalUpdated),
  },
]
