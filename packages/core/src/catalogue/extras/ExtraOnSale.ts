import type { Extra, ExtraOption } from './ExtrasCatalogue.js'
import type { Availability } from '../tickets/TicketCatalogue.js'

/** An option that can be bought, with how many. */
export interface ExtraOptionOnSale extends ExtraOption {
  readonly availability: Availability
}

/** Options under the group that they are linked to. */
export interface ExtraGroupOnSale {
  readonly groupId: number
  readonly name: string
  readonly options: readonly ExtraOptionOnSale[]
}

export interface ExtraOnSale extends Omit<Extra, 'groups' | 'options'> {
  readonly groups: readonly ExtraGroupOnSale[]
}
