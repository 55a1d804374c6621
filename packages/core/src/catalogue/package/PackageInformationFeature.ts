import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Failure } from '../../failure/Failure.js'
import type { Behavior } from '../../reactive/Behavior.js'
import type { Loadable } from '../../reactive/Loadable.js'
import type { PackageSettings } from './PackageSettings.js'
import type { TermsState } from './TermsState.js'

export interface PackageInformationFeature {
  readonly terms: (bookingRef: string) => Behavior<TermsState>
  /** Fails in silence: a 404 sets the not-found flag, any other failure leaves null (specification 2, §7). */
  readonly loadTerms: (bookingRef: string) => TaskEither<Failure, void>
  readonly settings: (bookingRef: string) => Behavior<Loadable<PackageSettings>>
  readonly loadSettings: (bookingRef: string) => TaskEither<Failure, void>
}
