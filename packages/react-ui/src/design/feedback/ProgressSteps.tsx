import { classNames } from '../classNames'
import { Icon } from '../display/Icon'
import styles from './ProgressSteps.module.css'
import { Spinner } from './Spinner'
import { VisuallyHidden } from '../layout/VisuallyHidden'
import { useWords } from '../DesignWords'

interface ProgressStep {
  readonly label: string
  readonly state: 'done' | 'current' | 'toCome' | 'failed'
  /** A second line: what to do, or how long the step may take. */
  readonly note?: string | undefined
}

interface ProgressStepsProps {
  readonly label: string
  readonly steps: readonly ProgressStep[]
}

function Sign({ state }: { readonly state: ProgressStep['state'] }) {
  if (state === 'current') return <Spinner label="" />
  if (state === 'done') return <Icon name="check" />
  return state === 'failed' ? <Icon name="x" /> : null
}

/** Shows the progress step by step, and announces the current step. */
export function ProgressSteps({ label, steps }: ProgressStepsProps) {
  const { step: spoken } = useWords()
  const current = steps.find(({ state }) => state === 'current')
  return (
    <div>
      <ol className={styles.steps} aria-label={label}>
        {steps.map(({ label: name, state, note }) => (
          <li
            key={name}
            className={classNames(styles.step, styles[state])}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <span className={styles.sign}>
              <Sign state={state} />
            </span>
            <span className={styles.words}>
              <span>{name}</span>
              <VisuallyHidden>{`: ${spoken[state]}`}</VisuallyHidden>
              {note && <span className={styles.note}>{note}</span>}
            </span>
          </li>
        ))}
      </ol>
      <div role="status">
        <VisuallyHidden>{current?.label}</VisuallyHidden>
      </div>
    </div>
  )
}
