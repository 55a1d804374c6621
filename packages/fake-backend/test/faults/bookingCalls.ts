import {
  type Dashboard,
  type OwnDownload,
  paths,
  resaleStatus,
  type ResaleStatus,
  texts,
} from '@booking-dashboard/core'
import { foundDone, type FaultyCall, shapeless } from './FaultyCall.js'

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

/** Two bookings have a delivery; each row fails one of the calls. */
const updateAddresses: Omit<FaultyCall, 'operationId'> = {
  operation: 'bookingDelivery',
  act: ({ deliveryAddress }) => deliveryAddress(ref).update(address, ['SUN1003']),
  success: success(texts.delivery.addressesUpdated),
}

const ticketsThatGo = async (dashboard: Dashboard, way: ResaleStatus): Promise<readonly string[]> => {
  const resale = dashboard.resale('SUN1002')
  await resale.open()
  const state = resale.state$.value
  const rows = 'list' in state ? state.list.groups.flatMap(({ entries }) => entries) : []
  return rows.filter((row) => row.action === way).map(({ ticket }) => ticket.id)
}

/** Lists a ticket that is still available: one that was listed without an answer is not listed again. */
const putUpOne = async (dashboard: Dashboard): Promise<unknown> => {
  const [id] = await ticketsThatGo(dashboard, resaleStatus.putUp)
  if (id === undefined) throw new Error('No ticket is left to be listed')
  return dashboard.resale('SUN1002').update([{ id, status: resaleStatus.putUp }])
}

const takeOneBack = async (dashboard: Dashboard): Promise<unknown> => {
  if ((await ticketsThatGo(dashboard, resaleStatus.cancel)).length === 0) await putUpOne(dashboard)
  const [id] = await ticketsThatGo(dashboard, resaleStatus.cancel)
  if (id === undefined) throw new Error('No ticket is on resale')
  return dashboard.resale('SUN1002').update([{ id, status: resaleStatus.cancel }])
}

/** The calls of existing bookings. */
export const bookingCalls: readonly FaultyCall[] = [
  {
    operationId: 'getBookingRequiredData',
    operation: 'bookingRequiredData',
    act: ({ bookingQuestions }) => bookingQuestions(ref).open(),
  },
  {
    operationId: 'updateDelivery',
    operation: 'bookingDelivery',
    act: ({ deliveryAddress }) => deliveryAddress(ref).update(address),
    instead: shapeless,
    success: success(texts.delivery.addressUpdated),
  },
  // Only the reload fails: the address is changed, and the message is the booking's own.
  {
    operationId: 'getBooking',
    operation: 'getBooking',
    act: ({ deliveryAddress }) => deliveryAddress(ref).update(address),
  },
  { ...updateAddresses, operationId: 'updateDelivery', instead: shapeless },
  { ...updateAddresses, operationId: 'getBooking' },
  {
    operationId: 'getBooking',
    operation: 'getBookings',
    act: ({ deliveryAddress }) => deliveryAddress(ref).loadOthers(),
  },
  {
    operationId: 'putUpForResale',
    operation: 'resale',
    act: putUpOne,
    instead: foundDone,
  },
  { operationId: 'cancelResale', operation: 'resale', act: takeOneBack, instead: foundDone },
  {
    operationId: 'getTicketCustomerDataChanges',
    operation: 'pendingChanges',
    act: ({ resale }) => resale(ref).open(),
  },
  { operationId: 'downloadConfirmation', operation: 'download', act: ({ downloads }) => downloads(ref).confirmation() },
  { operationId: 'downloadByKey', operation: 'download', act: ({ downloads }) => downloads('SUN1002').item(eTicket) },
]
