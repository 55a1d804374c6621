import { type Customer, noAddress } from '../../src/domain/Customer.js'
import { unknownFields } from '../../src/domain/personFields.js'

export const aCustomer: Customer = {
  id: '7001',
  personalDetails: {
    ...unknownFields('details'),
    firstName: 'Ada',
    lastName: 'King',
    emergencyContact: unknownFields('emergencyContact'),
  },
  address: noAddress,
  passport: unknownFields('passport'),
  bankAccount: null,
  credit: [],
  additionalCustomers: [{ customerId: '7101', bookingRef: 'SUN1001' }],
}
