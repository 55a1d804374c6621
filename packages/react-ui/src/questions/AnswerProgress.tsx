import { useTexts } from '../dashboard/DashboardContext'
import styles from './Questions.module.css'

interface AnswerProgressProps {
  readonly answered: number
  readonly all: number
  /** After the count: the number of open questions, and for how many passengers. */
  readonly left: string | null
}

/** The progress of the whole booking's answers. */
export function AnswerProgress({ answered, all, left }: AnswerProgressProps) {
  const words = useTexts('questions').screen.mandatory
  return (
    <div className={styles.progress}>
      <p className={styles.count}>
        <strong>{words.answered(answered, all)}</strong>
        {left && <span className={styles.left}>{left}</span>}
      </p>
      <progress className={styles.bar} aria-label={words.progress} max={all} value={answered} />
    </div>
  )
}
