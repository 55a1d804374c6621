import { openQuestions, type SectionForm, type ShownProfile } from '@booking-dashboard/core'
import type { Question } from '@booking-dashboard/core/ports'
import { memo } from 'react'
import { Stale } from '../../bookings/Loaded'
import { useArea, useDetailsTexts } from '../../dashboard/DashboardContext'
import { Badge, Card } from '../../design'
import { useBehavior } from '../../reactive/useBehavior'
import { type BlockPlace, DetailsBlock } from '../details/DetailsBlock'
import styles from '../details/DetailsBlock.module.css'
import { QuestionFacts, QuestionFields } from '../details/QuestionFields'
import { useCountries } from '../details/useCountries'
import { useSectionForm } from '../details/useSectionForm'

function OnePassengersQuestions({ customerId, bookingRef, questions }: ShownProfile['questions']['others'][number]) {
  const { profile } = useArea('profile')
  const { questions: words } = useDetailsTexts().screen.profile
  const name = useBehavior(profile.passengerName(customerId))
  return (
    <QuestionsBlock
      model={profile.additional(customerId, bookingRef).questions}
      title={name}
      name={words.of(name)}
      headingId={`questions-${customerId}`}
      headingLevel={3}
      own={false}
      questions={questions}
    />
  )
}

interface QuestionsSectionProps {
  readonly ownId: string
  readonly asked: ShownProfile['questions']
}

/** The questions of the bookings about the customer and the other passengers. */
export const QuestionsSection = memo(function QuestionsSection({
  ownId,
  asked: { own, others, any, areMissing },
}: QuestionsSectionProps) {
  const { profile } = useArea('profile')
  const { questions: words, sections, tryAgain } = useDetailsTexts().screen.profile
  if (!any && !areMissing) return null
  return (
    <Card id="questions" labelledBy="questions-heading">
      <div className={styles.block}>
        <h2 className={styles.level2} id="questions-heading" tabIndex={-1}>
          {sections.questions}
        </h2>
        <p className={styles.empty}>{words.line}</p>
      </div>
      {areMissing && (
        <Stale title={words.failed} headingLevel={3} tryAgain={tryAgain} onRetry={() => void profile.open()} />
      )}
      {own.length > 0 && (
        <QuestionsBlock
          model={profile.questions}
          title={words.you}
          name={words.ofYou}
          headingId={`questions-${ownId}`}
          headingLevel={3}
          own
          questions={own}
        />
      )}
      {others.map((one) => (
        <OnePassengersQuestions key={one.customerId} {...one} />
      ))}
    </Card>
  )
})

function QuestionsBlock({
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
