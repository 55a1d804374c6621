import { useId, type ComponentProps } from 'react'
import styles from './Field.module.css'
import { FieldError } from './FieldError'
import type { FieldWords } from './FieldFrame'

interface CheckboxFieldProps
  extends Omit<FieldWords, 'optional'>,
    Pick<ComponentProps<'input'>, 'name' | 'required' | 'onBlur' | 'disabled' | 'ref'> {
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

export function CheckboxField({ label, hint, error, id: givenId, checked, onChange, ...input }: CheckboxFieldProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <div className={styles.choice}>
        <input
          {...input}
          id={id}
          type="checkbox"
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
        />
        <label htmlFor={id}>{label}</label>
        {hint && (
          <p className={styles.hint} id={`${id}-hint`}>
            {hint}
          </p>
        )}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}
