import type { Path } from '../navigation/Navigation.js'
import { type Attention, settledAt } from './attentionOf.js'

/** The one thing that needs doing, with the page on which it is done. */
export interface NextStep {
  readonly attention: Attention
  readonly path: Path
}

/** The most urgent of what needs attention; null where nothing does, or where the booking itself is the place for it. */
export const nextStepOf = ([attention]: readonly Attention[]): NextStep | null => {
  const path = attention === undefined ? null : settledAt(attention)
  return attention === undefined || path === null ? null : { attention, path }
}
