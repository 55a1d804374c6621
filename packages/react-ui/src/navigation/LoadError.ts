/** Why a part of the page could not be loaded (specification 1, §8). */
export type LoadErrorKind = 'missing' | 'timeout' | 'other'

export class LoadError extends Error {
  override readonly name = 'LoadError'
  readonly kind: LoadErrorKind

  constructor(kind: LoadErrorKind, cause?: unknown) {
    super(`A part of the page could not be loaded (${kind})`, { cause })
    this.kind = kind
  }
}

// What the browsers say of a script or style sheet that did not arrive.
const didNotArrive = /dynamically imported module|importing a module script|preload CSS/i

export const toLoadError = (cause: unknown): LoadError => {
  if (cause instanceof LoadError) return cause
  return new LoadError(cause instanceof Error && didNotArrive.test(cause.message) ? 'missing' : 'other', cause)
}
