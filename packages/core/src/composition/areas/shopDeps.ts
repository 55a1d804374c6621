import type { ResolutionContext } from 'inversify'
import { tokens } from '../tokens.js'

/** What every shop of a booking is made of, but for what it sells. */
export const shopDeps = (context: ResolutionContext) => {
  const { shared } = context.get(tokens.visitor)
  const { features, baskets } = context.get(tokens.basket)
  const { bookings, drafts } = features
  return (bookingRef: string) => ({
    ...shared,
    clock: shared.scheduler,
    bookingRef,
    bookings,
    drafts,
    basket: baskets(bookingRef).model,
  })
}
