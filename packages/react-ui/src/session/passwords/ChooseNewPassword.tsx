import { type FormEvent, useEffect, useRef } from 'react'
import { useArea } from '../../dashboard/DashboardContext'
import { Alert, Button } from '../../design'
import { useBehavior } from '../../reactive/useBehavior'
import { NewPasswordFields } from './NewPasswordFields'
import styles from './PasswordForm.module.css'

/** Sets a new password from the reset link; a prompt shows the outcome. */
export function ChooseNewPassword({ token }: { readonly token: string }) {
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
    <form className={styles.form} method="post" noValidate onSubmit={(event) => void submit(event)}>
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
    </form>
  )
}
