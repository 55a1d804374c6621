import { createAdditionalCustomers } from '../../../customer/additionalCustomers.js'
import type { Wording } from '../../../language/Wording.js'
import { createNameChange, type NameChange } from '../../../name-change/nameChange.js'
import { nameChangeWords } from '../../../name-change/ticketDetailsTexts.js'
import { memoizeByKey } from '../../../reactive/resource.js'
import { type Area, area } from '../../area.js'
import { tokens } from '../../tokens.js'
import { type BasketArea, basketArea, shopDeps } from './basketArea.js'
import { pendingChangesArea } from './pendingChangesArea.js'

/** Names on tickets. */
export interface NameChangeArea extends BasketArea {
  readonly texts: BasketArea['texts'] & Wording<typeof nameChangeWords>
  /** The ticket holders of one booking, and changes of their names. */
  readonly nameChange: (bookingRef: string) => NameChange
}

/** Area: changes of names. */
export const nameChangeArea: Area<'nameChange', NameChangeArea, 'nameChange'> = area('nameChange', {
  needs: [basketArea, pendingChangesArea],
  words: { nameChange: nameChangeWords },
  create: ({ texts, customer }, context) => {
    const pendingChanges = context.get(tokens.pendingChanges)
    const shop = shopDeps(context)
    return {
      nameChange: memoizeByKey((bookingRef) => {
        const deps = shop(bookingRef)
        return createNameChange({
          ...deps,
          pending: pendingChanges(bookingRef),
          passengers: createAdditionalCustomers({ ...deps, customer }),
          formats: texts.formats,
        })
      }),
    }
  },
})
