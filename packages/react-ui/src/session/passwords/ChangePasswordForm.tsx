import type { Path } from '@booking-dashboard/core'
import { type FormEvent, useEffect, useRef } from 'react'
import { useArea } from '../../dashboard/DashboardContext'
import { Alert, Button, Form, PasswordField } from '../../design'
import { useBehavior } from '../../reactive/useBehavior'
import { NewPasswordFields } from './NewPasswordFields'
import styles from './PasswordForm.module.css'

/** Changes the signed-in customer's own password. It then leads to the bookings list by default. */
export function ChangePasswordForm({ redirectPath }: { readonly redirectPath?: Path }) {
  const { passwords, session, texts } = useArea('password')
  const { changeForm: form } = passwords
  const words = texts.screen.changePassword
  const state = useBehavior(session.state$)
  const { values, problems, failed, mayBeDone, busy } = useBehavior(form.state$)
  const currentBox = useRef<HTMLInputElement>(null)
  const passwordBox = useRef<HTMLInputElement>(null)
  const repeatBox = useRef<HTMLInputElement>(null)
  useEffect(() => {
    return () => form.clear()
  }, [form])

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    await form.submit(redirectPath)
    const found = form.state$.value.problems
    if (found.current !== null) currentBox.current?.focus()
    else if (found.password !== null) passwordBox.current?.focus()
    else if (found.repeat !== null) repeatBox.current?.focus()
  }
  return (
    <Form className={styles.form} busy={busy} onSubmit={(event) => void submit(event)}>
      {failed.length > 0 && (
        <Alert
          meaning={mayBeDone ? 'warning' : 'danger'}
          title={mayBeDone ? words.unclear : words.failed}
          headingLevel={3}
          live
          lines={failed}
        />
      )}
      {/* Tells a password manager whose password this is. */}
      {state.kind === 'signedIn' && state.email !== null && (
        <input type="email" name="username" autoComplete="username" value={state.email} readOnly hidden />
      )}
      <PasswordField
        ref={currentBox}
        label={words.current}
        name="current-password"
        autoComplete="current-password"
        value={values.current}
        onChange={(value) => form.type('current', value)}
        onBlur={() => form.leave('current')}
        error={problems.current ?? undefined}
      />
      <NewPasswordFields
        form={form}
        values={values}
        problems={problems}
        passwordRef={passwordBox}
        repeatRef={repeatBox}
      />
      <Button type="submit" busy={busy} busyLabel={words.changing} onMouseDown={(event) => event.preventDefault()}>
        {words.change}
      </Button>
    </Form>
  )
}
