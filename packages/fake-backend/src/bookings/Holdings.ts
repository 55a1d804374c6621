import type { HeldExtra, HeldRoom, HeldTransport, PriceLine } from './BookingRecord.js'

/** What a booking holds beside its tickets and deliveries; all that it costs stands on its lines. */
export interface Holdings {
  readonly rooms: HeldRoom[]
  readonly extras: HeldExtra[]
  readonly transport: HeldTransport[]
  readonly insurance: PriceLine[]
  /** Name Change Fee lines. */
  readonly customerChanges: PriceLine[]
  /** What makes up the discounts: each is negative. */
  readonly discountLines: readonly PriceLine[]
}

export const noHoldings = (): Holdings => ({
  rooms: [],
  extras: [],
  transport: [],
  insurance: [],
  customerChanges: [],
  discountLines: [],
})
