import { itemProps } from '../src/basket/basketKinds.js'

/** Complete answers: every required field, and no optional one. */
export const amount = (value: number) => ({ value })
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

export const roomWire = {
  id: 81,
  acco_id: 'A1',
  room_id: 'R1',
  name: 'Hotel Miramar',
  room_name: 'Double, sea view',
  check_in: date('2027-01-19'),
  check_out: date('2027-01-26'),
  pax_ids: [1],
  prices: {},
}

export const extraWire = {
  id: 82,
  extra_id: 'E1',
  name: 'Breakfast',
  option: { value: 'Every day' },
  pax_id: 1,
  prices: {},
}

export const transportWire = {
  id: 83,
  name: 'Coach',
  direction: 'OUTBOUND',
  departure_location: 'London',
  arrival_location: 'Barcelona',
  departure_date: date('2027-01-19T06:30:00Z'),
  is_departure_time_specified: true,
  pax_id: 1,
  prices: {},
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
  accommodations: [roomWire],
  extras: [extraWire],
  transport: [transportWire],
  payments: [
    {
      reference: 'P1',
      type: 'deposit',
      amount: amount(50_000),
      payment_date: date('2026-06-01'),
      status: { value: 2 },
    },
  ],
  payment_info: { public_key: 'pk_test_1' },
  payment_plan_available: true,
}

const total = (wire: { readonly prices: object }) => ({ ...wire, prices: { ...wire.prices, total: amount(100) } })
const section = { valid: false, errors: ['Add a ticket'] }

/** An empty list for each kind of item without a sample below. */
const noItems: object = Object.fromEntries(Object.keys(itemProps()).map((name) => [name, []]))

export const basketWire = {
  ...noItems,
  id: 5,
  status: 10,
  prices: { total: amount(5650) },
  tickets: [ticketWire],
  accommodations: [total(roomWire)],
  extras: [total(extraWire)],
  transport: [total(transportWire)],
  nameChange: [
    {
      id: 84,
      ticket_id: '71',
      name: 'Stalls',
      personal_details: { first_name: 'Grace', last_name: 'Hopper' },
      charge_id: '85',
    },
  ],
  pax: [paxWire],
  charges: { CHANGE_TICKET_CUSTOMER_DATA: [{ id: 85, name: 'Name Change Fee', prices: { total: amount(100) } }] },
  mandatory_status: { tickets: section, accommodation: section, extras: section, transport: section },
}

export const eventWire = {
  id: 3,
  name: 'Opening night',
  event_date: date('2027-01-20T19:30:00Z'),
  tickets: [{ id: 'T1', name: 'Stalls', prices: ticketWire.prices }],
}
