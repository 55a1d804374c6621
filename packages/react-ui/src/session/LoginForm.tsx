import { describeFailure, loginProblems, paths } from '@booking-dashboard/core'
import { type FormEvent, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { useVisitor, useVisitorTexts } from '../composition/DashboardContext'
import { Alert, Button, Field, PasswordField } from '../design'
import { useBehavior } from '../reactive/useBehavior'
import styles from './LoginForm.module.css'

/** The field rules are those of specification 1, §5, to the letter. */
export function LoginForm() {
  const { session, texts } = useVisitor()
  const words = useVisitorTexts().screen.session
  const state = useBehavior(session.state$)
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [left, setLeft] = useState({ email: false, password: false })
  const emailBox = useRef<HTMLInputElement>(null)
  const passwordBox = useRef<HTMLInputElement>(null)

  const problems = loginProblems({ email, password })
  const busy = state.kind === 'signingIn'
  const failure = state.kind === 'signedOut' ? state.failure : null

  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setLeft({ email: true, password: true })
    if (problems.email) emailBox.current?.focus()
    else if (problems.password) passwordBox.current?.focus()
    else void session.signIn({ email, password })()
  }
  return (
    // `post`, so that not even a page without its script would put a password into the address.
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      {failure?.operation === 'login' && (
        <Alert meaning="danger" title={words.failedTitle}>
          {describeFailure(failure, texts).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Alert>
      )}
      <Field
        ref={emailBox}
        label={words.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        spellCheck={false}
        value={email}
        onChange={setEmail}
        onBlur={() => setLeft((before) => ({ ...before, email: true }))}
        error={left.email && problems.email ? words.emailInvalid : undefined}
      />
      <PasswordField
        ref={passwordBox}
        label={words.password}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        onBlur={() => setLeft((before) => ({ ...before, password: true }))}
        error={left.password && problems.password ? words.passwordEmpty : undefined}
      />
      <Button
        type="submit"
        block
        busy={busy}
        busyLabel={words.signingIn}
        // The focus stays in the field while the button is pressed: a message that came with the blur would move the button away.
        onMouseDown={(event) => event.preventDefault()}
      >
        {words.signIn}
      </Button>
      <p className={styles.forgotten}>
        <Link to={paths.resetPassword}>{words.forgotten}</Link>
      </p>
    </form>
  )
}
