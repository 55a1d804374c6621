/** Whole answers, with every field that is required and none that is not. */
const amount = (value: number) => ({ value })
const date = (iso_value: string) => ({ iso_value })

export const paxWire = {
  id: 1,
  lead_pax: true,
  cancelled: false,
  personal_details: { first_name: 'Ada', last_name: 'King' },
}

export const ticketWire = {
  id: 71,
  event_name: 'Opening night',
  name: 'Stalls',
  ticket_type_id: 'T1',
  pax_id: 1,
  prices: { price: amount(5000), booking_fee: amount(250), total_ticket_price: amount(5250) },
}

export const summaryWire = {
  id: 9001,
  reference: 'SUN1001',
  name: 'A week in the sun',
  booking_status: { code: 70 },
  departure_date: date('2027-01-19'),
  return_date: date('2027-01-26T10:00:00Z'),
  payment_status: { code: 10 },
  prices: { outstanding_balance: amount(123_450) },
}

export const bookingWire = {
  ...summaryWire,
  prices: {
    paid: amount(50_000),
    outstanding_balance: amount(123_450),
    total_booking_price: amount(173_450),
    booking_price: amount(174_000),
    booking_fee: amount(450),
    discounts: amount(-1000),
  },
  pax: [paxWire],
  tickets: [ticketWire],
  payments: [
    { reference: 'P1', type: 'deposit', amount: amount(50_000), payment_date: date('2026-06-01'), status: { value: 2 } },
  ],
  payment_info: { public_key: 'pk_test_1' },
  payment_plan_available: true,
}

const line = { id: 'L1', name: 'A line', prices: { total: amount(100) } }
const section = { valid: false, errors: ['Add a ticket'] }

export const basketWire = {
  id: 5,
  status: 10,
  prices: { total: amount(5650) },
  tickets: [ticketWire],
  accommodations: [line],
  extras: [line],
  transport: [line],
  nameChange: [line],
  pax: [paxWire],
  charges: { CHANGE_TICKET_CUSTOMER_DATA: [line] },
  mandatory_status: { tickets: section, accommodation: section, extras: section, transport: section },
}

export const eventWire = {
  id: 3,
  name: 'Opening night',
  event_date: date('2027-01-20T19:30:00Z'),
  tickets: [{ id: 'T1', name: 'Stalls', prices: ticketWire.prices }],
}
