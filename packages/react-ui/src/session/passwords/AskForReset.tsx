import { type FormEvent, useEffect, useId } from 'react'
import { useArea } from '../../dashboard/DashboardContext'
import { Alert, Button, Field } from '../../design'
import { useBehavior } from '../../reactive/useBehavior'
import styles from './PasswordForm.module.css'

/** Requests a reset link. The button is disabled, with a reason, until the e-mail address is valid. */
export function AskForReset() {
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
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      {failed.length > 0 && (
        <Alert meaning="danger" live>
          {failed.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Alert>
      )}
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
    </form>
  )
}
