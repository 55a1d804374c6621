import { entryOfCode, entryOfOperation, type SpokenTexts } from './errorCatalogue.js'
import type { Failure } from './Failure.js'
import type { ServerError } from './ServerError.js'

const describeError = ({ code, message }: ServerError, texts: SpokenTexts): string =>
  (code === null ? message : entryOfCode(code, texts).text) ?? texts.failure.unknown

/** What a failure says where it stays readable, beside the thing that failed; the toast says the same and goes. */
export const describeFailure = ({ operation, cause }: Failure, texts: SpokenTexts): readonly string[] => {
  const errors = 'errors' in cause ? cause.errors : []
  if (errors.length > 0) return [...new Set(errors.map((error) => describeError(error, texts)))]
  return [entryOfOperation(operation, texts).text ?? texts.failure.unknown]
}
