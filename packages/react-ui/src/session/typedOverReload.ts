import type { Visitor } from '@booking-dashboard/core/composition'

type Drafts = Visitor['drafts']
type DraftsOf = NonNullable<ReturnType<Drafts['leave']>>

const key = 'booking-dashboard/typed'

const isTexts = (value: unknown): value is Readonly<Record<string, string>> =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string')

const isDraftsOf = (value: unknown): value is DraftsOf =>
  typeof value === 'object' &&
  value !== null &&
  'customerId' in value &&
  typeof value.customerId === 'string' &&
  'drafts' in value &&
  typeof value.drafts === 'object' &&
  value.drafts !== null &&
  Object.values(value.drafts).every(isTexts)

/**
 * What was typed outlives the reload for a part of the page that is gone: it lies in this tab's own memory for that moment
 * alone. Storage that is refused keeps nothing.
 */
export const createTypedOverReload = (drafts: Drafts, memory: () => Storage = () => sessionStorage) => ({
  keep: (): void => {
    try {
      const left = drafts.leave()
      if (left !== null) memory().setItem(key, JSON.stringify(left))
    } catch {
      // The page is loaded anew all the same.
    }
  },
  bringBack: (): void => {
    try {
      const text = memory().getItem(key)
      if (text === null) return
      memory().removeItem(key)
      const left: unknown = JSON.parse(text)
      if (isDraftsOf(left)) drafts.comeBack(left)
    } catch {
      // What cannot be read was not kept.
    }
  },
})
