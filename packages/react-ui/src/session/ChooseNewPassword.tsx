import { newPasswordProblems } from '@booking-dashboard/core'
import { isRight } from 'fp-ts/lib/Either.js'
import { type FormEvent, useRef, useState } from 'react'
import { useMember } from '../composition/DashboardContext'
import { Alert, Button } from '../design'
import { useBehavior } from '../reactive/useBehavior'
import { NewPasswordFields } from './NewPasswordFields'
import styles from './PasswordForm.module.css'

/** The reset link's new password; a prompt says how it went. */
export function ChooseNewPassword({ token }: { readonly token: string }) {
  const { passwords, texts } = useMember()
  const { screen, account } = texts
  const words = screen.resetPassword
  const busy = useBehavior(passwords.newPassword$).kind === 'submitting'
  const [done, setDone] = useState(false)
  const [next, setNext] = useState({ password: '', repeat: '' })
  const [attempted, setAttempted] = useState(false)
  const passwordBox = useRef<HTMLInputElement>(null)
  const repeatBox = useRef<HTMLInputElement>(null)

  const send = async (): Promise<void> => {
    setDone(isRight(await passwords.setNewPassword(token, next.password)()))
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setAttempted(true)
    const problems = newPasswordProblems(next.password, next.repeat)
    if (problems.password) passwordBox.current?.focus()
    else if (problems.repeat) repeatBox.current?.focus()
    else void send()
  }
  // The link is used up, however the prompt was left.
  if (done) {
    return (
      <Alert meaning="success" title={account.newPasswordSet}>
        <p>{account.newPasswordNotice}</p>
      </Alert>
    )
  }
  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      <NewPasswordFields
        value={next}
        onChange={setNext}
        attempted={attempted}
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
