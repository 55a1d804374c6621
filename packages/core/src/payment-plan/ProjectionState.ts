import type { Failure } from '../failure/Failure.js'
import type { Instalment } from './PaymentPlan.js'

/** What a plan on one day of the month would take (specification 2, §4: loaded is false until success). */
export type ProjectionState =
  | { readonly kind: 'none' }
  | { readonly kind: 'loading'; readonly day: number }
  | { readonly kind: 'loaded'; readonly day: number; readonly instalments: readonly Instalment[] }
  | { readonly kind: 'failed'; readonly day: number; readonly failure: Failure }

export const isProjectionLoaded = ({ kind }: ProjectionState): boolean => kind === 'loaded'
