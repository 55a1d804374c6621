/** What a back end promises, and the machine relies on: a flag each, so that it can be taken away. */
export interface Promises {
  /** A key acts once, whatever its age; a repetition is answered with its attempt's end, or 409. */
  readonly keyActsOnce: boolean
  /** A refusal that says that an attempt ended is said of its own key alone, and is the same ever after. */
  readonly refusalsAreBound: boolean
  /** Basket status says paid or pending while an attempt has money or is alive. */
  readonly statusIsTrue: boolean
  /** A bank's check that was failed or closed ends its attempt. */
  readonly closedCheckEnds: boolean
  /** What was paid is refused under every other key. */
  readonly paidIsRefused: boolean
  /** What was accepted or refused is listed in every answer after it. */
  readonly listsAtOnce: boolean
  /** The row of a payment that was begun with a key carries it. */
  readonly rowsCarryKeys: boolean
  /** A bank's check that nobody finishes expires; until then a repetition is answered with it. */
  readonly checksExpire: boolean
  /** After the window no request arrives, and none is still worked at. */
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
