/** Where a block stands, and whose details it shows. */
export interface BlockPlace {
  readonly title: string
  /** Spoken of by its buttons. */
  readonly name: string
  readonly headingId: string
  readonly headingLevel: 2 | 3 | 4
  /** The signed-in customer's own: the browser may fill them in. */
  readonly own: boolean
}
