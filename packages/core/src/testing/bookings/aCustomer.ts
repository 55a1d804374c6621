import { type Customer, noAddress } from '../../domain/Customer.js'

export const aCustomer: Customer = {
  id: '7001',
  personalDetails: {
    firstName: 'Ada',
    lastName: 'King',
    gender: '',
    phone: '',
    dateOfBirth: null,
    emergencyContact: { fullName: '', telephone: '' },
  },
  address: noAddress,
  passport: {
    number: '',
    expiryDate: null,
    nationality: '',
    firstName: '',
    middleNames: '',
    lastName: '',
    issueCountry: '',
  },
  bankAccount: null,
  credit: [],
  additionalCustomers: [{ customerId: '7101', bookingRef: 'SUN1001' }],
}
