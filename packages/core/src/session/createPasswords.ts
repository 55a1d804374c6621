import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Clock } from '../environment/Clock.js'
import { type ApiFailure, cancelled } from '../failure/ApiFailure.js'
import { type Failure, failedAt } from '../failure/Failure.js'
import type { MessageStore } from '../messages/MessageStore.js'
import type { MemberTexts } from '../messages/memberTexts.js'
import type { Navigation } from '../navigation/Navigation.js'
import { paths } from '../navigation/paths.js'
import { createSubmitter } from '../reactive/Submission.js'
import type { SessionStore } from './createSessionStore.js'
import type { PasswordChange, PasswordFeature } from './PasswordFeature.js'
import type { SessionApi } from './SessionApi.js'
import { isOver, type SessionScope } from './SessionScope.js'

export interface PasswordDeps {
  readonly api: SessionApi
  readonly store: SessionStore
  readonly scope: SessionScope
  readonly clock: Clock
  readonly messages: MessageStore
  readonly navigation: Navigation
  readonly texts: MemberTexts
  readonly onFailure: (failure: Failure) => void
}

type Outcome = Promise<Either<Failure, void>>

const firstMessage = (cause: ApiFailure): string | null =>
  'errors' in cause ? (cause.errors[0]?.message ?? null) : null

export const createPasswords = (deps: PasswordDeps): PasswordFeature => {
  const { api, store, scope, messages, navigation, texts } = deps
  const changing = createSubmitter(scope)
  const resetting = createSubmitter(scope)
  const renewing = createSubmitter(scope)

  // Passwords are trimmed as the login trims them: one with a space at its end could never be typed there.
  const change = async ({ currentPassword, password, redirectPath }: PasswordChange): Outcome => {
    const proof = { currentPassword: currentPassword.trim(), password: password.trim() }
    const context = scope.context()
    const answer = await api.changePassword(proof, context)()
    // Signed out meanwhile: that stands.
    if (isOver(context)) return left(failedAt('changePassword')(cancelled))
    if (isLeft(answer)) {
      const failure = failedAt('changePassword')(answer.left)
      deps.onFailure(failure)
      return left(failure)
    }
    const before = store.state$.value
    const email = before.kind === 'signedIn' ? before.email : null
    store.set({ kind: 'signedIn', since: deps.clock.now(), resetRequired: false, email })
    navigation.goTo(redirectPath ?? paths.bookings)
    messages.toast('success', texts.account.passwordChanged)
    return right(undefined)
  }

  const requestReset = async (email: string): Outcome => {
    const answer = await api.resetPassword(email.trim(), scope.context())()
    if (isLeft(answer)) {
      const failure = failedAt('resetPassword')(answer.left)
      deps.onFailure(failure)
      return left(failure)
    }
    navigation.goTo(paths.login)
    messages.prompt({
      type: 'warning',
      header: texts.account.resetRequestedHeader,
      message: texts.account.resetRequestedNotice,
      listed: false,
      required: false,
      actions: [{ label: texts.account.okay, emphasis: 'primary' }],
    })
    messages.toast('success', texts.account.resetRequested)
    return right(undefined)
  }

  const setNewPassword = async (token: string, password: string): Outcome => {
    const answer = await api.changePassword({ token, password: password.trim() }, scope.context())()
    if (isLeft(answer)) {
      messages.prompt({
        type: 'danger',
        header: texts.account.newPasswordFailed,
        message: firstMessage(answer.left) ?? texts.account.somethingWentWrong,
        listed: false,
        required: false,
        actions: [{ label: texts.account.tryAgain, emphasis: 'primary' }],
      })
      return left(failedAt('changePassword')(answer.left))
    }
    messages.prompt({
      type: 'success',
      header: texts.account.newPasswordSet,
      message: texts.account.newPasswordNotice,
      listed: false,
      required: false,
      actions: [{ label: texts.account.continue, emphasis: 'primary', run: () => navigation.goTo(paths.login) }],
    })
    return right(undefined)
  }

  return {
    change$: changing.state$,
    reset$: resetting.state$,
    newPassword$: renewing.state$,
    change: (input) => changing.submit(() => change(input)),
    requestReset: (email) => resetting.submit(() => requestReset(email)),
    setNewPassword: (token, password) => renewing.submit(() => setNewPassword(token, password)),
  }
}
