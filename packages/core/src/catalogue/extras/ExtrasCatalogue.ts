import type { Cost } from '../../money/Money.js'
import type { PurchaseRules } from '../tickets/PurchaseRules.js'
import type { Availability } from '../tickets/TicketCatalogue.js'

export interface ExtraGroup {
  readonly groupId: number
  readonly extraId: string
  readonly name: string
}

/** Linked to its extra and its group by their ids. */
export interface ExtraOption {
  readonly optionId: string
  readonly extraId: string
  readonly groupId: number
  readonly value: string
  readonly cost: Cost
  readonly priceDisplayCode: number
}

export interface Extra {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly rules: PurchaseRules
  readonly groups: readonly ExtraGroup[]
  readonly options: readonly ExtraOption[]
}

export interface ExtraAvailability {
  readonly extraId: string
  readonly optionId: string
  readonly availability: Availability
}
