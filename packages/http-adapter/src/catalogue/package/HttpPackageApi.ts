import { type Either, left, right } from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { chainEitherK, map } from 'fp-ts/lib/TaskEither.js'
import type * as t from 'io-ts'
import { type ApiFailure, notFound, type PackageApi, type TermsAndConditions } from '@booking-dashboard/core/ports'
import type { Transport } from '../../transport/Transport.js'
import { packageEndpoints, type TermsWire } from './packageContract.js'

export const createHttpPackageApi = ({ call }: Transport): PackageApi => ({
  terms: (bookingRef, context) =>
    pipe(call(packageEndpoints.termsAndConditions, { params: { bookingRef }, context }), chainEitherK(toTerms)),
  optionSettings: (ref, context) =>
    pipe(
      call(packageEndpoints.optionSettings, { params: { ref }, context }),
      map((settings) =>
        settings.map(({ handle, value }) => ({ handle, value: value === true ? '1' : String(value ?? '') })),
      ),
    ),
})

const toTerms = (body: t.TypeOf<typeof TermsWire>): Either<ApiFailure, TermsAndConditions> => {
  if (typeof body !== 'string') return right({ kind: 'sections', sections: body.sections })
  if (body.trim() === '') return left(notFound())
  if (/<\/?[a-z][^>]*>/i.test(body)) return right({ kind: 'html', html: body })
  return right({ kind: 'sections', sections: [{ heading: '', paragraphs: body.trim().split(/\r?\n\s*\n/) }] })
}
