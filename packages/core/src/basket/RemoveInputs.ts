/** Remove inputs (specification 2, §3). Every id is one that the basket gives to a line. */
export interface RemoveAccommodationInput {
  /** The basket's line of the room. */
  readonly accoId: string
  /** How many rooms of that kind, this one first. */
  readonly qty: number
  readonly roomName: string
}

/** An extra to remove: an option with a value, shown in the message. */
export interface ExtraToRemove {
  readonly id: string
  readonly option: string
}

export interface RemoveExtrasInput {
  readonly extrasToRemove: readonly ExtraToRemove[]
}

/** What to take out of the basket; a category that is left out is empty. */
export interface ItemsToRemove {
  readonly accommodations?: readonly string[]
  readonly extras?: readonly string[]
  readonly tickets?: readonly string[]
  readonly transport?: readonly string[]
  /** Ids of name changes or of their charges: a charge is what removes its change. */
  readonly nameChanges?: readonly string[]
  readonly pax?: readonly number[]
}
