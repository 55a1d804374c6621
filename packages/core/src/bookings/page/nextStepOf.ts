import type { Path } from '../../navigation/Navigation.js'
import type { Attention } from '../list/attentionOf.js'
import { attentionPath } from '../list/attentionPath.js'
import type { BookingSummary } from '../Booking.js'

/** The one thing that needs doing, with the page on which it is done. */
export interface NextStep {
  readonly attention: Attention
  readonly path: Path
}

/** The most urgent of what needs attention; null where nothing does. */
export const nextStepOf = ({ reference }: BookingSummary, [mostUrgent]: readonly Attention[]): NextStep | null =>
  mostUrgent === undefined ? null : { attention: mostUrgent, path: attentionPath(reference, mostUrgent) }
