import { ContainerModule, type ResolutionContext } from 'inversify'
import { memberWords } from '../../../texts/areas/memberTexts.js'
import { onTop } from '../../../language/Wording.js'
import { tokens } from '../../tokens.js'
import { filter } from 'rxjs'
import { createBookings } from '../../../bookings/bookings.js'
import { createCustomer, loadAtSignIn } from '../../../customer/customerData.js'
import { warnBeforeExpiry } from '../../../session/warnBeforeExpiry.js'
import { seconds } from '../../../environment/time.js'
import { isKnown, latest } from '../../../reactive/resource.js'
import type { Member } from '../../Dashboard.js'
import { refuseCardNumbers } from '../../refuseCardNumbers.js'

/** The delay, after the customer is loaded, before the requests that the first screen does not need; milliseconds. */
const laterBy = seconds(1)

const createMember = (context: ResolutionContext): Member => {
  const { features, shared, owner } = context.get(tokens.visitor)
  const texts = context.get(tokens.memberTexts)
  const bookingsApi = context.get(tokens.bookingsApi)
  const guarded = refuseCardNumbers(texts.failure.cardNumber)
  const { scheduler, sessionStore } = shared
  shared.failures.addTexts(texts)
  shared.endings.add(warnBeforeExpiry({ ...shared, texts, store: sessionStore, session: features.session }))
  const bookings = createBookings({ ...shared, api: bookingsApi })
  const customer = createCustomer({
    ...shared,
    owner,
    texts,
    api: guarded.customer(context.get(tokens.customerApi)),
    deliveryApi: guarded.delivery(context.get(tokens.deliveryApi)),
    bookingsApi,
    bookings,
  })
  shared.endings.add(loadAtSignIn(sessionStore.state$, customer))
  customer.state$.subscribe((state) => shared.customerId.set(latest(state)?.id ?? null))
  // The client's footer and the lists of the forms follow the first data. A form that is already open requests its
  // lists itself.
  const later = customer.state$.pipe(filter(isKnown)).subscribe(({ kind }) => {
    later.add(
      scheduler.schedule(() => {
        features.client.settle()
        if (kind === 'loaded') void features.client.prepareLists()
      }, laterBy),
    )
  })
  shared.endings.add(() => later.unsubscribe())
  return { ...features, texts, customer, bookings }
}

/** Binds what every page of a signed-in customer needs; needs the visitor's module. */
export const memberModule = new ContainerModule(({ bind }) => {
  bind(tokens.memberTexts)
    .toDynamicValue((context) =>
      onTop(context.get(tokens.visitor).features.texts, context.get(tokens.language).wordsOf('member', memberWords)),
    )
    .inSingletonScope()
  bind(tokens.member).toDynamicValue(createMember).inSingletonScope()
})
