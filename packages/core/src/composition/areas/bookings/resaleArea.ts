import type { Wording } from '../../../language/Wording.js'
import { memoizeByKey } from '../../../reactive/resource.js'
import { createResale, type Resale } from '../../../resale/resale.js'
import { resaleWords } from '../../../resale/resaleTexts.js'
import { type Area, area } from '../../area.js'
import { tokens } from '../../tokens.js'
import { type BookingArea, bookingArea } from './bookingArea.js'
import { pendingChangesArea } from '../shopping/pendingChangesArea.js'

/** Resale of tickets. */
export interface ResaleArea extends BookingArea {
  readonly texts: BookingArea['texts'] & Wording<typeof resaleWords>
  /** The resale of one booking's tickets. */
  readonly resale: (bookingRef: string) => Resale
}

/** Area: resale of tickets. */
export const resaleArea: Area<'resale', ResaleArea, 'resale'> = area('resale', {
  needs: [bookingArea, pendingChangesArea],
  words: { resale: resaleWords },
  create: ({ shared, texts, bookings, drafts, customer }, context) => {
    const api = context.get(tokens.resaleApi)
    const pendingChanges = context.get(tokens.pendingChanges)
    return {
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
  },
})
