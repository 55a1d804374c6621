import type { Passenger } from '../../../records/BookingRecord.js'

interface PassengerFields {
  readonly customerId?: string
  readonly lead?: boolean
  readonly cancelled?: boolean
  readonly email?: string
  readonly telephone?: string
}

export const passenger = (
  id: number,
  firstName: string,
  lastName: string,
  fields: PassengerFields = {},
): Passenger => ({
  id,
  customer_id: fields.customerId ?? null,
  lead_pax: fields.lead ?? false,
  cancelled: fields.cancelled ?? false,
  personal_details: {
    first_name: firstName,
    last_name: lastName,
    telephone_number: fields.telephone ?? null,
    email: fields.email ?? null,
  },
})

export const amelia = passenger(1, 'Amelia', 'Hart', {
  customerId: '7001',
  lead: true,
  email: 'demo@example.com',
  telephone: '+44 20 7946 0018',
})

/** A passenger with more details, because the customer manages them. */
export const theo = passenger(2, 'Theo', 'Hart', { customerId: '7101', email: 'theo.hart@example.com' })

export const margaret = passenger(2, 'Margaret', 'Hart', { customerId: '7103' })

/** For bookings that store no details of him. */
export const theoAsGuest = passenger(2, 'Theo', 'Hart', { email: 'theo.hart@example.com' })
