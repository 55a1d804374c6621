import type { ReactNode } from 'react'
import field from './Field.module.css'
import type { FieldWords } from './FieldFrame'
import { FieldGroup } from './FieldGroup'
import { useIsBusy } from './Form'
import styles from './RadioGroup.module.css'
import type { Elements } from '../Elements'

interface Choice {
  readonly value: string
  readonly label: ReactNode
  /** A second line; for an unavailable choice, the reason. */
  readonly note?: ReactNode
  /** At the end of the line: the price. */
  readonly aside?: Elements
  readonly disabled?: boolean | undefined
}

interface RadioGroupProps extends FieldWords {
  readonly options: readonly Choice[]
  /** Empty while nothing is chosen. */
  readonly value: string
  readonly onChange: (value: string) => void
}

export function RadioGroup({ options, value, onChange, ...words }: RadioGroupProps) {
  const busy = useIsBusy()
  return (
    <FieldGroup className={styles.group} {...words}>
      {(id) =>
        options.map((option, index) => (
          <label key={option.value} className={styles.choice}>
            <input
              type="radio"
              id={index === 0 ? id : undefined}
              name={id}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              aria-disabled={busy || undefined}
              onChange={() => onChange(option.value)}
            />
            <span className={styles.told}>
              <span className={styles.words}>
                <span>{option.label}</span>
                {option.note && <span className={field.hint}>{option.note}</span>}
              </span>
              {option.aside}
            </span>
          </label>
        ))
      }
    </FieldGroup>
  )
}
