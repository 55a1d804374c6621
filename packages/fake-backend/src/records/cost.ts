import type { RoomOffer } from './PackageOffers.js'

export type Cost = RoomOffer['prices']

/** Minor units. */
export const priced = (price: number, fee = 0): Cost => ({ price: { value: price }, booking_fee: { value: fee } })

/** The cost of an offer with an allocation in the package and a supplement. */
export const allocated = (allocations: number, supplement: number, fee: number): Cost => ({
  allocations: { value: allocations },
  supplement: { value: supplement },
  booking_fee: { value: fee },
})

/** The cost without the fee: the price, or else allocations plus supplement (behaviour/catalogue#2.9). */
export const priceOf = ({ price, allocations, supplement }: Cost): number =>
  price?.value ?? (allocations?.value ?? 0) + (supplement?.value ?? 0)

export const feeOf = ({ booking_fee }: Cost): number => booking_fee?.value ?? 0

/** The displayed cost, in minor units. */
export const costOf = (cost: Cost): number => priceOf(cost) + feeOf(cost)
