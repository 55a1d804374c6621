import { type Behavior, createState } from '../src/reactive/Behavior.js'
import type { SignInFormState } from '../src/session/signInForm.js'

/** What a sign-in form shows after this e-mail address was typed. */
export const signInFormWith = (email: string): Behavior<SignInFormState> =>
  createState<SignInFormState>({
    values: { email, password: '' },
    problems: { email: null, password: null },
    busy: false,
    failed: null,
    again: null,
  }).state$
