import { changePasswordErrors, newPasswordProblems, type Path } from '@booking-dashboard/core'
import { isLeft } from 'fp-ts/lib/Either.js'
import { type FormEvent, useRef, useState } from 'react'
import { useMember } from '../composition/DashboardContext'
import { Alert, Button, PasswordField } from '../design'
import { useBehavior } from '../reactive/useBehavior'
import { NewPasswordFields, type NewPasswordTyped } from './NewPasswordFields'
import styles from './PasswordForm.module.css'

const nothing: NewPasswordTyped = { password: '', repeat: '' }

/** The signed-in customer's own change of password; where it leads to is the bookings list by default. */
export function ChangePasswordForm({ redirectPath }: { readonly redirectPath?: Path }) {
  const { passwords, session, texts } = useMember()
  const words = texts.screen.changePassword
  const state = useBehavior(session.state$)
  const busy = useBehavior(passwords.change$).kind === 'submitting'
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState(nothing)
  const [attempted, setAttempted] = useState(false)
  const [refused, setRefused] = useState(() => changePasswordErrors(null, texts))
  const currentBox = useRef<HTMLInputElement>(null)
  const passwordBox = useRef<HTMLInputElement>(null)
  const repeatBox = useRef<HTMLInputElement>(null)

  const send = async (): Promise<void> => {
    const outcome = await passwords.change({
      currentPassword: current,
      password: next.password,
      ...(redirectPath && { redirectPath }),
    })()
    setAttempted(false)
    if (!isLeft(outcome)) {
      setCurrent('')
      setNext(nothing)
      return
    }
    const errors = changePasswordErrors(outcome.left, texts)
    setRefused(errors)
    if (errors.current.length > 0) currentBox.current?.focus()
    else if (errors.password.length > 0) passwordBox.current?.focus()
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setAttempted(true)
    setRefused(changePasswordErrors(null, texts))
    const problems = newPasswordProblems(next.password, next.repeat)
    if (current.trim() === '') currentBox.current?.focus()
    else if (problems.password) passwordBox.current?.focus()
    else if (problems.repeat) repeatBox.current?.focus()
    else void send()
  }
  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      {refused.form.length > 0 && (
        <Alert meaning="danger" title={words.failed} headingLevel={3} live>
          {refused.form.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Alert>
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
        value={current}
        onChange={(value) => {
          setCurrent(value)
          setRefused((before) => ({ ...before, current: [] }))
        }}
        error={attempted && current.trim() === '' ? words.currentEmpty : refused.current[0]}
      />
      <NewPasswordFields
        value={next}
        onChange={(value) => {
          setNext(value)
          setRefused((before) => ({ ...before, password: [] }))
        }}
        attempted={attempted}
        refused={refused.password[0]}
        passwordRef={passwordBox}
        repeatRef={repeatBox}
      />
      <Button type="submit" busy={busy} busyLabel={words.changing} onMouseDown={(event) => event.preventDefault()}>
        {words.change}
      </Button>
    </form>
  )
}
