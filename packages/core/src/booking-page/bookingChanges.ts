import { type Path, paths } from '../navigation/paths.js'
import type { HeldInParts, PartTile } from './parts.js'

/** The changes that customers can make themselves. The client's support team makes all others. */
export type BookingChange = 'names' | 'resale' | 'delivery'

export interface OfferedChange {
  readonly change: BookingChange
  readonly path: Path
}

interface Changeable {
  readonly reference: string
  readonly held: Pick<HeldInParts, 'transferable' | 'resalable'>
  readonly deliveryUpdate: Path | null
  readonly parts: readonly Pick<PartTile, 'part'>[]
}

/** The changes that this booking allows now, each with its page. */
export const offeredChanges = ({ reference, held, deliveryUpdate, parts }: Changeable): readonly OfferedChange[] => {
  const has = (part: PartTile['part']): boolean => parts.some((one) => one.part === part)
  return [
    ...(has('ticketDetails') && (held.transferable ?? 0) > 0
      ? [{ change: 'names' as const, path: paths.ticketDetails(reference) }]
      : []),
    ...(has('resale') && (held.resalable ?? 0) > 0
      ? [{ change: 'resale' as const, path: paths.resale(reference) }]
      : []),
    ...(deliveryUpdate === null ? [] : [{ change: 'delivery' as const, path: deliveryUpdate }]),
  ]
}
