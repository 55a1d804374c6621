import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { CallContext } from '../../environment/CallContext.js'
import type { ApiFailure } from '../../failure/ApiFailure.js'
import type { OptionSetting, TermsAndConditions } from './PackageInformation.js'

export interface PackageApi {
  /** GET /api/package/{bookingRef}/termsandconditions; a 404 is the failure `notFound`. */
  readonly terms: (bookingRef: string, context: CallContext) => TaskEither<ApiFailure, TermsAndConditions>
  /** GET /api/package/{ref}/optionsettings */
  readonly optionSettings: (
    bookingRef: string,
    context: CallContext,
  ) => TaskEither<ApiFailure, readonly OptionSetting[]>
}
