import { type AskedTraveller, openQuestions, type Question } from '@booking-dashboard/core'
import { useEffect, useId, useRef } from 'react'
import { useBookingRef } from '../useBookingRef'
import { useHoldingsArea, useHoldingsTexts } from '../../composition/DashboardContext'
import { DetailsBlock } from '../../customer/DetailsBlock'
import { QuestionFacts, QuestionField } from '../../customer/QuestionFields'
import { useSectionForm } from '../../customer/useSectionForm'
import { useWarnOnClose } from './useWarnOnClose'

interface AnswersBlockProps {
  readonly traveller: AskedTraveller
  readonly who: string
  readonly questions: readonly Question[]
  readonly startsOpen: boolean
}

/** The answers of one traveller, read and then edited in their place; a failure leaves what was typed. */
export function AnswersBlock({ traveller: { customerId, own }, who, questions, startsOpen }: AnswersBlockProps) {
  const bookingRef = useBookingRef()
  const { bookingQuestions } = useHoldingsArea()
  const words = useHoldingsTexts().screen.mandatory
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
      action={openQuestions(questions).length > 0 ? words.answer : undefined}
    >
      {questions.map((question) => (
        <QuestionField key={question.handle} question={question} field={form.field} own={own} />
      ))}
    </DetailsBlock>
  )
}
