import { describeFailure, isEmailAddress } from '@booking-dashboard/core'
import { type FormEvent, useId, useState } from 'react'
import { useMember } from '../composition/DashboardContext'
import { Alert, Button, Field } from '../design'
import { useBehavior } from '../reactive/useBehavior'
import styles from './PasswordForm.module.css'

/** The button is disabled until the e-mail is valid (specification 1, §5), and says so. */
export function AskForReset() {
  const { passwords, texts } = useMember()
  const words = texts.screen.resetPassword
  const reset = useBehavior(passwords.reset$)
  const [email, setEmail] = useState('')
  const [left, setLeft] = useState(false)
  const [sent, setSent] = useState(false)
  const reason = useId()
  const valid = isEmailAddress(email)
  // Also after the answer, until the login page is there.
  const busy = sent && (reset.kind === 'submitting' || reset.kind === 'succeeded')

  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setLeft(true)
    if (!valid) return
    setSent(true)
    void passwords.requestReset(email)()
  }
  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      {sent && reset.kind === 'failed' && (
        <Alert meaning="danger" live>
          {describeFailure(reset.failure, texts).map((line) => (
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
        value={email}
        onChange={setEmail}
        onBlur={() => setLeft(email !== '')}
        error={left && !valid ? words.emailInvalid : undefined}
      />
      <Button
        type="submit"
        block
        disabled={!valid}
        aria-describedby={valid ? undefined : reason}
        busy={busy}
        busyLabel={words.asking}
      >
        {words.ask}
      </Button>
      {!valid && (
        <p className={styles.reason} id={reason}>
          {words.untilValid}
        </p>
      )}
    </form>
  )
}
