import type { TermsState } from './TermsState.js'

/** Why the terms and conditions stand against buying. Nobody can accept what is not shown. */
export type TermsObstacle = 'notShownYet' | 'unavailable' | 'notAccepted'

/** Null where they are accepted, and where there are none. */
export const termsObstacle = (state: TermsState, accepted: boolean): TermsObstacle | null => {
  switch (state.kind) {
    case 'idle':
    case 'loading':
      return 'notShownYet'
    case 'unavailable':
      return 'unavailable'
    case 'notFound':
      return null
    case 'loaded':
      return accepted ? null : 'notAccepted'
  }
}
