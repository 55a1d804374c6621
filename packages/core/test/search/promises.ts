/** The back end's promises on which the machine relies. Each is a flag, so that a scene can remove it. */
export interface Promises {
  /** A key acts once, whatever its age. A repetition is answered with the result of its attempt, or 409. */
  readonly keyActsOnce: boolean
  /** A refusal that says that an attempt ended concerns its own key alone, and never changes. */
  readonly refusalsAreBound: boolean
  /** The basket status is paid or pending while an attempt has money or is alive. */
  readonly statusIsTrue: boolean
  /** A failed or closed challenge ends its attempt. */
  readonly closedCheckEnds: boolean
  /** What is already paid is refused under every other key. */
  readonly paidIsRefused: boolean
  /** Every later answer lists what was accepted or refused. */
  readonly listsAtOnce: boolean
  /** The row of a payment carries the key of its request, if it had one. */
  readonly rowsCarryKeys: boolean
  /** An unfinished challenge expires. Until then a repetition is answered with it. */
  readonly checksExpire: boolean
  /** After the window no request arrives, and none is still being processed. */
  readonly windowHolds: boolean
}

export const allPromises: Promises = {
  keyActsOnce: true,
  refusalsAreBound: true,
  statusIsTrue: true,
  closedCheckEnds: true,
  paidIsRefused: true,
  listsAtOnce: true,
  rowsCarryKeys: true,
  checksExpire: true,
  windowHolds: true,
}
