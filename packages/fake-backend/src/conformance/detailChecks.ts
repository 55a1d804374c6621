import {
  bookingsEndpoints,
  customerEndpoints,
  deliveryEndpoints,
  paymentPlanEndpoints,
  resaleEndpoints,
} from '@booking-dashboard/http-adapter/contract'
import type * as t from 'io-ts'
import { checkCodes } from './accountChecks.js'
import { newKey } from './payingBasket.js'
import type { Asked, BackEndUnderTest } from './BackEndUnderTest.js'
import { shown } from './judge.js'
import type { Booking } from './readingChecks.js'

type Details = t.TypeOf<typeof customerEndpoints.getCustomer.answer>['customer']['personal_details']
type PersonalChange = NonNullable<t.TypeOf<typeof customerEndpoints.update.body>['personal_details']>
type AddressLines = Omit<t.TypeOf<typeof deliveryEndpoints.update.body>['address'], 'country_id'>
type Address = { readonly [Line in keyof AddressLines]?: string | null }
const resale = { available: 1, listed: 2 }
const preparing = 1

/** Changes the emergency contact and restores it. */
export const checkDetails = async (backEnd: BackEndUnderTest): Promise<void> => {
  const before = (await backEnd.ask(customerEndpoints.getCustomer)).answer?.customer
  if (before === undefined) return
  const { personal_details: was, additional_customers: additional } = before
  for (const personal_details of [withOtherContact(was), was]) {
    await backEnd.ask(customerEndpoints.update, { body: { personal_details: changesOf(personal_details) } })
    const asked = await backEnd.ask(customerEndpoints.getCustomer, { about: 'after the update' })
    if (asked.answer !== null) checkSaved(asked, personal_details, asked.answer.customer.personal_details)
  }
  const ids = (additional ?? []).flatMap(({ customer_ids }) => customer_ids)
  for (const id of [...new Set(ids)].slice(0, mostPassengers)) {
    const other = await backEnd.ask(customerEndpoints.getAdditional, { params: { id } })
    const details = other.answer?.customer.personal_details
    if (details?.emergency_contact) return checkAdditional(backEnd, id, details)
  }
}

/** At most this many passengers are read to find one whose emergency contact can be changed and restored. */
const mostPassengers = 4

const checkAdditional = async (backEnd: BackEndUnderTest, id: string, was: Details): Promise<void> => {
  for (const personal_details of [withOtherContact(was), was]) {
    const body = { personal_details: changesOf(personal_details) }
    await backEnd.ask(customerEndpoints.updateAdditional, { params: { id }, body })
    const asked = await backEnd.ask(customerEndpoints.getAdditional, { params: { id }, about: 'after the update' })
    if (asked.answer !== null) checkSaved(asked, personal_details, asked.answer.customer.personal_details)
  }
}

/** Changes only an existing contact, because a missing one could not be restored. */
const withOtherContact = (details: Details): Details =>
  details.emergency_contact === undefined || details.emergency_contact === null
    ? details
    : { ...details, emergency_contact: { full_name: 'Conformance Suite', telephone: '01632960001' } }

const checkSaved = (asked: Asked<unknown>, was: Details, is: Details): void => {
  for (const [field, sent] of Object.entries(was)) {
    const came: unknown = Reflect.get(is, field)
    asked.compare(`customer.personal_details.${field}`, shown(sent), shown(came), 'as was sent')
  }
}

const fieldsOfContract = customerEndpoints.update.body.props.personal_details.props

/** The contract saves a section as a whole. Nothing beside the contract is sent back. */
const changesOf = ({ emergency_contact: contact, ...details }: Details): PersonalChange => ({
  ...Object.fromEntries(Object.entries(details).filter(([field]) => Object.hasOwn(fieldsOfContract, field))),
  ...(contact === undefined || contact === null
    ? {}
    : { emergency_contact: { full_name: contact.full_name ?? '', telephone: contact.telephone ?? '' } }),
})

