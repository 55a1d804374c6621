import { useQuestionsTexts } from '../dashboard/DashboardContext'
import styles from './Questions.module.css'

interface AnswerProgressProps {
  readonly answered: number
  readonly all: number
  /** Behind the count: how much is left, and for how many. */
  readonly left: string | null
}

/** How far the whole booking is answered. */
export function AnswerProgress({ answered, all, left }: AnswerProgressProps) {
  const words = useQuestionsTexts().screen.mandatory
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
