import { classNames } from '../classNames'
import { Icon } from './Icon'
import styles from './StatusTrack.module.css'
import { VisuallyHidden } from '../layout/VisuallyHidden'

interface StatusTrackProps {
  readonly label: string
  readonly steps: readonly {
    readonly label: string
    readonly state: 'done' | 'current' | 'toCome'
    /** The state as a word, for screen readers. */
    readonly said: string
  }[]
}

/** The progress of something that advances without the customer, as a small line of steps. */
export function StatusTrack({ label, steps }: StatusTrackProps) {
  return (
    <ol className={styles.track} aria-label={label}>
      {steps.map(({ label: name, state, said }) => (
        <li
          key={name}
          className={classNames(styles.step, styles[state])}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <span className={styles.sign}>{state === 'done' && <Icon name="check" />}</span>
          <span>
            <span>{name}</span>
            <VisuallyHidden>{`: ${said}`}</VisuallyHidden>
          </span>
        </li>
      ))}
    </ol>
  )
}
