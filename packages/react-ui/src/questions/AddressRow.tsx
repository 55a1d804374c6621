import { openQuestions, paths, type Question } from '@booking-dashboard/core'
import { useBookingRef } from '../bookings/useBookingRef'
import { useTexts } from '../composition/DashboardContext'
import block from '../customer/DetailsBlock.module.css'
import { Answer } from '../customer/QuestionFields'
import { ButtonLink } from '../design'

interface AddressRowProps {
  readonly customerId: string
  readonly who: string
  readonly question: Question
}

/** A required address as it is known, with the way to the page on which it is given (specification 1, §2). */
export function AddressRow({ customerId, who, question }: AddressRowProps) {
  const words = useTexts().screen.mandatory
  const bookingRef = useBookingRef()
  const action = question.answer === null ? words.giveAddress : words.changeAddress
  return (
    <div className={block.block}>
      <div className={block.head}>
        <h3 className={block.level3}>{question.label}</h3>
        <ButtonLink
          className={block.edit}
          variant={openQuestions([question]).length > 0 ? 'secondary' : 'quiet'}
          to={paths.requiredAddress(bookingRef, customerId)}
          aria-label={words.forQuestion(action, question.label, who)}
        >
          {action}
        </ButtonLink>
      </div>
      <div>
        <Answer question={question} />
      </div>
    </div>
  )
}
