import type { ReadyStep } from '@booking-dashboard/core'
import { Link } from 'react-router-dom'
import { useTexts, useFormats } from '../dashboard/DashboardContext'
import { Card, Icon, type IconName, VisuallyHidden } from '../design'
import styles from './ReadyCard.module.css'

const signs: Readonly<Record<ReadyStep['state'], IconName>> = {
  done: 'check',
  toDo: 'arrow-right',
  late: 'alert-triangle',
  coming: 'clock',
}

/** The steps until departure, in order. */
export function ReadyCard({ steps }: { readonly steps: readonly ReadyStep[] }) {
  const texts = useTexts('bookingPage').screen.bookingPage.ready
  if (steps.length === 0) return null
  return (
    <Card title={<span id="getting-ready">{texts.heading}</span>} labelledBy="getting-ready">
      <ol className={styles.steps}>
        {steps.map((step) => (
          <Step key={step.kind} step={step} />
        ))}
      </ol>
    </Card>
  )
}

function Step({ step: { kind, state, title, sentence, days, date, to } }: { readonly step: ReadyStep }) {
  const formats = useFormats()
  const texts = useTexts('bookingPage').screen.bookingPage.ready
  const day = date === null ? null : formats.date(date)
  return (
    <li className={styles.step} data-state={kind === 'departure' ? 'departure' : state}>
      <span className={styles.sign}>
        <Icon name={kind === 'departure' ? 'calendar' : signs[state]} />
      </span>
      <div className={styles.words}>
        <h3 className={styles.title}>{to === null ? title : <Link to={to}>{title}</Link>}</h3>
        <p className={styles.sentence}>
          {days !== null && <span>{formats.daysUntil(days)}</span>}
          {days === null && sentence === null && <span>{texts.states[state]}</span>}
          {sentence !== null && <VisuallyHidden>{`${texts.states[state]}. `}</VisuallyHidden>}
          {sentence !== null && <span>{sentence}</span>}
        </p>
        {day !== null && <p className={styles.date}>{kind === 'departure' ? day : texts.by(day)}</p>}
      </div>
    </li>
  )
}
