/** Text that a tab of the browser stores over a reload. Refused storage holds nothing. */
export interface TabMemory {
  readonly read: (name: string) => string | null
  readonly store: (name: string, text: string) => void
}
