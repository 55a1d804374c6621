import { ContainerModule, type ResolutionContext } from 'inversify'
import { payingWords } from '../messages/payingAreaTexts.js'
import { createPayments } from './createPayments.js'
import type { PayingArea } from './Dashboard.js'
import { onTop } from '../messages/Wording.js'
import { tokens } from './tokens.js'

const createPayingArea = (context: ResolutionContext): PayingArea => {
  const { shared } = context.get(tokens.visitor)
  const { unended } = context.get(tokens.booking)
  const { features, baskets: basket } = context.get(tokens.basket)
  const texts = context.get(tokens.payingTexts)
  const { bookings, packageInformation } = features
  shared.failures.addTexts(texts)
  const { dispose, ...payments } = createPayments({
    ...shared,
    texts,
    basket,
    bookings,
    packageInformation,
    unended,
    ports: {
      bookingsApi: context.get(tokens.bookingsApi),
      basketApi: context.get(tokens.basketApi),
      paymentApi: context.get(tokens.paymentApi),
      paymentPlanApi: context.get(tokens.paymentPlanApi),
      paymentVault: context.get(tokens.paymentVault),
      cardGateway: context.get(tokens.cardGateway),
    },
  })
  shared.endings.add(dispose)
  return { ...features, texts, ...payments }
}

/** Binds what pays; needs the basket's module. */
export const payingModule = new ContainerModule(({ bind }) => {
  bind(tokens.payingTexts)
    .toDynamicValue((context) =>
      onTop(context.get(tokens.basketTexts), context.get(tokens.language).wordsOf('paying', payingWords)),
    )
    .inSingletonScope()
  bind(tokens.paying).toDynamicValue(createPayingArea).inSingletonScope()
})
