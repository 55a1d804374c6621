import { type Either, right } from 'fp-ts/lib/Either.js'
import type { ApiFailure } from '../src/failure/Failure.js'
import { createState } from '../src/reactive/Behavior.js'
import { createPasswords } from '../src/session/passwords.js'
import type { NewPassword, SessionApi } from '../src/session/SessionApi.js'
import type { SignInFormState } from '../src/session/signInForm.js'
import { createSurroundings } from './createSurroundings.js'

/** The passwords of a back end that gives these answers in turn, beside a sign-in form with this e-mail address. */
export const openPasswords = (
  answer: Either<ApiFailure, void> = right(undefined),
  typedToSignIn = '',
  later: readonly Either<ApiFailure, void>[] = [],
) => {
  const surroundings = createSurroundings()
  const { sessionStore: store, time, failures, messages } = surroundings
  const answers = [answer, ...later]
  const typed: string[] = []
  const sent: (NewPassword | string)[] = []
  const send = (what: NewPassword | string) => async () => {
    sent.push(what)
    return answers[sent.length - 1] ?? answer
  }
  const signInForm = createState<SignInFormState>({
    values: { email: typedToSignIn, password: '' },
    problems: { email: null, password: null },
    busy: false,
    failed: null,
    again: null,
  })
  const passwords = createPasswords({
    ...surroundings,
    api: { changePassword: send, resetPassword: send } as unknown as SessionApi,
    store,
    signInForm: { type: (_field, value) => void typed.push(value), state$: signInForm.state$ },
    clock: time,
    onFailure: failures.handle,
  })
  return { ...surroundings, passwords, store, sent, typed, prompt: () => messages.prompt$.value }
}
