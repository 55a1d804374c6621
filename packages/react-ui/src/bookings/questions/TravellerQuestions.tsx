import { addressQuestions, type AskedTraveller, openQuestions } from '@booking-dashboard/core'
import { useId } from 'react'
import { useHoldingsTexts } from '../../composition/DashboardContext'
import { Badge, Card } from '../../design'
import { AddressRow } from './AddressRow'
import { AnswersBlock } from './AnswersBlock'
import styles from '../../questions/Questions.module.css'
import { useAskedName } from './useAskedName'

interface TravellerQuestionsProps {
  readonly traveller: AskedTraveller
  /** Whether the form stands open from the beginning, where anything in it is. */
  readonly startsOpen: boolean
}

/** One traveller: what is asked, what is answered, and the addresses, which have a page of their own. */
export function TravellerQuestions({ traveller, startsOpen }: TravellerQuestionsProps) {
  const words = useHoldingsTexts().screen.mandatory
  const headingId = useId()
  const { lead, questions, progress } = traveller
  const who = useAskedName(traveller)
  const addresses = addressQuestions(questions)
  const others = questions.filter((question) => !addresses.includes(question))
  const done = progress.answered === progress.all
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
            <Badge meaning={done ? 'success' : 'warning'} icon={done ? 'check' : undefined}>
              {words.answered(progress.answered, progress.all)}
            </Badge>
          )}
        </span>
      }
    >
      {others.length > 0 && (
        <AnswersBlock
          traveller={traveller}
          who={who}
          questions={others}
          startsOpen={startsOpen && openQuestions(others).length > 0}
        />
      )}
      {addresses.map((question) => (
        <AddressRow key={question.handle} customerId={traveller.customerId} who={who} question={question} />
      ))}
    </Card>
  )
}
