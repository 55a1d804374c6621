import { type BookingsListModel, createBookingsList } from '../../../bookings/list/bookingsList.js'
import { type Area, area } from '../../area.js'
import { type Member, memberArea } from '../account/memberArea.js'

/** The features of the list of bookings. */
export interface BookingsArea extends Member {
  /** The customer's bookings, as listed on the first page. */
  readonly bookingsList: BookingsListModel
}

/** Area: the list of bookings. */
export const bookingsArea: Area<'bookings', BookingsArea, never> = area('bookings', {
  needs: [memberArea],
  create: ({ shared, bookings, texts }) => ({ bookingsList: createBookingsList({ ...shared, bookings, texts }) }),
})
