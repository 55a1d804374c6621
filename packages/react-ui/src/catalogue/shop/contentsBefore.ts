import { type Basket, type BasketFeature, basketOf } from '@booking-dashboard/core'

/** What the basket holds before something is added: asked for where it is not known yet, null where there is none. */
export const contentsBefore = async ({
  state$,
  check,
}: Pick<BasketFeature, 'state$' | 'check'>): Promise<Basket | null> => {
  const { kind } = state$.value.contents
  if (kind === 'unknown' || kind === 'failed') await check()
  return basketOf(state$.value)
}
