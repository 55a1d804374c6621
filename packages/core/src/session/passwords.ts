import { isLeft } from 'fp-ts/lib/Either.js'
import type { Clock } from '../environment/time.js'
import { type ApiFailure, cancelledBy, failedAt } from '../failure/Failure.js'
import type { FailureHandler } from '../failure/handleFailure.js'
import { cleanEmail } from '../environment/typedText.js'
import type { MessageStore } from '../messages/MessageStore.js'
import { type Update, update, type UpdateDeps } from '../messages/update.js'
import type { PasswordTexts } from './passwordTexts.js'
import { type Path, paths } from '../navigation/paths.js'
import { exhaust } from '../reactive/concurrency.js'
import { memoizeByKey } from '../reactive/resource.js'
import { presence, type SessionStore } from './SessionState.js'
import type { SignInForm } from './signInForm.js'
import { isEmailAddress } from './typedFields.js'
import {
  type ChangePasswordForm,
  createChangePasswordForm,
  createNewPasswordForm,
  createResetRequestForm,
  type NewPasswordForm,
  type PasswordEnd,
  passwordLength,
  passwordProblem,
  type ResetRequestForm,
} from './passwordForms.js'
import type { SessionApi } from './SessionApi.js'
import { isOver } from '../reactive/Lifetime.js'

export interface PasswordChange {
  readonly currentPassword: string
  readonly password: string
  /** The bookings list by default. */
  readonly redirectPath?: Path
}

/** Passwords are trimmed as the login trims them: nobody could log in with a space at the end. */
export interface Passwords {
  /** Changes the password of the signed-in customer; also ends a required reset (behaviour/session#1.4). */
  readonly change: (change: PasswordChange) => Promise<PasswordEnd>
  /** Requests an e-mail with a temporary password. */
  readonly requestReset: (email: string) => Promise<PasswordEnd>
  /** Sets the new password with the token of the reset link. */
  readonly setNewPassword: (token: string, password: string) => Promise<PasswordEnd>
  /** The rule for a new password, in words. */
  readonly rule: string
  readonly changeForm: ChangePasswordForm
  readonly resetForm: ResetRequestForm
  /** The form of one reset link, by its token. */
  readonly newPasswordForm: (token: string) => NewPasswordForm
}

export interface PasswordDeps extends UpdateDeps {
  readonly api: SessionApi
  readonly store: SessionStore
  readonly clock: Clock
  readonly messages: MessageStore
  readonly failures: Pick<FailureHandler, 'reportQuietly'>
  /** The sign-in form and the reset request give each other the e-mail address. */
  readonly signInForm: Pick<SignInForm, 'type' | 'state$'>
  readonly texts: PasswordTexts
}

/** The server's first error message (behaviour/session#1.4), whatever the status. */
const firstMessage = (cause: ApiFailure): string | null =>
  'errors' in cause ? (cause.errors[0]?.message ?? null) : null

export const createPasswords = (deps: PasswordDeps): Passwords => {
  const { api, store, scope, messages, navigation, texts } = deps
  const { account, screen } = texts
  const once = exhaust<PasswordEnd>(scope)
  const tooShortOrLong = (password: string): PasswordEnd | null => {
    const problem = passwordProblem(password, screen.resetPassword)
    return problem === null ? null : { kind: 'invalid', problem }
  }

  const change = async ({ currentPassword, password, redirectPath }: PasswordChange): Promise<PasswordEnd> => {
    if (currentPassword.trim() === '') return { kind: 'invalid', problem: screen.changePassword.currentEmpty }
    const invalid = tooShortOrLong(password)
    if (invalid !== null) return invalid
    const sent = { currentPassword: currentPassword.trim(), password: password.trim() }
    return update(deps, {
      operation: 'changePassword',
      send: async (context) => [await api.changePassword(sent, context)()],
      reload: async () => {
        const before = store.state$.value
        const email = before.kind === 'signedIn' ? before.email : null
        store.set({ kind: 'signedIn', since: deps.clock.now(), resetRequired: false, email })
        return { kind: 'loaded' }
      },
      message: account.passwordChanged,
      redirectPath: redirectPath ?? paths.bookings,
    })
  }

  const requestReset = async (email: string): Promise<PasswordEnd> => {
    if (!isEmailAddress(email)) return { kind: 'invalid', problem: screen.resetPassword.emailInvalid }
    const request: Update = {
      operation: 'resetPassword',
      send: async (context) => [await api.resetPassword(cleanEmail(email), context)()],
      reload: async () => {
        // Somebody who has signed in meanwhile stays on the page.
        const isVisitor = presence(store.state$.value) !== 'signedIn'
        if (isVisitor) deps.signInForm.type('email', cleanEmail(email))
        for (const { id } of messages.toasts$.value) messages.dismissToast(id)
        messages.prompt({
          type: 'warning',
          header: account.resetRequestedHeader,
          message: account.resetRequestedNotice,
          actions: [{ label: account.okay, emphasis: 'primary' }],
        })
        if (isVisitor) navigation.goTo(paths.login)
        return { kind: 'loaded' }
      },
      message: account.resetRequested,
    }
    return update(deps, request, scope.lastingContext())
  }

  // Not an `update`: a prompt shows the success and the failure, and the customer leads on.
  const setNewPassword = async (token: string, password: string): Promise<PasswordEnd> => {
    const invalid = tooShortOrLong(password)
    if (invalid !== null) return invalid
    // The link is used up, whoever signs in meanwhile.
    const context = scope.lastingContext()
    const answer = await api.changePassword({ token, password: password.trim() }, context)()
    if (isOver(context)) return cancelledBy(context)
    const failure = isLeft(answer) ? failedAt('changePassword')(answer.left) : null
    if (failure !== null) deps.failures.reportQuietly(failure)
    const isSet = failure === null
    messages.prompt({
      type: isSet ? 'success' : 'danger',
      header: isSet ? account.newPasswordSet : account.newPasswordFailed,
      message: isSet ? account.newPasswordNotice : (firstMessage(failure.cause) ?? account.somethingWentWrong),
      actions: [
        isSet
          ? { label: account.continue, emphasis: 'primary', run: () => navigation.goTo(paths.login) }
          : { label: account.tryAgain, emphasis: 'primary' },
      ],
    })
    return isSet ? { kind: 'saved' } : { kind: 'failed', failure }
  }

  const commands = {
    change: (input: PasswordChange) => once(() => change(input), JSON.stringify(['change', input])),
    requestReset: (email: string) => once(() => requestReset(email), JSON.stringify(['reset', email])),
    setNewPassword: (token: string, password: string) =>
      once(() => setNewPassword(token, password), JSON.stringify(['new', token, password])),
  }
  const shared = { scope, texts }
  return {
    ...commands,
    rule: texts.screen.resetPassword.rule(passwordLength.shortest),
    changeForm: createChangePasswordForm({ ...shared, change: commands.change }),
    resetForm: createResetRequestForm({
      ...shared,
      requestReset: commands.requestReset,
      typedToSignIn: () => deps.signInForm.state$.value.values.email,
    }),
    newPasswordForm: memoizeByKey((token) =>
      createNewPasswordForm({ ...shared, set: (password) => commands.setNewPassword(token, password) }),
    ),
  }
}
