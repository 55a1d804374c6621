import type { ComponentProps } from 'react'
import styles from './Field.module.css'
import { FieldError } from './FieldError'
import { type FieldWords, Hint, useFieldIds } from './FieldFrame'
import { useIsBusy } from './Form'

interface CheckboxFieldProps
  extends Omit<FieldWords, 'optional'>,
    Pick<ComponentProps<'input'>, 'name' | 'required' | 'onBlur' | 'disabled' | 'ref'> {
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

export function CheckboxField({ label, hint, error, id: givenId, checked, onChange, ...input }: CheckboxFieldProps) {
  const busy = useIsBusy()
  const { id, described } = useFieldIds({ id: givenId, hint, error })
  return (
    <div className={styles.field}>
      <div className={styles.choice}>
        <input
          {...input}
          id={id}
          type="checkbox"
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          aria-describedby={described}
          aria-disabled={busy || undefined}
          aria-invalid={error ? true : undefined}
        />
        <label htmlFor={id}>{label}</label>
        <Hint id={id} hint={hint} />
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}
