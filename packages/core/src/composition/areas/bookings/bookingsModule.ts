import { ContainerModule } from 'inversify'
import { createBookingsList } from '../../../bookings/list/bookingsList.js'
import type { BookingsArea, Member } from '../../Dashboard.js'
import { tokens, type VisitorParts } from '../../tokens.js'

const createBookingsArea = ({ shared }: VisitorParts, member: Member): BookingsArea => ({
  ...member,
  bookingsList: createBookingsList({ ...shared, bookings: member.bookings, texts: member.texts }),
})

/** Binds the list of a customer's bookings; needs the member's module. */
export const bookingsModule = new ContainerModule(({ bind }) => {
  bind(tokens.bookingsList).toResolvedValue(createBookingsArea, [tokens.visitor, tokens.member]).inSingletonScope()
})
