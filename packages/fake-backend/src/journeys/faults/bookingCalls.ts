import {
  type Dashboard,
  latest,
  type OwnDownload,
  paths,
  resaleRows,
  resaleStatus,
  type ResaleRow,
  texts,
} from '@booking-dashboard/core'
import { type FaultyCall, shapeless } from './FaultyCall.js'

const ref = 'SUN1001'
const address = {
  address1: '1 Long Walk',
  address2: '',
  address3: '',
  city: 'Galway',
  postcode: 'H91',
  county: '',
  countryId: '102',
}
const eTicket: OwnDownload = { kind: 'own', name: 'E-ticket', key: 'q7Vx2mKd9TfRz41LwPaE8sYb', ticketIds: ['5201'] }

const success = (text: string) => ({ text, path: paths.booking(ref) })

/** Two bookings have a delivery; each of the calls in turn is the one that goes wrong. */
const updateAddresses: Omit<FaultyCall, 'operationId'> = {
  operation: 'bookingDelivery',
  act: ({ delivery }) => delivery(ref).updateAddresses(address, ['SUN1003'])(),
  success: success(texts.delivery.addressesUpdated),
}

const ticketsThatAre = async (
  { bookings }: Dashboard,
  bookingRef: string,
  kind: ResaleRow['state']['kind'],
): Promise<readonly string[]> => {
  await bookings.refresh(bookingRef)()
  const booking = latest(bookings.booking(bookingRef).value)
  return booking === null
    ? []
    : resaleRows(booking, [])
        .filter(({ state }) => state.kind === kind)
        .map(({ ticket }) => ticket.id)
}

/** One that can be listed: what was listed although no answer came is not listed again. */
const putUpOne = async (dashboard: Dashboard, bookingRef: string): Promise<unknown> => {
  const [id] = await ticketsThatAre(dashboard, bookingRef, 'available')
  if (id === undefined) throw new Error('No ticket is left to be listed')
  return dashboard.resale(bookingRef).update([{ id, status: resaleStatus.putUp }])()
}

const takeOneBack = async (dashboard: Dashboard): Promise<unknown> => {
  if ((await ticketsThatAre(dashboard, 'SUN1002', 'onResale')).length === 0) await putUpOne(dashboard, 'SUN1002')
  const [id] = await ticketsThatAre(dashboard, 'SUN1002', 'onResale')
  if (id === undefined) throw new Error('No ticket is on resale')
  return dashboard.resale('SUN1002').update([{ id, status: resaleStatus.cancel }])()
}

/** The calls of what is booked already. */
export const bookingCalls: readonly FaultyCall[] = [
  {
    operationId: 'getBookingRequiredData',
    operation: 'bookingRequiredData',
    act: ({ bookingQuestions }) => bookingQuestions(ref).load(),
  },
  {
    operationId: 'updateDelivery',
    operation: 'bookingDelivery',
    act: ({ delivery }) => delivery(ref).updateAddress(address)(),
    instead: shapeless,
    success: success(texts.delivery.addressUpdated),
  },
  // The reload alone goes wrong: the address is changed all the same, and the booking's own words are said.
  { operationId: 'getBooking', operation: 'getBooking', act: ({ delivery }) => delivery(ref).updateAddress(address)() },
  { ...updateAddresses, operationId: 'updateDelivery', instead: shapeless },
  { ...updateAddresses, operationId: 'getBooking' },
  { operationId: 'getBooking', operation: 'getBookings', act: ({ delivery }) => delivery(ref).loadOthers() },
  {
    operationId: 'putUpForResale',
    operation: 'resale',
    act: (dashboard) => putUpOne(dashboard, 'SUN1002'),
    instead: shapeless,
  },
  { operationId: 'cancelResale', operation: 'resale', act: takeOneBack, instead: shapeless },
  {
    operationId: 'getTicketCustomerDataChanges',
    operation: 'pendingChanges',
    act: ({ resale }) => resale(ref).loadPendingChanges(),
  },
  { operationId: 'downloadConfirmation', operation: 'download', act: ({ delivery }) => delivery(ref).confirmation() },
  { operationId: 'downloadByKey', operation: 'download', act: ({ delivery }) => delivery('SUN1002').item(eTicket)() },
]
