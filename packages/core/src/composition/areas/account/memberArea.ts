import { memberWords } from '../../../texts/areas/memberTexts.js'
import type { Wording } from '../../../language/Wording.js'
import { tokens } from '../../tokens.js'
import { type Bookings, createBookings } from '../../../bookings/bookings.js'
import { createCustomer, type CustomerData, loadAtSignIn } from '../../../customer/customerData.js'
import { warnBeforeExpiry } from '../../../session/warnBeforeExpiry.js'
import { seconds } from '../../../environment/time.js'
import { latest } from '../../../reactive/resource.js'
import { type Area, area } from '../../area.js'
import type { Visitor } from '../../Visitor.js'

/** Milliseconds from the customer's data to the lists of forms that are not yet open. */
const listsFollow = seconds(4)

/** The features of every page for a signed-in customer. */
export interface Member extends Visitor {
  /** Reads and changes the details of the customer and the additional customers. */
  readonly customer: CustomerData
  /** The customer's bookings, each loaded at its first use. */
  readonly bookings: Bookings
  readonly texts: Visitor['texts'] & Wording<typeof memberWords>
}

/** Area: what a signed-in customer has on every page. */
export const memberArea: Area<'member', Member, 'member'> = area('member', {
  needs: [],
  words: { member: memberWords },
  create: ({ shared, texts, session, client }, context) => {
    const bookingsApi = context.get(tokens.bookingsApi)
    const { scheduler, sessionStore } = shared
    const { owner } = context.get(tokens.visitor)
    shared.endings.add(warnBeforeExpiry({ ...shared, texts, store: sessionStore, session }))
    const bookings = createBookings({ ...shared, customerId$: owner.id$, api: bookingsApi })
    const customer = createCustomer({
      ...shared,
      owner,
      texts,
      api: context.get(tokens.customerApi),
      deliveryApi: context.get(tokens.deliveryApi),
      bookingsApi,
      bookings,
    })
    shared.endings.add(loadAtSignIn(sessionStore.state$, customer))
    customer.state$.subscribe((state) => shared.customerId.set(latest(state)?.id ?? null))
    // The lists of forms wait until the page rests; an open form requests its own.
    const later = customer.state$.subscribe(({ kind }) => {
      if (kind === 'loaded') later.add(scheduler.schedule(() => void client.prepareLists(), listsFollow))
    })
    shared.endings.add(() => later.unsubscribe())
    return { customer, bookings }
  },
})
