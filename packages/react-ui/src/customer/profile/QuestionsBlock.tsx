import { openQuestions, type SectionForm } from '@booking-dashboard/core'
import type { Question } from '@booking-dashboard/core/ports'
import { useDetailsTexts } from '../../dashboard/DashboardContext'
import { Badge } from '../../design'
import type { BlockPlace } from '../details/BlockPlace'
import { DetailsBlock } from '../details/DetailsBlock'
import { QuestionFacts, QuestionFields } from '../details/QuestionFields'
import { useCountries } from '../details/useCountries'
import { useSectionForm } from '../details/useSectionForm'

export function QuestionsBlock({
  questions,
  model,
  own,
  ...place
}: BlockPlace & { readonly questions: readonly Question[]; readonly model: SectionForm<string> }) {
  const { questions: words } = useDetailsTexts().screen.profile
  const { obstacle } = useCountries()
  const form = useSectionForm(model)
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
      <QuestionFields questions={questions} form={form} own={own} />
    </DetailsBlock>
  )
}
