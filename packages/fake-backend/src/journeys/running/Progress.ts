/** What a worker says before it makes a journey, and before each step: the last of it names what hangs. */
export type Progress =
  | { readonly kind: 'journey'; readonly number: number; readonly replay: string }
  | { readonly kind: 'step'; readonly words: string }
