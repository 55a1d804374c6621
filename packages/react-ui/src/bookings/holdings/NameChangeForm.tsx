import {
  describeFailure,
  type NameChangeProblem,
  newcomerFields,
  type NewcomerField,
  type TicketLine,
} from '@booking-dashboard/core'
import { useTexts } from '../../composition/DashboardContext'
import { Alert, Button, ErrorSummary, Field, Row } from '../../design'
import type { moneyIn } from '../moneyIn'
import { feeWords } from './feeWords'
import styles from '../ticketDetails/TicketDetails.module.css'
import type { NameChangeFormState } from './useNameChange'

interface NameChangeFormProps {
  readonly form: NameChangeFormState
  readonly ticket: TicketLine
  readonly holderName: string
  readonly inMoney: ReturnType<typeof moneyIn>
}

const kinds = { firstName: 'text', lastName: 'text', email: 'email', telephone: 'tel' } as const
const names = new Set<NewcomerField>(['firstName', 'lastName'])

/** Who is to hold the ticket. The browser's own details are not offered: they are the customer's. */
export function NameChangeForm({ form, ticket, holderName, inMoney }: NameChangeFormProps) {
  const texts = useTexts()
  const words = texts.screen.ticketDetails
  const wordsOf = ({ field, kind }: NameChangeProblem): string =>
    words.problems[kind === 'unchanged' || kind === 'cardNumber' ? kind : field]
  const { problems } = form
  return (
    <form
      className={styles.form}
      method="post"
      noValidate
      aria-label={words.formLabel(ticket.name, holderName)}
      onSubmit={form.submit}
    >
      <h3>{words.formHeading}</h3>
      {problems.length > 1 && (
        <ErrorSummary
          title={words.problemsTitle}
          attempt={form.attempt}
          errors={problems.map((problem) => ({ fieldId: form.idOf(problem.field), message: wordsOf(problem) }))}
        />
      )}
      {form.failure !== null && (
        <Alert meaning="danger" title={form.unclear ? texts.screen.shop.unclear : words.notAdded} headingLevel={4} live>
          {describeFailure(form.failure, texts).map((line) => (
            <p key={line}>{line}</p>
          ))}
          <p>{form.unclear ? texts.screen.shop.unclearSentence : words.nothingLost}</p>
        </Alert>
      )}
      <div className={styles.fields}>
        {newcomerFields.map((field) => {
          const problem = problems.find((one) => one.field === field)
          return (
            <Field
              key={field}
              id={form.idOf(field)}
              label={texts.screen.tickets.fields[field]}
              type={kinds[field]}
              autoComplete="off"
              required={names.has(field)}
              optional={!names.has(field)}
              value={form.values[field]}
              onChange={(value) => form.change(field, value)}
              error={problem && wordsOf(problem)}
            />
          )
        })}
      </div>
      <p>
        <strong>{feeWords(ticket.nameChangeFee, inMoney, words)}.</strong> {words.feeSentence}
      </p>
      <Row>
        <Button type="submit" icon="basket" busy={form.busy} busyLabel={words.adding}>
          {words.addToBasket}
        </Button>
        <Button variant="secondary" aria-disabled={form.busy} onClick={form.cancel}>
          {words.cancel}
        </Button>
      </Row>
    </form>
  )
}
