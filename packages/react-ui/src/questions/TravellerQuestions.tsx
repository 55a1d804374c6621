import type { TravellerQuestions as Asked } from '@booking-dashboard/core'
import { useId } from 'react'
import { useQuestionsTexts } from '../dashboard/DashboardContext'
import { Badge, Card } from '../design'
import { AddressRow } from './AddressRow'
import { AnswersBlock } from './AnswersBlock'
import styles from './Questions.module.css'

interface TravellerQuestionsProps {
  readonly traveller: Asked
  /** Whether the form stands open from the beginning, where anything in it is. */
  readonly startsOpen: boolean
}

/** One traveller: what is asked, what is answered, and the addresses, which have a page of their own. */
export function TravellerQuestions({ traveller, startsOpen }: TravellerQuestionsProps) {
  const words = useQuestionsTexts().screen.mandatory
  const headingId = useId()
  const { who, lead, progress, addresses, others, isOpen, isDone } = traveller
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
      {others.length > 0 && <AnswersBlock traveller={traveller} startsOpen={startsOpen && isOpen} />}
      {addresses.map((question) => (
        <AddressRow key={question.handle} customerId={traveller.customerId} who={who} question={question} />
      ))}
    </Card>
  )
}
