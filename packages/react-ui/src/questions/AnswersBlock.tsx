import type { PassengerQuestions } from '@booking-dashboard/core'
import { useEffect, useId, useRef } from 'react'
import { useBookingRef } from '../bookings/useBookingRef'
import { useArea, useTexts } from '../dashboard/DashboardContext'
import { DetailsBlock } from '../customer/details/DetailsBlock'
import { QuestionFacts, QuestionFields } from '../customer/details/QuestionFields'
import { useSectionForm } from '../customer/details/useSectionForm'
import { useWarnOnClose } from '../navigation/useWarnOnClose'

interface AnswersBlockProps {
  readonly passenger: PassengerQuestions
  readonly startsOpen: boolean
}

/** The answers of one passenger, read and then edited in place. A failure retains the typed text. */
export function AnswersBlock({ passenger, startsOpen }: AnswersBlockProps) {
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
