/** A country that the client offers in addresses. `code` is the back end's, and is never interpreted. */
export interface Country {
  readonly id: string
  readonly name: string
  readonly code: string
}
