import { adviceAfter, describeFailure } from '../failure/errorCatalogue.js'
import type { Cancelled, Failed, Failure } from '../failure/Failure.js'
import type { SignInTexts } from './sessionTexts.js'
import { type Behavior, combine, createState } from '../reactive/Behavior.js'
import type { Drafts } from './Drafts.js'
import { createTypedFields, isEmailAddress, type TypedFields } from './typedFields.js'
import type { Credentials } from './SessionApi.js'
import type { SessionState } from './SessionState.js'

type Field = keyof Credentials

export type SignInProblems = Partial<Readonly<Record<Field, string>>>

/** How a submitted sign-in ended. */
export type SignInEnd =
  /** `resetRequired`: signed in, but the customer must change the password before anything else. */
  | { readonly kind: 'signedIn' | 'resetRequired' }
  /** Nothing was sent: the problem of each field, in words. */
  | { readonly kind: 'invalid'; readonly problems: SignInProblems }
  /** The back end refuses this customer. */
  | { readonly kind: 'refused'; readonly failure: Failure }
  /** The back end sent no usable answer. */
  | Failed
  /** The dashboard was disposed of, or another sign-in or a sign-out began meanwhile. */
  | Cancelled

export interface SignInAdvice {
  /** The words of the toast. */
  readonly title: string
  /** The next step. Empty if the title says it. */
  readonly lines: readonly string[]
  /** A new password may help. */
  readonly offersReset: boolean
  /** Only the client's support team can help. */
  readonly offersHelp: boolean
}

export interface SignInFormState extends TypedFields<Field> {
  readonly busy: boolean
  /** The reason and the next step after a failed attempt; null if no attempt failed. */
  readonly failed: SignInAdvice | null
  /**
   * What the next sign-in restores, and that something is unfinished, after a session that expired; or that the browser
   * did not keep the last sign-in. Otherwise null.
   */
  readonly again: string | null
}

/** What /login shows (behaviour/session#1.5). */
export interface SignInForm {
  readonly state$: Behavior<SignInFormState>
  readonly type: (field: Field, value: string) => void
  /** The field lost its focus: from now on it shows its problem. */
  readonly leave: (field: Field) => void
  readonly submit: () => Promise<SignInEnd>
  /** The customer left the form: it forgets the password, and keeps the e-mail address for the way back. */
  readonly clear: () => void
}

/** The e-mail must be a valid address, the password must not be empty; both are trimmed (behaviour/session#1.5). */
export const signInProblems = (
  { email, password }: Credentials,
  words: SignInTexts['screen']['session'],
): SignInProblems => ({
  ...(isEmailAddress(email) ? {} : { email: words.emailInvalid }),
  ...(password.trim() === '' ? { password: words.passwordEmpty } : {}),
})

/** What helps after a refusal, by its code (behaviour/errors#1.8). The text of the code says the rest. */
const helpAfter: Readonly<Record<string, 'reset' | 'emails' | 'support'>> = {
  15000010: 'reset',
  15000050: 'reset',
  15000040: 'emails',
  15000030: 'support',
}

const signInAdvice = (failure: Failure, texts: SignInTexts): SignInAdvice => {
  const { cause } = failure
  const help = helpAfter[('errors' in cause && cause.errors[0]?.code) || '']
  const next = help === undefined ? adviceAfter(failure, texts, texts.screen.session.next) : []
  const [title = '', ...lines] = new Set([...describeFailure(failure, texts), ...next])
  return { title, lines, offersReset: help === 'reset', offersHelp: help === 'support' }
}

export interface SignInFormDeps {
  readonly state$: Behavior<SessionState>
  readonly signIn: (credentials: Credentials) => Promise<SignInEnd>
  readonly texts: SignInTexts
  readonly drafts: Pick<Drafts, 'holdAny'>
  /** Whether the customer started something, such as a payment, that has not ended. */
  readonly isUnfinished: () => boolean
  /** Null until the back end has answered a call of the signed-in customer. */
  readonly customerId$: Behavior<string | null>
}

export const createSignInForm = ({
  state$,
  signIn,
  texts,
  drafts,
  isUnfinished,
  customerId$,
}: SignInFormDeps): SignInForm => {
  const fields = createTypedFields<Field>(['email', 'password'], (values) =>
    signInProblems(values, texts.screen.session),
  )
  const { again: words } = texts.screen.session
  const again = createState<string | null>(null)
  let last: { readonly email: string | null } | null = null
  let isProven = false
  customerId$.subscribe((id) => {
    if (id !== null) isProven = true
  })
  state$.subscribe((session) => {
    if (session.kind === 'signingIn') isProven = false
    // A sign-in with nothing behind it proves its cookie by another answer: the check after 30 minutes asks anew.
    if (session.kind === 'checking') isProven = true
    if (session.kind === 'signedIn' || session.kind === 'unknown') {
      last = session.kind === 'signedIn' ? session : null
      again.set(null)
    }
    if (session.kind === 'signedIn') fields.clear()
    if (session.kind !== 'signedOut' || last === null) return
    if (!session.chosen) {
      // The sign-in was taken and the first call after it was refused: the browser sent no cookie. It does not say so
      // itself: `navigator.cookieEnabled` stays true.
      const isForgotten = last.email !== null && !isProven
      const restored = isForgotten ? words.cookies : drafts.holdAny() ? words.kept : words.page
      again.set(isUnfinished() ? `${words.unfinished} ${restored}` : restored)
      if (last.email !== null) fields.type('email', last.email)
    }
    last = null
  })
  return {
    state$: combine(
      { typed: fields.state$, again: again.state$, session: state$ },
      ({ typed, again: notified, session }) => {
        const failure = session.kind === 'signedOut' ? session.failure : null
        const failed = failure?.operation === 'login' ? signInAdvice(failure, texts) : null
        return { ...typed, again: notified, busy: session.kind === 'signingIn', failed }
      },
    ),
    type: fields.type,
    leave: fields.leave,
    submit: () => {
      fields.attempt()
      return signIn(fields.state$.value.values)
    },
    clear: () => {
      const { email } = fields.state$.value.values
      fields.clear()
      if (email !== '') fields.type('email', email)
    },
  }
}
