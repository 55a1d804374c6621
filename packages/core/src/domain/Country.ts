export interface Country {
  readonly id: string
  readonly name: string
  readonly code: string
}
