import { paths } from '@booking-dashboard/core'
import type { Question } from '@booking-dashboard/core/ports'
import { useBookingRef } from '../bookings/useBookingRef'
import { useTexts } from '../dashboard/DashboardContext'
import block from '../customer/details/DetailsBlock.module.css'
import { Answer } from '../customer/details/QuestionFields'
import { ButtonLink } from '../design'
import styles from './Questions.module.css'

interface AddressRowProps {
  readonly customerId: string
  readonly who: string
  readonly question: Question
}

/** A required address, with a link to the page that changes it (behaviour/screens#1.2). */
export function AddressRow({ customerId, who, question }: AddressRowProps) {
  const { mandatory: words, profile } = useTexts('questions').screen
  const bookingRef = useBookingRef()
  const action = question.answer === null ? words.giveAddress : words.changeAddress
  return (
    <div className={block.block}>
      <h3 className={block.level3}>
        <span>{question.label}</span>
        {!question.required && <span className={block.notGiven}>{` ${profile.questions.optional}`}</span>}
      </h3>
      <div className={styles.address}>
        <div>
          <Answer question={question} />
        </div>
        <ButtonLink
          variant="secondary"
          to={paths.requiredAddress(bookingRef, customerId)}
          aria-label={words.forQuestion(action, question.label, who)}
        >
          {action}
        </ButtonLink>
      </div>
    </div>
  )
}