/** Changes one line of each address that can still be changed, and restores it. */
export const checkDelivery = async (
  backEnd: BackEndUnderTest,
  { reference: bookingRef, delivery }: Booking,
): Promise<void> => {
  for (const { allocation_id: allocationId, address, status } of delivery ?? []) {
    const country = address?.country
    if (!allocationId || !address || !country || status > preparing) continue
    const was = linesOf(address)
    for (const lines of [{ ...was, address_3: 'Conformance Suite' }, was]) {
      const body = { address: { ...lines, country_id: country.id } }
      await backEnd.ask(deliveryEndpoints.update, { params: { bookingRef, allocationId }, body })
      await checkDelivered(backEnd, bookingRef, allocationId, lines)
    }
  }
}

const linesOf = ({ address_1, address_2, address_3, city, postcode, county }: Address): AddressLines => ({
  address_1: address_1 ?? '',
  address_2: address_2 ?? '',
  address_3: address_3 ?? '',
  city: city ?? '',
  postcode: postcode ?? '',
  county: county ?? '',
})

const checkDelivered = async (
  backEnd: BackEndUnderTest,
  bookingRef: string,
  allocationId: string,
  sent: AddressLines,
): Promise<void> => {
  const asked = await backEnd.ask(bookingsEndpoints.get, { params: { bookingRef }, about: 'after the new address' })
  if (asked.answer === null) return
  const deliveries = asked.answer.booking.delivery ?? []
  const index = deliveries.findIndex(({ allocation_id }) => allocation_id === allocationId)
  const is = linesOf(deliveries[index]?.address ?? {})
  for (const [line, text] of Object.entries(sent)) {
    const came: unknown = Reflect.get(is, line)
    asked.compare(`booking.delivery.${index}.address.${line}`, shown(text), shown(came), 'as was sent')
  }
}

/** Lists one ticket for resale and withdraws it. */
export const checkResale = async (
  backEnd: BackEndUnderTest,
  { reference: bookingRef, tickets }: Booking,
): Promise<void> => {
  const ticket = tickets.find((one) => one.resale?.code === resale.available && one.resale.enabled)
  if (ticket === undefined) return
  const checkCode = async (code: number, about: string): Promise<void> => {
    const asked = await backEnd.ask(bookingsEndpoints.get, { params: { bookingRef }, about })
    const index = asked.answer?.booking.tickets.findIndex(({ id }) => id === ticket.id) ?? -1
    if (asked.answer === null) return
    asked.compare(`booking.tickets.${index}.resale.code`, code, asked.answer.booking.tickets[index]?.resale?.code)
  }
  await backEnd.ask(resaleEndpoints.putUp, { params: { bookingRef }, body: { tickets: [ticket.id] } })
  await checkCode(resale.listed, 'a ticket put up for resale')
  await backEnd.ask(resaleEndpoints.cancel, { params: { bookingRef, ticketId: ticket.id } })
  await checkCode(resale.available, 'a ticket taken back')
  const closed = tickets.find((one) => isClosed(one.resale?.code ?? resale.available))
  if (closed === undefined) return
  await backEnd.ask(resaleEndpoints.putUp, {
    params: { bookingRef },
    body: { tickets: [closed.id] },
    expects: 'refusal',
    about: 'a ticket that cannot be resold',
  })
}

/** Not resalable, resold, or held back by a change of name (behaviour/bookings#1.4). */
const isClosed = (code: number): boolean => code === 0 || code > resale.listed

/** Changes of a payment plan that the back end has to refuse, so that the plan stays the same. */
export const checkPlanRefusals = async (backEnd: BackEndUnderTest, booking: Booking): Promise<void> => {
  const { reference: bookingReference, payment_plan: plan } = booking
  const hasPlan = plan !== undefined && plan !== null && !Array.isArray(plan)
  if (hasPlan) return
  const asked = await backEnd.ask(paymentPlanEndpoints.update, {
    params: { bookingReference },
    body: { action: 'change_day', day: 15 },
    key: newKey(),
    expects: 'refusal',
    about: 'of a booking without a plan',
  })
  checkCodes(asked, ['16000303'])
}
