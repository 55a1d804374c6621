import { adviceAfter } from '../failure/errorCatalogue.js'
import { type Failure, leavesOutcomeOpen, mayBeDone } from '../failure/Failure.js'
import type { UpdateEnd } from '../messages/update.js'
import type { PasswordTexts } from './passwordTexts.js'
import type { Path } from '../navigation/paths.js'
import { type Behavior, combine, createState, select } from '../reactive/Behavior.js'
import { createTypedFields, isEmailAddress, type TypedFields } from './typedFields.js'
import { createSessionState, type Lifetime } from '../reactive/Lifetime.js'

/** How a change of a password, or a request for a reset, ended. */
export type PasswordEnd =
  | UpdateEnd
  /** Nothing was sent: the problem, in words. */
  | { readonly kind: 'invalid'; readonly problem: string }

interface FormDeps {
  readonly scope: Lifetime
  readonly texts: PasswordTexts
}

/** In characters, after trimming. The specification leaves the rule to us, and the back end may require more. */
export const passwordLength = { shortest: 8, longest: 128 } as const

type NewPasswordWords = PasswordTexts['screen']['resetPassword']

/**
 * The problem of a new password, in words. It is trimmed as the login trims, so the customer can also type it there.
 */
export const passwordProblem = (password: string, words: NewPasswordWords): string | null => {
  const { length } = [...password.trim()]
  if (length < passwordLength.shortest) return words.tooShort(passwordLength.shortest)
  return length > passwordLength.longest ? words.tooLong(passwordLength.longest) : null
}

interface TypedTwice {
  readonly password: string
  readonly repeat: string
}

/** The new password and its repetition, which must be the same. */
const newPasswordProblems = ({ password, repeat }: TypedTwice, words: NewPasswordWords): Partial<TypedTwice> => {
  const problem = passwordProblem(password, words)
  return {
    ...(problem === null ? {} : { password: problem }),
    ...(repeat.trim() === password.trim() ? {} : { repeat: words.different }),
  }
}

interface Sending {
  readonly busy: boolean
  /** What to do after a failed attempt that concerns no field, as a toast gave the reason; empty if it did not fail. */
  readonly failed: readonly string[]
  /** Without a usable answer, the failed attempt may have been carried out. */
  readonly mayBeDone: boolean
}

const still: Sending = { busy: false, failed: [], mayBeDone: false }

interface FieldCommands<Name extends string> {
  /** Ignored while the form is being sent (behaviour/screens#forms). */
  readonly type: (field: Name, value: string) => void
  /** The field lost its focus: from now on it shows its problem, unless nothing was ever typed. */
  readonly leave: (field: Name) => void
  readonly submit: () => Promise<PasswordEnd>
  /** The customer left the form: no password stays in memory. */
  readonly clear: () => void
}

/** The shared part of the three forms: fields and progress, which the end of the session clears. */
const createForm = <Name extends string>(
  { scope }: FormDeps,
  names: readonly Name[],
  problemsOf: (values: Readonly<Record<Name, string>>) => Readonly<Partial<Record<Name, string>>>,
) => {
  const fields = createTypedFields(names, problemsOf, (initial) => createSessionState(scope, initial))
  const sending = createSessionState(scope, still)
  // A second submit while the next page opens sends nothing.
  const isDone = createSessionState(scope, false)
  const clear = (): void => {
    isDone.set(false)
    fields.clear()
    sending.set(still)
  }
  const submit = async (
    send: (values: Readonly<Record<Name, string>>) => Promise<PasswordEnd>,
    failed: (failure: Failure) => readonly string[],
  ): Promise<PasswordEnd> => {
    const [problem] = Object.values<string | undefined>(fields.attempt())
    if (problem !== undefined) return { kind: 'invalid', problem }
    if (isDone.state$.value) return { kind: 'saved' }
    sending.set({ ...still, busy: true })
    const end = await send(fields.state$.value.values)
    isDone.set(end.kind === 'saved')
    if (end.kind === 'failed')
      sending.set({ busy: false, failed: failed(end.failure), mayBeDone: mayBeDone(end.failure.cause) })
    else if (end.kind !== 'cancelled') sending.set(still)
    return end
  }
  return {
    fields,
    submit,
    clear,
    state$: combine({ typed: fields.state$, now: sending.state$ }, ({ typed, now }) => ({ ...typed, ...now })),
    commands: {
      type: (name: Name, value: string): void => {
        if (sending.state$.value.busy) return
        isDone.set(false)
        fields.type(name, value)
      },
      leave: (name: Name): void => {
        if (fields.state$.value.values[name] !== '') fields.leave(name)
      },
      clear,
    },
  }
}

export type ChangePasswordField = 'current' | 'password' | 'repeat'

export interface ChangePasswordState extends TypedFields<ChangePasswordField>, Sending {
  /** The customer opened the form on the profile, where a button hides it. */
  readonly open: boolean
}

/** The form of /changepassword and of the profile. */
export interface ChangePasswordForm extends Omit<FieldCommands<ChangePasswordField>, 'submit'> {
  readonly state$: Behavior<ChangePasswordState>
  readonly start: () => void
  /** Leads to `redirectPath`, by default the bookings list. */
  readonly submit: (redirectPath?: Path) => Promise<PasswordEnd>
}

interface Refusal {
  readonly fields: Readonly<Partial<Record<ChangePasswordField, string>>>
  readonly form: readonly string[]
}

