import { useState } from 'react'
import type { FieldProps } from './Field'
import styles from './Field.module.css'
import { FieldFrame } from './FieldFrame'
import { useIsBusy } from './Form'
import { VisuallyHidden } from '../layout/VisuallyHidden'
import { useWords } from '../DesignWords'

type PasswordFieldProps = Omit<FieldProps, 'type' | 'short' | 'autoComplete' | 'optional'> & {
  readonly autoComplete: 'current-password' | 'new-password'
}

export function PasswordField({ label, hint, error, id, value, onChange, ...input }: PasswordFieldProps) {
  const words = useWords()
  const busy = useIsBusy()
  const [shown, setShown] = useState(false)
  return (
    <FieldFrame label={label} hint={hint} error={error} id={id}>
      {(ties) => (
        <div className={styles.withButton}>
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...ties}
            className={styles.box}
            readOnly={busy}
            type={shown ? 'text' : 'password'}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          <button
            className={styles.toggle}
            type="button"
            aria-controls={ties.id}
            aria-describedby={`${ties.id}-label`}
            onClick={() => setShown(!shown)}
          >
            <span>{shown ? words.hide : words.show}</span>
            <VisuallyHidden>{` ${words.password}`}</VisuallyHidden>
          </button>
        </div>
      )}
    </FieldFrame>
  )
}
