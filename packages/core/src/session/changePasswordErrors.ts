import type { VisitorTexts } from '../messages/visitorTexts.js'
import { describeFailure } from '../failure/describeFailure.js'
import type { Failure } from '../failure/Failure.js'

/** What the back end said of a change of password, each sentence where it belongs. */
export interface ChangePasswordErrors {
  readonly current: readonly string[]
  readonly password: readonly string[]
  readonly form: readonly string[]
}

const fieldOf: Readonly<Record<string, 'current' | 'password'>> = { 15000190: 'current', 15000080: 'password' }

/** 15000190 is about the current password and 15000080 about the new one (specification 1, §8); all else is about the form. */
export const changePasswordErrors = (failure: Failure | null, texts: VisitorTexts): ChangePasswordErrors => {
  const said: Record<keyof ChangePasswordErrors, string[]> = { current: [], password: [], form: [] }
  if (failure === null) return said
  const { cause } = failure
  const parts = cause.kind === 'server' ? cause.errors : []
  if (parts.length === 0) said.form.push(...describeFailure(failure, texts))
  for (const error of parts) {
    const one: Failure = { ...failure, cause: { kind: 'server', errors: [error] } }
    said[fieldOf[error.code ?? ''] ?? 'form'].push(...describeFailure(one, texts))
  }
  return said
}
