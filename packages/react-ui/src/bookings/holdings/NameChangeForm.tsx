import {
  adviceAfter,
  type NameChange,
  type NameChangeFormState,
  type NameChangeProblem,
  newPassengerFields,
  type NewPassengerField,
  type TicketHolder,
} from '@booking-dashboard/core'
import { type FormEvent, useEffect, useId, useRef } from 'react'
import { useTexts } from '../../dashboard/DashboardContext'
import { Alert, Button, ErrorSummary, Field, Form, Row, SelectField } from '../../design'
import { afterPaint } from '../../loading/afterPaint'
import { useUnsavedChanges } from '../../navigation/UnsavedChanges'
import styles from '../ticketDetails/TicketDetails.module.css'

interface NameChangeFormProps {
  readonly nameChange: NameChange
  readonly form: NameChangeFormState
  /** True while this change, or another change of name, is being sent. */
  readonly isAdding: boolean
  readonly entry: TicketHolder
  readonly holderName: string
  readonly fee: string
}

const kinds = { firstName: 'text', lastName: 'text', email: 'email', telephone: 'tel' } as const
const names = new Set<NewPassengerField>(['firstName', 'lastName'])

/** The form for the new ticket holder. The browser offers no autofill: its details are the customer's. */
export function NameChangeForm({ nameChange, form, isAdding, entry, holderName, fee }: NameChangeFormProps) {
  const texts = useTexts('nameChange')
  const words = texts.screen.ticketDetails
  const formId = useId()
  const { ticket } = entry
  const { problems, end, people, values } = form
  const giveUp = (): void => nameChange.giveUp(ticket.id)
  useUnsavedChanges(form.isChanged, giveUp)
  useEffect(() => {
    const cancel = afterPaint(() => void nameChange.learnPassengers())
    return () => cancel()
  }, [nameChange])
  const outcome = useRef<HTMLDivElement>(null)
  // On a phone, it stands far above the button.
  useEffect(() => {
    if (end !== null) outcome.current?.focus()
  }, [end])
  const idOf = (field: NewPassengerField): string => `${formId}-${field}`
  const wordsOf = ({ field, kind }: NameChangeProblem): string =>
    kind === 'unchanged' ? words.unchanged : words.newPassengerFields.problem(field, kind)
  const fill = (name: string): void => {
    const person = people.find((one) => one.name === name)
    if (person !== undefined) nameChange.fill(ticket.id, person)
  }
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const ended = await nameChange.add(ticket.id)
    if (ended.kind === 'invalid' && ended.problems.length === 1)
      document.getElementById(idOf(ended.problems[0]?.field ?? 'firstName'))?.focus()
  }
  return (
    <Form
      className={styles.form}
      busy={isAdding}
      aria-label={words.formLabel(ticket.name, holderName)}
      onSubmit={(event) => void submit(event)}
    >
      <h3>{words.formHeading}</h3>
      {problems.length > 1 && (
        <ErrorSummary
          title={words.problemsTitle}
          attempt={form.attempt}
          errors={problems.map((problem) => ({ fieldId: idOf(problem.field), message: wordsOf(problem) }))}
        />
      )}
      {end !== null && (
        <div ref={outcome} tabIndex={-1}>
          <Alert
            meaning="danger"
            title={end.kind === 'unclear' ? texts.screen.shop.unclear : words.notAdded}
            headingLevel={4}
            live
            lines={adviceAfter(
              end.failure,
              texts,
              end.kind === 'unclear' ? texts.screen.shop.unclearSentence : words.nothingLost,
            )}
          />
        </div>
      )}
      {people.length > 0 && (
        <SelectField
          label={words.known}
          hint={words.knownHint}
          optional
          placeholder={words.somebodyElse}
          value={people.find((one) => one.isChosen)?.name ?? ''}
          onChange={fill}
          options={people.map(({ name }) => ({ value: name, label: name }))}
        />
      )}
      <div className={styles.fields}>
        {newPassengerFields.map((field) => {
          const problem = problems.find((one) => one.field === field)
          return (
            <Field
              key={field}
              id={idOf(field)}
              label={words.newPassengerFields.labels[field]}
              type={kinds[field]}
              autoComplete="off"
              required={names.has(field)}
              optional={!names.has(field)}
              value={values[field]}
              onChange={(value) => nameChange.type(ticket.id, field, value)}
              error={problem && wordsOf(problem)}
            />
          )
        })}
      </div>
      <p>
        <strong>{`${fee}.`}</strong>
        <span>{` ${words.feeSentence}`}</span>
      </p>
      <Row>
        <Button type="submit" icon="basket" busy={isAdding} busyLabel={words.adding}>
          {words.addToBasket}
        </Button>
        <Button variant="secondary" aria-disabled={isAdding} onClick={giveUp}>
          {words.cancel}
        </Button>
      </Row>
    </Form>
  )
}
