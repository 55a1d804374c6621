import { filter } from 'rxjs'
import { createBookingsList } from '../bookings/list/bookingsList.js'
import { createBookings } from '../bookings/bookings.js'
import { createCustomer } from '../customer/createCustomer.js'
import { loadAtSignIn } from '../customer/loadAtSignIn.js'
import { createPasswords } from '../session/passwords.js'
import { warnBeforeLapse } from '../session/warnBeforeLapse.js'
import { seconds } from '../environment/time.js'
import { latest } from '../reactive/Loadable.js'
import type { VisitorParts } from './createVisitor.js'
import type { Member } from './Dashboard.js'
import type { MemberPorts } from './ports.js'
import { refuseCardNumbers } from './refuseCardNumbers.js'

/** How long after the customer; milliseconds. */
const listsDelay = seconds(1)

export const createMember = ({ features, shared, owner }: VisitorParts, ports: MemberPorts): Member => {
  const { texts } = ports
  const guarded = refuseCardNumbers(texts.failure.cardNumber)
  const { scheduler, sessionStore } = shared
  shared.failures.speak(texts)
  shared.endings.add(warnBeforeLapse({ ...shared, texts, store: sessionStore, session: features.session }))
  const bookings = createBookings({ ...shared, api: ports.bookingsApi })
  const customer = createCustomer({
    ...shared,
    owner,
    texts,
    api: guarded.customer(ports.customerApi),
    deliveryApi: guarded.delivery(ports.deliveryApi),
    bookingsApi: ports.bookingsApi,
    bookings,
  })
  shared.endings.add(loadAtSignIn(sessionStore.state$, customer))
  customer.state$.subscribe((state) => shared.customerId.set(latest(state)?.id ?? null))
  // The lists of the forms come after the first data; a form that is there already asks for them itself.
  const lists = customer.state$.pipe(filter(({ kind }) => kind === 'loaded')).subscribe(() => {
    lists.add(scheduler.schedule(() => void features.client.prepareLists(), listsDelay))
  })
  shared.endings.add(() => lists.unsubscribe())
  return {
    ...features,
    texts,
    customer,
    bookings,
    bookingsList: createBookingsList({ ...shared, bookings, formats: texts.formats }),
    passwords: createPasswords({ ...shared, texts, api: ports.sessionApi, store: sessionStore, clock: scheduler }),
  }
}
