import { openQuestions, type Question, questionsForm, questionValues } from '@booking-dashboard/core'
import { useTexts } from '../composition/DashboardContext'
import { Badge } from '../design'
import { useDraft } from '../session/useDraft'
import type { BlockPlace } from './BlockPlace'
import { DetailsBlock } from './DetailsBlock'
import { QuestionFacts, QuestionField } from './QuestionFields'
import { useCountries } from './useCountries'
import { useDetailsForm } from './useDetailsForm'

export function QuestionsBlock({
  questions,
  formKey,
  own,
  send,
  ...place
}: BlockPlace & { readonly questions: readonly Question[] }) {
  const { questions: words } = useTexts().screen.profile
  const { countries, obstacle } = useCountries()
  const typed = useDraft(formKey, questionValues(questions, countries))
  const form = useDetailsForm({ rules: questionsForm(questions), typed, send })
  const open = openQuestions(questions).length
  return (
    <DetailsBlock
      {...place}
      form={form}
      reading={<QuestionFacts questions={questions} />}
      empty=""
      action={open > 0 ? words.answer : undefined}
      badge={<Badge meaning={open > 0 ? 'warning' : 'success'}>{open > 0 ? words.open(open) : words.done}</Badge>}
      obstacle={obstacle}
    >
      {questions.map((question) => (
        <QuestionField key={question.handle} question={question} field={form.field} own={own} />
      ))}
    </DetailsBlock>
  )
}
