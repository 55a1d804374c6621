import type { NewPasswordForm } from '@booking-dashboard/core'
import type { Ref } from 'react'
import { useArea } from '../../dashboard/DashboardContext'
import { PasswordField } from '../../design'

type Fields = NewPasswordForm['state$']['value']

interface NewPasswordFieldsProps {
  readonly form: Pick<NewPasswordForm, 'type' | 'leave'>
  readonly values: Fields['values']
  readonly problems: Fields['problems']
  readonly passwordRef: Ref<HTMLInputElement>
  readonly repeatRef: Ref<HTMLInputElement>
}

/** The new password and its repetition. */
export function NewPasswordFields({ form, values, problems, passwordRef, repeatRef }: NewPasswordFieldsProps) {
  const { passwords, texts } = useArea('password')
  const words = texts.screen.resetPassword
  return (
    <>
      <PasswordField
        ref={passwordRef}
        label={words.newPassword}
        hint={passwords.rule}
        name="new-password"
        autoComplete="new-password"
        value={values.password}
        onChange={(value) => form.type('password', value)}
        onBlur={() => form.leave('password')}
        error={problems.password ?? undefined}
      />
      <PasswordField
        ref={repeatRef}
        label={words.repeat}
        name="repeat-password"
        autoComplete="new-password"
        value={values.repeat}
        onChange={(value) => form.type('repeat', value)}
        onBlur={() => form.leave('repeat')}
        error={problems.repeat ?? undefined}
      />
    </>
  )
}
