import { type Basket, type Booking, missingPaxIds, newcomerProblems } from '@booking-dashboard/core'
import { useState } from 'react'
import { NewcomerFields } from '../catalogue/tickets/NewcomerFields'
import { newcomerId, problemWords } from '../catalogue/tickets/fieldIds'
import { useDashboard, useTexts } from '../composition/DashboardContext'
import { Alert, Button, ErrorSummary } from '../design'
import styles from './BasketScreen.module.css'
import { useMissingPassengers } from './useMissingPassengers'

interface MissingPassengersProps {
  readonly basket: Basket
  readonly booking: Booking
}

/** Passengers whom tickets of the basket name and nobody knows: they were refused after their tickets, and are given here. */
export function MissingPassengers({ basket, booking }: MissingPassengersProps) {
  const missing = missingPaxIds(basket, booking.pax)
  return missing.length === 0 ? null : (
    <MissingForm key={missing.join()} basket={basket} booking={booking} missing={missing} />
  )
}

const list = new Intl.ListFormat('en-GB')

function MissingForm({ basket, booking, missing }: MissingPassengersProps & { readonly missing: readonly number[] }) {
  const { basket: texts, tickets } = useTexts().screen
  const feature = useDashboard().basket(booking.reference)
  const { drafts, edit, save, saving, failed } = useMissingPassengers(feature, booking.reference, missing)
  const [attempt, setAttempt] = useState(0)
  const problems = attempt > 0 ? newcomerProblems(drafts) : []
  const words = texts.missing
  const press = (): void => {
    setAttempt((before) => before + 1)
    void save()
  }
  return (
    <form
      className={styles.missing}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        press()
      }}
    >
      <h3>{words.heading(missing.length)}</h3>
      <p className={styles.none}>{words.sentence}</p>
      <ErrorSummary
        title={words.problems}
        attempt={attempt}
        errors={problems.flatMap((problem) =>
          'newcomerKey' in problem
            ? [
                {
                  fieldId: newcomerId(problem.newcomerKey, problem.field),
                  message: problemWords(problem, tickets.problems),
                },
              ]
            : [],
        )}
      />
      {failed && (
        <Alert meaning="danger" live>
          {words.failed}
        </Alert>
      )}
      {drafts.map((draft) => (
        <div key={draft.key} className={styles.newcomer}>
          <p className={styles.title}>
            {words.passenger(
              list.format(
                basket.tickets
                  .filter(({ paxId }) => paxId === draft.key)
                  .map(({ name, eventName }) => words.ticket(name, eventName)),
              ),
            )}
          </p>
          <NewcomerFields draft={draft} problems={problems} onEdit={(field, value) => edit(draft.key, field, value)} />
        </div>
      ))}
      <div>
        <Button type="submit" busy={saving} busyLabel={words.saving}>
          {words.save(missing.length)}
        </Button>
      </div>
    </form>
  )
}
