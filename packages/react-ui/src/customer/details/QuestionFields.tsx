import type { Question } from '@booking-dashboard/core/ports'
import { useDetailsTexts, useFormats } from '../../dashboard/DashboardContext'
import { DataList, Field, RadioGroup, SelectField } from '../../design'
import { AddressFields, AddressText } from './AddressFields'
import styles from './DetailsBlock.module.css'
import { TypedDateField } from './TypedDateField'
import type { BoundForm } from './useSectionForm'

/** The answer as text. */
export function Answer({ question }: { readonly question: Question }) {
  const formats = useFormats()
  const { questions: words, notGiven } = useDetailsTexts().screen.profile
  const { answer, type, options, required } = question
  if (answer === null || answer === '')
    return <span className={required ? styles.open : styles.notGiven}>{required ? words.notAnswered : notGiven}</span>
  if (typeof answer === 'boolean') return answer ? words.yes : words.no
  if (typeof answer === 'object') return <AddressText address={answer} />
  if (type === 'date') return formats.documentDate(answer)
  return options.find(({ value }) => value === answer)?.label ?? answer
}

export function QuestionFacts({ questions }: { readonly questions: readonly Question[] }) {
  return (
    <DataList
      layout="answers"
      items={questions.map((question) => ({ label: question.label, value: <Answer question={question} /> }))}
    />
  )
}

interface AskedBy {
  readonly form: Pick<BoundForm<string>, 'field' | 'offersFor'>
  readonly own: boolean
}

export function QuestionFields({ questions, ...by }: AskedBy & { readonly questions: readonly Question[] }) {
  return questions.map((question) => <QuestionField key={question.handle} question={question} {...by} />)
}

/** The field for a question, by its type. */
function QuestionField({
  question: { handle, label, type, required, options },
  form: { field, offersFor },
  own,
}: AskedBy & { readonly question: Question }) {
  const { questions: words, personal } = useDetailsTexts().screen.profile
  const optional = !required
  switch (type) {
    case 'text':
      return <Field label={label} optional={optional} autoComplete="off" {...field(handle)} />
    case 'date':
      return <TypedDateField label={label} hint={personal.dateHint} optional={optional} ties={field(handle)} />
    case 'select':
      return (
        <SelectField
          label={label}
          optional={optional}
          placeholder={words.choose}
          options={options}
          {...field(handle)}
        />
      )
    case 'boolean':
      return (
        <RadioGroup
          label={label}
          optional={optional}
          options={[
            { value: 'yes', label: words.yes },
            { value: 'no', label: words.no },
          ]}
          {...field(handle)}
        />
      )
    case 'address':
      return (
        <fieldset className={styles.group}>
          <legend className={styles.legend}>
            <span>{label}</span>
            {optional && <span className={styles.notGiven}>{` ${words.optional}`}</span>}
          </legend>
          <AddressFields field={(name) => field(`${handle}.${name}`)} offers={offersFor(handle)} own={own} />
        </fieldset>
      )
  }
}
