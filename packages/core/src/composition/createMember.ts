import { createBookings } from '../bookings/createBookings.js'
import { createCustomer } from '../customer/createCustomer.js'
import { latest } from '../reactive/Loadable.js'
import type { VisitorParts } from './createVisitor.js'
import type { Member } from './Dashboard.js'
import type { MemberPorts } from './ports.js'

export const createMember = ({ features, shared }: VisitorParts, ports: MemberPorts): Member => {
  shared.failures.speak(ports.texts)
  const bookings = createBookings({ ...shared, api: ports.bookingsApi })
  const customer = createCustomer({
    ...shared,
    texts: ports.texts,
    api: ports.customerApi,
    deliveryApi: ports.deliveryApi,
    bookingsApi: ports.bookingsApi,
    bookings,
  })
  customer.state$.subscribe((state) => shared.customerId.set(latest(state)?.id ?? null))
  return { ...features, texts: ports.texts, customer, bookings }
}
