import { newPasswordProblems, shortestPassword } from '@booking-dashboard/core'
import { type Ref, useState } from 'react'
import { useMember } from '../composition/DashboardContext'
import { PasswordField } from '../design'

export interface NewPasswordTyped {
  readonly password: string
  readonly repeat: string
}

interface NewPasswordFieldsProps {
  readonly value: NewPasswordTyped
  readonly onChange: (value: NewPasswordTyped) => void
  /** The form was sent: every problem shows, also of a field that was never visited. */
  readonly attempted: boolean
  /** What the back end said of the new password. */
  readonly refused?: string | undefined
  readonly passwordRef: Ref<HTMLInputElement>
  readonly repeatRef: Ref<HTMLInputElement>
}

/** The new password, and once more. */
export function NewPasswordFields({
  value,
  onChange,
  attempted,
  refused,
  passwordRef,
  repeatRef,
}: NewPasswordFieldsProps) {
  const words = useMember().texts.screen.resetPassword
  const [left, setLeft] = useState({ password: false, repeat: false })
  const problems = newPasswordProblems(value.password, value.repeat)
  const tooShort = (attempted || left.password) && problems.password ? words.tooShort(shortestPassword) : undefined
  return (
    <>
      <PasswordField
        ref={passwordRef}
        label={words.newPassword}
        hint={words.rule(shortestPassword)}
        name="new-password"
        autoComplete="new-password"
        value={value.password}
        onChange={(password) => onChange({ ...value, password })}
        onBlur={() => setLeft((before) => ({ ...before, password: value.password !== '' || before.password }))}
        error={tooShort ?? refused}
      />
      <PasswordField
        ref={repeatRef}
        label={words.repeat}
        name="repeat-password"
        autoComplete="new-password"
        value={value.repeat}
        onChange={(repeat) => onChange({ ...value, repeat })}
        onBlur={() => setLeft((before) => ({ ...before, repeat: value.repeat !== '' || before.repeat }))}
        error={(attempted || left.repeat) && problems.repeat ? words.different : undefined}
      />
    </>
  )
}
