import type { TermsAndConditions } from './PackageInformation.js'

/** Terms and conditions of a booking (specification 2, §7). */
export type TermsState =
  | { readonly kind: 'idle' | 'loading' }
  | { readonly kind: 'loaded'; readonly terms: TermsAndConditions }
  /** The back end has none: 404. */
  | { readonly kind: 'notFound' }
  /** They could not be loaded; they can be asked for again. */
  | { readonly kind: 'unavailable' }

/** Null where there are none, whyever. */
export const termsOf = (state: TermsState): TermsAndConditions | null => (state.kind === 'loaded' ? state.terms : null)
