import { addMinor, type Minor, zeroMinor } from './Money.js'

/** What a line costs, as the back end gives it. */
export interface Cost {
  /** Null where the line is priced by its allocations. */
  readonly price: Minor | null
  readonly allocations: Minor
  readonly supplement: Minor
  readonly bookingFee: Minor
}

export const noCost: Cost = { price: null, allocations: zeroMinor, supplement: zeroMinor, bookingFee: zeroMinor }

/** Price, or allocations plus supplement, without the booking fee. */
export const netCost = ({ price, allocations, supplement }: Cost): Minor => price ?? addMinor(allocations, supplement)

/** Displayed cost (specification 2, §9): price, or allocations plus supplement, plus the booking fee. */
export const displayedCost = (cost: Cost): Minor => addMinor(netCost(cost), cost.bookingFee)
