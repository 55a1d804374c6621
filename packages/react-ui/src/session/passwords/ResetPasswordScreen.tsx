import { paths } from '@booking-dashboard/core'
import { Link, Navigate, useLocation } from 'react-router-dom'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useArea } from '../../dashboard/DashboardContext'
import { Alert, Button, Card, Field, Form } from '../../design'
import { Screen } from '../../layout/Screen'
import { SessionLoader } from '../../layout/Unreachable'
import { useBehavior } from '../../reactive/useBehavior'
import { takeLinkToken } from './linkToken'
import { NewPasswordFields } from './NewPasswordFields'
import styles from './PasswordForm.module.css'

/** Asks for the e-mail address or, with a link's token, for the new password (behaviour/contract#d1.7). */
export default function ResetPasswordScreen() {
  const { session, texts } = useArea('password')
  const words = texts.screen.resetPassword
  const admission = useBehavior(session.admission$)
  const token = useLinkToken()

  if (admission === 'wait') return <SessionLoader />
  if (admission === 'admit' || admission === 'changePassword') return <Navigate to={paths.bookings} replace />
  return (
    <div className={styles.column}>
      <Screen
        title={words.title}
        heading={words.heading}
        sub={<p>{token === null ? words.askIntro : words.chooseIntro}</p>}
      >
        <Card as="div">{token === null ? <AskForReset /> : <ChooseNewPassword token={token} />}</Card>
        <p>
          <Link to={paths.login}>{words.toLogin}</Link>
        </p>
      </Screen>
    </div>
  )
}

/** Requests a reset link. The button is disabled, with a reason, until the e-mail address is valid. */
function AskForReset() {
  const { passwords, texts } = useArea('password')
  const { resetForm: form } = passwords
  const words = texts.screen.resetPassword
  const { values, problems, ready, busy, failed } = useBehavior(form.state$)
  const reason = useId()
  useEffect(() => {
    form.open()
    return () => form.clear()
  }, [form])

  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void form.submit()
  }
  return (
    <Form className={styles.form} busy={busy} onSubmit={submit}>
      {failed.length > 0 && <Alert meaning="danger" live lines={failed} />}
      <Field
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
      <Button
        type="submit"
        block
        disabled={!ready}
        aria-describedby={ready ? undefined : reason}
        busy={busy}
        busyLabel={words.asking}
      >
        {words.ask}
      </Button>
      {!ready && (
        <p className={styles.reason} id={reason}>
          {words.untilValid}
        </p>
      )}
    </Form>
  )
}

/** Sets a new password from the reset link; a prompt shows the outcome. */
function ChooseNewPassword({ token }: { readonly token: string }) {
  const { passwords, texts } = useArea('password')
  const { account, screen } = texts
  const words = screen.resetPassword
  const form = passwords.newPasswordForm(token)
  const { values, problems, busy, done } = useBehavior(form.state$)
  const passwordBox = useRef<HTMLInputElement>(null)
  const repeatBox = useRef<HTMLInputElement>(null)
  useEffect(() => {
    return () => form.clear()
  }, [form])

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const end = await form.submit()
    if (end.kind === 'saved') delete window.linkToken
    const found = form.state$.value.problems
    if (end.kind === 'invalid') (found.password === null ? repeatBox : passwordBox).current?.focus()
  }
  if (done) {
    return (
      <Alert meaning="success" title={account.newPasswordSet}>
        <p>{account.newPasswordNotice}</p>
      </Alert>
    )
  }
  return (
    <Form className={styles.form} busy={busy} onSubmit={(event) => void submit(event)}>
      <NewPasswordFields
        form={form}
        values={values}
        problems={problems}
        passwordRef={passwordBox}
        repeatRef={repeatBox}
      />
      <Button
        type="submit"
        block
        busy={busy}
        busyLabel={words.choosing}
        onMouseDown={(event) => event.preventDefault()}
      >
        {words.choose}
      </Button>
    </Form>
  )
}

/** The token of the e-mail's link, on the page that the link opened. */
const useLinkToken = (): string | null => {
  const [token] = useState(takeLinkToken)
  // The key of a document's first page. A later page of this address is not the link's.
  return useLocation().key === 'default' ? token : null
}
