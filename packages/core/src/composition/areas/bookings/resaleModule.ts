import { ContainerModule, type ResolutionContext } from 'inversify'
import { onTop } from '../../../language/Wording.js'
import { resaleWords } from '../../../resale/resaleTexts.js'
import { memoizeByKey } from '../../../reactive/resource.js'
import { createResale } from '../../../resale/resale.js'
import type { ResaleArea } from '../../Dashboard.js'
import { tokens } from '../../tokens.js'

const createResaleArea = (context: ResolutionContext): ResaleArea => {
  const { shared } = context.get(tokens.visitor)
  const { features } = context.get(tokens.booking)
  const pendingChanges = context.get(tokens.pendingChanges)
  const texts = onTop(features.texts, context.get(tokens.language).wordsOf('resale', resaleWords))
  const api = context.get(tokens.resaleApi)
  const { bookings, drafts, customer } = features
  return {
    ...features,
    texts,
    resale: memoizeByKey((bookingRef) =>
      createResale({
        ...shared,
        texts,
        bookings,
        drafts,
        customer$: customer.state$,
        bookingRef,
        api,
        pending: pendingChanges(bookingRef),
      }),
    ),
  }
}

/** Binds the resale of tickets; needs the modules of the booking and of pending name changes. */
export const resaleModule = new ContainerModule(({ bind }) => {
  bind(tokens.resale).toDynamicValue(createResaleArea).inSingletonScope()
})
