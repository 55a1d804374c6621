import { ContainerModule, type ResolutionContext } from 'inversify'
import { createNameChange } from '../../../name-change/nameChange.js'
import { createAdditionalCustomers } from '../../../customer/additionalCustomers.js'
import { nameChangeWords } from '../../../name-change/ticketDetailsTexts.js'
import { onTop } from '../../../language/Wording.js'
import { memoizeByKey } from '../../../reactive/resource.js'
import type { NameChangeArea } from '../../Dashboard.js'
import { shopDeps } from './basketModule.js'
import { tokens } from '../../tokens.js'

const createNameChangeArea = (context: ResolutionContext): NameChangeArea => {
  const pendingChanges = context.get(tokens.pendingChanges)
  const { features } = context.get(tokens.basket)
  const texts = onTop(features.texts, context.get(tokens.language).wordsOf('nameChange', nameChangeWords))
  const shop = shopDeps(context)
  return {
    ...features,
    texts,
    nameChange: memoizeByKey((bookingRef) => {
      const deps = shop(bookingRef)
      return createNameChange({
        ...deps,
        pending: pendingChanges(bookingRef),
        passengers: createAdditionalCustomers({ ...deps, customer: features.customer }),
        formats: texts.formats,
      })
    }),
  }
}

/**
 * Binds the ticket holders of a booking and their name changes; needs the modules of the basket and of pending name
 * changes.
 */
export const nameChangeModule = new ContainerModule(({ bind }) => {
  bind(tokens.nameChange).toDynamicValue(createNameChangeArea).inSingletonScope()
})
