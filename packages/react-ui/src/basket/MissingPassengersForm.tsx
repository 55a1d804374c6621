import type { MissingPassengers, ShoppingBasket } from '@booking-dashboard/core'
import { NewPassengerFields } from '../catalogue/tickets/NewPassengerFields'
import { fieldIdOf, problemWords } from '../catalogue/tickets/fieldIds'
import { useTexts, useFormats } from '../dashboard/DashboardContext'
import { Alert, Button, Card, ErrorSummary, Form, strong } from '../design'
import styles from './BasketScreen.module.css'

interface MissingPassengersFormProps {
  readonly basket: ShoppingBasket
  readonly missing: MissingPassengers
}

/**
 * Asks for passengers whom tickets in the basket name but the booking lacks: the back end refused them after their
 * tickets.
 */
export function MissingPassengersForm({ basket, missing }: MissingPassengersFormProps) {
  const formats = useFormats()
  const { basket: texts, tickets } = useTexts('basket').screen
  const words = texts.missing
  const { passengers, problems, attempts, isSaving, failure } = missing
  return (
    <Card title={words.heading(passengers.length)}>
      <Form
        className={styles.missing}
        busy={isSaving}
        onSubmit={(event) => {
          event.preventDefault()
          void basket.savePassengers()
        }}
      >
        <p className={styles.none}>{words.sentence}</p>
        <ErrorSummary
          title={words.problems}
          attempt={attempts}
          errors={problems.map((problem) => ({
            fieldId: fieldIdOf(problem),
            message: problemWords(problem, tickets),
          }))}
        />
        {failure !== null && (
          <Alert meaning="danger" live>
            {words.failed}
          </Alert>
        )}
        {passengers.map(({ draft, tickets: held }, index) => (
          <div key={draft.key} className={styles.newPassenger}>
            <p className={strong}>
              {words.passenger(formats.list(held.map(({ name, eventName }) => words.ticket(name, eventName))))}
            </p>
            <NewPassengerFields
              draft={draft}
              number={index + 1}
              onEdit={(field, value) => basket.editPassenger(draft.key, field, value)}
            />
          </div>
        ))}
        <div>
          <Button type="submit" busy={isSaving} busyLabel={words.saving}>
            {words.save(passengers.length)}
          </Button>
        </div>
      </Form>
    </Card>
  )
}
