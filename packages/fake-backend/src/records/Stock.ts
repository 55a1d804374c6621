export interface Availability {
  readonly freesale: boolean
  available: number
}

/** The initial stock. `freesale` has no limit; null is not on sale. */
export type Left = number | 'freesale' | null

/** The stock of every offer beside tickets, by the keys below. */
export interface Stock {
  readonly left: Map<string, Availability>
  /** One key for each unit that completed baskets have bought. */
  readonly sold: string[]
}

export const roomKey = (roomId: string): string => `room ${roomId}`
export const roomExtraKey = (extraId: string, optionId: string): string => `room extra ${extraId} ${optionId}`
export const extraKey = (extraId: string, optionId: string): string => `extra ${extraId} ${optionId}`
export const stopKey = (stopId: string): string => `stop ${stopId}`

/** The availability of each offer, by its key. */
type Availabilities = ReadonlyMap<string, Availability>

export const availabilityOf = (left: Availabilities, key: string): Availability => ({
  ...(left.get(key) ?? { freesale: false, available: 0 }),
})

export const isInStock = (left: Availabilities, key: string, count: number): boolean => {
  const { freesale, available } = availabilityOf(left, key)
  return freesale || available >= count
}

/** Takes `count` units out of stock. A negative count returns them. */
export const takeFromStock = (left: Availabilities, key: string, count: number): void => {
  const entry = left.get(key)
  if (entry !== undefined && !entry.freesale) entry.available -= count
}

export const toAvailabilities = (entries: readonly (readonly [string, Left])[]): Map<string, Availability> =>
  new Map(
    entries.flatMap(([key, left]): [string, Availability][] =>
      left === null ? [] : [[key, { freesale: left === 'freesale', available: left === 'freesale' ? 0 : left }]],
    ),
  )

export const createStock = (entries: readonly (readonly [string, Left])[]): Stock => ({
  left: toAvailabilities(entries),
  sold: [],
})
