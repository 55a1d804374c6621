import { paths } from '@booking-dashboard/core'
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { HelpWays } from '../../client/HelpWays'
import { useVisitor } from '../../dashboard/DashboardContext'
import { Alert, Button, Field, PasswordField } from '../../design'
import { useInPlace } from '../../messages/useInPlace'
import { useBehavior } from '../../reactive/useBehavior'
import { readTypedLogin } from '../typed'
import styles from './LoginScreen.module.css'

export function LoginForm() {
  const { session, texts } = useVisitor()
  const { form } = session
  const words = texts.screen.session
  const { values, problems, busy, failed, again } = useBehavior(form.state$)
  const emailBox = useRef<HTMLInputElement>(null)
  const passwordBox = useRef<HTMLInputElement>(null)
  const [typed] = useState(() => readTypedLogin())
  useLayoutEffect(() => {
    // Before the script loaded, the customer may have typed into the form in the HTML, focused or submitted it.
    if (typed.email !== '') form.type('email', typed.email)
    if (typed.password !== '') form.type('password', typed.password)
    if (typed.focus !== null) (typed.focus === 'email' ? emailBox : passwordBox).current?.focus()
    if (typed.sent) {
      delete document.documentElement.dataset['sent']
      void form.submit()
    }
    return () => form.clear()
  }, [form, typed])

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const end = await form.submit()
    if (end.kind === 'invalid') (end.problems.email ? emailBox : passwordBox).current?.focus()
  }
  return (
    // `post`, so that a page without its script does not put a password into the address.
    <form className={styles.form} method="post" noValidate onSubmit={(event) => void submit(event)}>
      {again !== null && failed === null && <Alert>{again}</Alert>}
      <SignInFailed />
      <Field
        ref={emailBox}
        label={words.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        spellCheck={false}
        value={values.email}
        onChange={(value) => form.type('email', value)}
        onBlur={() => form.leave('email')}
        error={problems.email ?? undefined}
      />
      <PasswordField
        ref={passwordBox}
        label={words.password}
        name="password"
        autoComplete="current-password"
        value={values.password}
        onChange={(value) => form.type('password', value)}
        onBlur={() => form.leave('password')}
        error={problems.password ?? undefined}
      />
      <Button
        type="submit"
        block
        busy={busy}
        busyLabel={words.signingIn}
        // The field retains the focus while the button is pressed: a message on blur would move the button away.
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

/** The reason and the next step after a failed attempt. They replace the toast. */
function SignInFailed() {
  const { session, texts } = useVisitor()
  const { failed } = useBehavior(session.form.state$)
  useInPlace(failed === null ? [] : [failed.title, ...failed.lines])
  return (
    failed !== null && (
      <Alert
        meaning="danger"
        title={failed.title}
        actions={failed.offersReset && <Link to={paths.resetPassword}>{texts.screen.session.reset}</Link>}
        live
        lines={failed.lines}
      >
        {failed.offersHelp && <HelpWays />}
      </Alert>
    )
  )
}
