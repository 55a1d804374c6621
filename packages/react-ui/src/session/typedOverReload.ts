import type { Visitor } from '@booking-dashboard/core/composition'
import { attempt } from '../loading/attempt'

type Drafts = Visitor['drafts']
type DraftsOf = NonNullable<ReturnType<Drafts['leave']>>

const key = 'booking-dashboard/typed'

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const isDraftsOf = (value: unknown): value is DraftsOf =>
  isRecord(value) &&
  typeof value['customerId'] === 'string' &&
  isRecord(value['drafts']) &&
  Object.values(value['drafts']).every((draft) => typeof draft === 'string')

/** Retains typed text over a reload of the product's own, in this tab's storage and for that moment alone. */
export const createTypedOverReload = (drafts: Drafts, memory: () => Storage = () => sessionStorage) => ({
  /** False if nothing is typed, its owner is unknown, or storage is refused: the text is then lost. */
  canStore: (): boolean => attempt(() => drafts.leave() !== null && memory() !== null) ?? false,
  store: (): void => {
    attempt(() => {
      const left = drafts.leave()
      if (left !== null) memory().setItem(key, JSON.stringify(left))
    })
  },
  /** Unreadable text counts as not stored. */
  bringBack: (): void => {
    attempt(() => {
      const text = memory().getItem(key)
      if (text === null) return
      memory().removeItem(key)
      const left: unknown = JSON.parse(text)
      if (isDraftsOf(left)) drafts.comeBack(left)
    })
  },
})
