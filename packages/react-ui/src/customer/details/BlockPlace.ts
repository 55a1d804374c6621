/** Where a block stands, and whose details it shows. */
export interface BlockPlace {
  readonly title: string
  /** The accessible names of its buttons contain it. */
  readonly name: string
  readonly headingId: string
  readonly headingLevel: 2 | 3 | 4
  /** Whether these are the signed-in customer's own details: the browser may autofill them. */
  readonly own: boolean
}
