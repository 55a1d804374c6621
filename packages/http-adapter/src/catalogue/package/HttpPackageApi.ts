import { pipe } from 'fp-ts/lib/function.js'
import { map } from 'fp-ts/lib/TaskEither.js'
import type { PackageApi } from '@booking-dashboard/core'
import type { Transport } from '../../transport/Transport.js'
import { packageEndpoints } from './packageContract.js'

export const createHttpPackageApi = ({ call }: Transport): PackageApi => ({
  terms: (bookingRef, context) => call(packageEndpoints.termsAndConditions, { params: { bookingRef }, context }),
  optionSettings: (ref, context) =>
    pipe(
      call(packageEndpoints.optionSettings, { params: { ref }, context }),
      map((settings) =>
        settings.map(({ handle, value }) => ({ handle, value: value === true ? '1' : String(value ?? '') })),
      ),
    ),
})
