import { describe, expect, it } from 'vitest'
import { networkFailure, serverFailure } from '../failure/ApiFailure.js'
import { failedAt } from '../failure/Failure.js'
import { texts } from '../messages/texts.js'
import { changePasswordErrors } from './changePasswordErrors.js'

const failed = failedAt('changePassword')
const refused = (code: string | null, message: string | null = null) => failed(serverFailure([{ code, message }]))
const nothing = { current: [], password: [], form: [] }

describe('what the back end says of a change of password', () => {
  it('is said at the current password, the new one, or above the form', () => {
    expect(changePasswordErrors(refused('15000190'), texts)).toEqual({
      ...nothing,
      current: ["We couldn't verify your current password, please try again."],
    })
    expect(changePasswordErrors(refused('15000080'), texts)).toEqual({
      ...nothing,
      password: ["Please ensure your new password isn't the same as your old password."],
    })
    expect(changePasswordErrors(refused(null, 'Too many attempts.'), texts)).toEqual({
      ...nothing,
      form: ['Too many attempts.'],
    })
    expect(changePasswordErrors(failed(networkFailure), texts)).toEqual({
      ...nothing,
      form: [texts.failure.changePassword],
    })
  })

  it('is parted where there are several', () => {
    const both = failed(
      serverFailure([
        { code: '15000190', message: null },
        { code: '15000080', message: null },
      ]),
    )
    expect(changePasswordErrors(both, texts)).toMatchObject({
      current: [expect.any(String)],
      password: [expect.any(String)],
      form: [],
    })
  })

  it('is nothing before anything failed', () => {
    expect(changePasswordErrors(null, texts)).toEqual(nothing)
  })
})
