import type { TermsAndConditions } from '../catalogue/package/PackageApi.js'
import type { TermsState } from '../catalogue/package/packageInformation.js'

/** Why the terms and conditions stand against buying. Nobody can accept what is not shown. */
export type TermsObstacle = 'notShownYet' | 'unavailable' | 'notAccepted'

/** The terms and conditions of a purchase. `obstacle` is null where nothing stands against going on. */
export type TermsToAccept =
  | { readonly kind: 'loading'; readonly obstacle: 'notShownYet' }
  | { readonly kind: 'failed'; readonly obstacle: 'unavailable' }
  /** The booking has none. */
  | { readonly kind: 'none'; readonly obstacle: null }
  | {
      readonly kind: 'shown'
      readonly terms: TermsAndConditions
      readonly isAccepted: boolean
      readonly obstacle: 'notAccepted' | null
    }

export const termsToAccept = (state: TermsState, isAccepted: boolean): TermsToAccept => {
  switch (state.kind) {
    case 'idle':
    case 'loading':
      return { kind: 'loading', obstacle: 'notShownYet' }
    case 'unavailable':
      return { kind: 'failed', obstacle: 'unavailable' }
    case 'notFound':
      return { kind: 'none', obstacle: null }
    case 'loaded':
      return { kind: 'shown', terms: state.terms, isAccepted, obstacle: isAccepted ? null : 'notAccepted' }
  }
}
