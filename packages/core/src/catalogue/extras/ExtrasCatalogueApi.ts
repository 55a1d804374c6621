import type { ApiCall } from '../../failure/Failure.js'
import type { Availability, PricedOption, PurchaseRules } from '../onSale.js'

interface ExtraGroup {
  readonly groupId: number
  readonly extraId: string
  readonly name: string
}

/** Its ids link it to its extra and its group. */
export interface ExtraOption extends PricedOption {
  readonly extraId: string
  readonly groupId: number
}

/** An extra on sale, with its options in groups. */
export interface Extra {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly rules: PurchaseRules
  readonly groups: readonly ExtraGroup[]
  readonly options: readonly ExtraOption[]
}

/** How many of one option are left. */
export interface ExtraAvailability {
  readonly extraId: string
  readonly optionId: string
  readonly availability: Availability
}

/** The calls about extras on sale for one booking. They end in a failure and never reject. */
export interface ExtrasCatalogueApi {
  /** GET /api/package/{bookingRef}/extras */
  readonly extras: ApiCall<[bookingRef: string], readonly Extra[]>
  /** GET /api/package/{bookingRef}/extrasavailability */
  readonly availability: ApiCall<[bookingRef: string], readonly ExtraAvailability[]>
  /** GET /api/package/{bookingRef}/extra/{extraId}/availability */
  readonly availabilityOf: ApiCall<[bookingRef: string, extraId: string], readonly ExtraAvailability[]>
}
