import { type PassengerQuestions as Asked, paths } from '@booking-dashboard/core'
import { useEffect, useId, useRef } from 'react'
import type { Question } from '@booking-dashboard/core/ports'
import { useBookingRef } from '../bookings/useBookingRef'
import { DetailsBlock } from '../customer/details/DetailsBlock'
import block from '../customer/details/DetailsBlock.module.css'
import { Answer, QuestionFacts, QuestionFields } from '../customer/details/QuestionFields'
import { useSectionForm } from '../customer/details/useSectionForm'
import { useArea, useTexts } from '../dashboard/DashboardContext'
import { Badge, ButtonLink, Card } from '../design'
import { useWarnOnClose } from '../navigation/useWarnOnClose'
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

interface AddressRowProps {
  readonly customerId: string
  readonly who: string
  readonly question: Question
}

/** A required address, with a link to the page that changes it (behaviour/screens#1.2). */
function AddressRow({ customerId, who, question }: AddressRowProps) {
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

interface AnswersBlockProps {
  readonly passenger: Asked
  readonly startsOpen: boolean
}

/** The answers of one passenger, read and then edited in place. A failure retains the typed text. */
function AnswersBlock({ passenger, startsOpen }: AnswersBlockProps) {
  const { customerId, own, who, others: questions, isOpen } = passenger
  const bookingRef = useBookingRef()
  const { bookingQuestions } = useArea('questions')
  const words = useTexts('questions').screen.mandatory
  const form = useSectionForm(bookingQuestions(bookingRef).answers(customerId))
  useWarnOnClose(form.changed)
  const opened = useRef(false)
  useEffect(() => {
    if (opened.current || !startsOpen) return
    opened.current = true
    form.start()
  })
  return (
    <DetailsBlock
      form={form}
      title={words.questions}
      name={words.questionsFor(who)}
      headingId={useId()}
      headingLevel={3}
      reading={<QuestionFacts questions={questions} />}
      empty=""
      action={isOpen ? words.answer : undefined}
    >
      <QuestionFields questions={questions} form={form} own={own} />
    </DetailsBlock>
  )
}
