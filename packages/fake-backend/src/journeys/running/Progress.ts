/** A worker's message before each journey and each step. If the worker hangs, the last message names the place. */
export type Progress =
  | { readonly kind: 'journey'; readonly number: number; readonly replay: string }
  | { readonly kind: 'step'; readonly words: string }
