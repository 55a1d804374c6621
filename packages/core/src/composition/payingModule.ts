import { ContainerModule } from 'inversify'
import { payingAreaTexts } from '../messages/payingAreaTexts.js'
import type { BasketAreaParts } from './createBasketArea.js'
import type { BookingParts } from './createBookingArea.js'
import { createPayments } from './createPayments.js'
import type { VisitorParts } from './createVisitor.js'
import type { PayingArea } from './Dashboard.js'
import type { BookingPorts, MemberPorts, PayingPorts } from './ports.js'
import { tokens } from './tokens.js'

const createPayingArea = (
  { shared }: VisitorParts,
  { unended }: BookingParts,
  { features, baskets: basket }: BasketAreaParts,
  ports: PayingPorts & Pick<MemberPorts, 'bookingsApi'> & Pick<BookingPorts, 'basketApi'>,
): PayingArea => {
  const { texts } = ports
  const { bookings, packageInformation } = features
  shared.failures.speak(texts)
  const { dispose, ...payments } = createPayments({
    ...shared,
    texts,
    basket,
    ports,
    bookings,
    packageInformation,
    unended,
  })
  shared.endings.add(dispose)
  return { ...features, texts, ...payments }
}

/** Binds what pays; needs the basket's module. */
export const payingModule = new ContainerModule(({ bind }) => {
  bind(tokens.payingTexts).toConstantValue(payingAreaTexts)
  bind(tokens.paying)
    .toDynamicValue((context) =>
      createPayingArea(context.get(tokens.visitor), context.get(tokens.booking), context.get(tokens.basket), {
        bookingsApi: context.get(tokens.bookingsApi),
        basketApi: context.get(tokens.basketApi),
        paymentApi: context.get(tokens.paymentApi),
        paymentPlanApi: context.get(tokens.paymentPlanApi),
        paymentVault: context.get(tokens.paymentVault),
        cardGateway: context.get(tokens.cardGateway),
        texts: context.get(tokens.payingTexts),
      }),
    )
    .inSingletonScope()
})
