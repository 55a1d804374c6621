import { useId } from 'react'
import { Icon } from '../display/Icon'
import styles from './Stepper.module.css'
import { useWords } from '../DesignWords'

interface StepperProps {
  /** The accessible name of the quantity: "Adult ticket". */
  readonly label: string
  readonly value: number
  readonly onChange: (value: number) => void
  readonly max?: number | undefined
  /** Why the customer can choose no more, or none; shown below the buttons. */
  readonly reason?: string | undefined
}

export function Stepper({ label, value, onChange, max = Infinity, reason }: StepperProps) {
  const words = useWords()
  const id = useId()
  const step = (by: 1 | -1, name: string, icon: 'plus' | 'minus') => {
    const stopped = value + by < 0 || value + by > max
    return (
      <button
        className={styles.button}
        type="button"
        aria-label={`${name} ${label}`}
        aria-disabled={stopped || undefined}
        aria-describedby={stopped && reason ? id : undefined}
        onClick={() => !stopped && onChange(value + by)}
      >
        <Icon name={icon} />
      </button>
    )
  }
  return (
    <div className={styles.stepper} role="group" aria-label={label}>
      <div className={styles.control}>
        {step(-1, words.removeOne, 'minus')}
        <output className={styles.value} aria-live="polite">
          {value}
        </output>
        {step(1, words.addOne, 'plus')}
      </div>
      {reason && (
        <p className={styles.reason} id={id}>
          {reason}
        </p>
      )}
    </div>
  )
}
