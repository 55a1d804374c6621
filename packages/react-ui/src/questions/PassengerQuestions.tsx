import type { PassengerQuestions as Asked } from '@booking-dashboard/core'
import { useId } from 'react'
import { useTexts } from '../dashboard/DashboardContext'
import { Badge, Card } from '../design'
import { AddressRow } from './AddressRow'
import { AnswersBlock } from './AnswersBlock'
import styles from './Questions.module.css'

interface PassengerQuestionsProps {
  readonly passenger: Asked
  /** Whether the form starts open, if it has questions. */
  readonly startsOpen: boolean
}

/** One passenger: questions, answers, and the addresses, which have their own page. */
export function PassengerQuestions({ passenger, startsOpen }: PassengerQuestionsProps) {
  const words = useTexts('questions').screen.mandatory
  const headingId = useId()
  const { who, lead, travels, progress, addresses, others, isOpen, isDone } = passenger
  return (
    <Card
      labelledBy={headingId}
      title={<span id={headingId}>{who}</span>}
      aside={
        <span className={styles.badges}>
          {lead && <Badge>{words.lead}</Badge>}
          {progress.all === 0 ? (
            <Badge>{words.optionalOnly}</Badge>
          ) : (
            <Badge meaning={isDone ? 'success' : 'warning'} icon={isDone ? 'check' : undefined}>
              {words.answered(progress.answered, progress.all)}
            </Badge>
          )}
        </span>
      }
    >
      {!travels && <p className={styles.intro}>{words.notTravelling}</p>}
      {others.length > 0 && <AnswersBlock passenger={passenger} startsOpen={startsOpen && isOpen} />}
      {addresses.map((question) => (
        <AddressRow key={question.handle} customerId={passenger.customerId} who={who} question={question} />
      ))}
    </Card>
  )
}