const fieldOf: Readonly<Record<string, 'current' | 'password'>> = { 15000190: 'current', 15000080: 'password' }

/**
 * 15000190 concerns the current password and 15000080 the new one (behaviour/errors#1.8); every other code concerns the
 * form. After an attempt without a usable answer (`wasUnclear`), a refused current password need not be a slip: the new
 * one may be in use.
 */
const refusalOf = (failure: Failure, texts: PasswordTexts, wasUnclear: boolean): Refusal => {
  const { cause } = failure
  const { next, unclearNext, refused, refusedAfterUnclear } = texts.screen.changePassword
  const words = wasUnclear ? { ...refused, current: refusedAfterUnclear } : refused
  const fields = (cause.kind === 'server' ? cause.errors : []).map(({ code }) => fieldOf[code ?? ''])
  const named = fields.filter((field) => field !== undefined)
  return {
    fields: Object.fromEntries(named.map((field) => [field, words[field]])),
    form:
      named.length > 0 && named.length === fields.length
        ? []
        : adviceAfter(failure, texts, mayBeDone(cause) ? unclearNext : next),
  }
}

export const createChangePasswordForm = (
  deps: FormDeps & {
    readonly change: (change: {
      readonly currentPassword: string
      readonly password: string
      readonly redirectPath?: Path
    }) => Promise<PasswordEnd>
  },
): ChangePasswordForm => {
  const { texts, scope } = deps
  const { changePassword, resetPassword } = texts.screen
  const form = createForm<ChangePasswordField>(deps, ['current', 'password', 'repeat'], (values) => ({
    ...(values.current.trim() === '' ? { current: changePassword.currentEmpty } : {}),
    ...newPasswordProblems(values, resetPassword),
  }))
  const open = createSessionState(scope, false)
  const wasUnclear = createSessionState(scope, false)
  const clear = (): void => {
    form.clear()
    open.set(false)
    wasUnclear.set(false)
  }
  return {
    ...form.commands,
    state$: combine({ now: form.state$, open: open.state$ }, ({ now, open: isOpen }) => ({ ...now, open: isOpen })),
    start: () => open.set(true),
    clear,
    submit: async (redirectPath) => {
      const end = await form.submit(
        ({ current, password }) =>
          deps.change({ currentPassword: current, password, ...(redirectPath && { redirectPath }) }),
        (failure) => refusalOf(failure, texts, wasUnclear.state$.value).form,
      )
      if (end.kind === 'saved') clear()
      if (end.kind === 'failed') {
        form.fields.refuse(refusalOf(end.failure, texts, wasUnclear.state$.value).fields)
        if (mayBeDone(end.failure.cause)) wasUnclear.set(true)
      }
      return end
    },
  }
}

export interface ResetRequestState extends TypedFields<'email'>, Sending {
  /** The button is disabled until the e-mail is valid (behaviour/session#1.5). */
  readonly ready: boolean
}

/** /resetpassword without a token: the customer types the e-mail. */
export interface ResetRequestForm extends FieldCommands<'email'> {
  readonly state$: Behavior<ResetRequestState>
  /** The customer opened the form: it begins with the e-mail address that was typed to sign in. */
  readonly open: () => void
}

export const createResetRequestForm = (
  deps: FormDeps & {
    readonly requestReset: (email: string) => Promise<PasswordEnd>
    readonly typedToSignIn: () => string
  },
): ResetRequestForm => {
  const { texts, typedToSignIn } = deps
  const form = createForm(deps, ['email'], ({ email }) =>
    isEmailAddress(email) ? {} : { email: texts.screen.resetPassword.emailInvalid },
  )
  return {
    ...form.commands,
    open: () => {
      if (form.fields.state$.value.values.email === '') form.commands.type('email', typedToSignIn())
    },
    state$: select(form.state$, (typed) => ({ ...typed, ready: isEmailAddress(typed.values.email) })),
    submit: () =>
      form.submit(
        ({ email }) => deps.requestReset(email),
        (failure) => {
          const { open, refused } = texts.screen.resetPassword.askNext
          return adviceAfter(failure, texts, leavesOutcomeOpen(failure.cause) ? open : refused)
        },
      ),
  }
}

export interface NewPasswordState extends TypedFields<'password' | 'repeat'>, Sending {
  /** The link is used, however its prompt was closed. */
  readonly done: boolean
}

/** /resetpassword with the token of a link: the customer types the new password. A prompt shows the result. */
export interface NewPasswordForm extends FieldCommands<'password' | 'repeat'> {
  readonly state$: Behavior<NewPasswordState>
}

export const createNewPasswordForm = (
  deps: FormDeps & { readonly set: (password: string) => Promise<PasswordEnd> },
): NewPasswordForm => {
  const form = createForm(deps, ['password', 'repeat'], (values) =>
    newPasswordProblems(values, deps.texts.screen.resetPassword),
  )
  const done = createState(false)
  return {
    ...form.commands,
    state$: combine({ now: form.state$, done: done.state$ }, ({ now, done: isDone }) => ({ ...now, done: isDone })),
    submit: async () => {
      const end = await form.submit(
        ({ password }) => deps.set(password),
        () => [],
      )
      if (end.kind === 'saved') {
        form.clear()
        done.set(true)
      }
      return end
    },
  }
}
