import type { PaymentPlan } from './PaymentPlan.js'
import type { PlanWish } from './planChanged.js'

/** A change of which no answer came: how the plan was before it first left, and the key under which it goes again. */
export interface OpenChange {
  readonly wish: PlanWish
  readonly key: string
  readonly before: PaymentPlan | null
  /** Whether a request of before, under the same key, was not answered. */
  readonly repeated: boolean
}

export interface OpenChanges {
  readonly begin: (wish: PlanWish, before: PaymentPlan | null, fresh: string) => OpenChange
  /** The back end answered under its key: the same wish again is a new intent. */
  readonly answered: (change: OpenChange) => void
  readonly forget: () => void
}

const nameOf = ({ action, day }: PlanWish): string => `${action} ${day ?? ''}`

/** The same change again goes under the same key until the back end has answered: it is made once, however late the first arrives. */
export const createOpenChanges = (): OpenChanges => {
  const open = new Map<string, OpenChange>()
  return {
    begin: (wish, before, fresh) => {
      const first = open.get(nameOf(wish))
      const change: OpenChange =
        first === undefined ? { wish, key: fresh, before, repeated: false } : { ...first, wish, repeated: true }
      open.set(nameOf(wish), change)
      return change
    },
    answered: ({ wish }) => void open.delete(nameOf(wish)),
    forget: () => open.clear(),
  }
}
