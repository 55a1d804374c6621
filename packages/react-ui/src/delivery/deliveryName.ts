import type { Delivery } from '@booking-dashboard/core/ports'

/** A delivery without a name is named by its type. */
export const deliveryName = (
  { name, type }: Pick<Delivery, 'name' | 'type'>,
  types: Readonly<Record<Delivery['type'], string>>,
): string => name || types[type]
