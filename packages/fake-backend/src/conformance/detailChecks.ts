import {
  bookingsEndpoints,
  customerEndpoints,
  deliveryEndpoints,
  resaleEndpoints,
} from '@booking-dashboard/http-adapter/contract'
import type * as t from 'io-ts'
import type { BackEndUnderTest } from './BackEndUnderTest.js'
import { shown } from './judge.js'
import type { Booking } from './readingChecks.js'

type Details = t.TypeOf<typeof customerEndpoints.getCustomer.answer>['customer']['personal_details']
const resale = { available: 1, listed: 2 }
const preparing = 1

/** Sends back what is there, so that nothing is another than before. */
export const checkDetails = async (backEnd: BackEndUnderTest): Promise<void> => {
  const before = (await backEnd.ask(customerEndpoints.getCustomer)).answer?.customer
  if (before === undefined) return
  await backEnd.ask(customerEndpoints.update, { body: { personal_details: changesOf(before.personal_details) } })
  const asked = await backEnd.ask(customerEndpoints.getCustomer, { about: 'after the update' })
  const is = asked.answer?.customer.personal_details
  for (const [field, was] of Object.entries(before.personal_details)) {
    const came: unknown = is === undefined ? was : Reflect.get(is, field)
    if (JSON.stringify(came) === JSON.stringify(was)) continue
    const path = `customer.personal_details.${field}`
    asked.blame({ rule: 'agreement', path, expected: `${shown(was)}, as was sent`, came: shown(came) })
  }
  const [id] = (before.additional_customers ?? []).flatMap(({ customer_ids }) => customer_ids)
  if (id === undefined) return
  const other = await backEnd.ask(customerEndpoints.getAdditional, { params: { id } })
  if (other.answer === null) return
  const personal_details = changesOf(other.answer.customer.personal_details)
  await backEnd.ask(customerEndpoints.updateAdditional, { params: { id }, body: { personal_details } })
}

/** A section is sent whole. */
const changesOf = ({ first_name, last_name, gender, phone, date_of_birth, emergency_contact: contact }: Details) => ({
  first_name,
  last_name,
  ...(gender === undefined ? {} : { gender }),
  ...(phone === undefined ? {} : { phone }),
  ...(date_of_birth === undefined ? {} : { date_of_birth }),
  ...(contact === undefined || contact === null
    ? {}
    : { emergency_contact: { full_name: contact.full_name ?? '', telephone: contact.telephone ?? '' } }),
})

export const checkDelivery = async (
  backEnd: BackEndUnderTest,
  { reference: bookingRef, delivery }: Booking,
): Promise<void> => {
  for (const { allocation_id: allocationId, address, status } of delivery ?? []) {
    const country = address?.country
    if (!allocationId || !address || !country || status > preparing) continue
    const { address_1, address_2, address_3, city, postcode, county } = address
    const lines = { address_1, address_2, address_3, city, postcode, county }
    const text = Object.fromEntries(Object.entries(lines).map(([line, words]) => [line, words ?? ''])) as Record<
      keyof typeof lines,
      string
    >
    const body = { address: { ...text, country_id: country.id } }
    await backEnd.ask(deliveryEndpoints.update, { params: { bookingRef, allocationId }, body })
  }
}

/** Puts one ticket up for resale and takes it back. */
export const checkResale = async (
  backEnd: BackEndUnderTest,
  { reference: bookingRef, tickets }: Booking,
): Promise<void> => {
  const ticket = tickets.find((one) => one.resale?.code === resale.available && one.resale.enabled)
  if (ticket === undefined) return
  const checkCode = async (code: number, about: string): Promise<void> => {
    const asked = await backEnd.ask(bookingsEndpoints.get, { params: { bookingRef }, about })
    const index = asked.answer?.booking.tickets.findIndex(({ id }) => id === ticket.id) ?? -1
    const came = asked.answer?.booking.tickets[index]?.resale?.code
    if (asked.answer === null || came === code) return
    asked.blame({
      rule: 'agreement',
      path: `booking.tickets.${index}.resale.code`,
      expected: String(code),
      came: shown(came),
    })
  }
  await backEnd.ask(resaleEndpoints.putUp, { params: { bookingRef }, body: { tickets: [ticket.id] } })
  await checkCode(resale.listed, 'a ticket put up for resale')
  await backEnd.ask(resaleEndpoints.cancel, { params: { bookingRef, ticketId: ticket.id } })
  await checkCode(resale.available, 'a ticket taken back')
}
