import { type NewPassengerField, newPassengerFields, type ShownNewPassenger } from '@booking-dashboard/core'
import { useTexts } from '../../dashboard/DashboardContext'
import { Field } from '../../design'
import { newPassengerId } from './fieldIds'
import styles from './PassengerRow.module.css'

interface NewPassengerFieldsProps {
  readonly draft: ShownNewPassenger
  /** The number of this new passenger, from 1. */
  readonly number: number
  readonly onEdit: (field: NewPassengerField, value: string) => void
}

const types = { firstName: 'text', lastName: 'text', email: 'email', telephone: 'tel' } as const
const names = new Set<NewPassengerField>(['firstName', 'lastName'])

/** The fields of a new passenger. The browser offers no autofill: its details are the customer's. */
export function NewPassengerFields({ draft, number, onEdit }: NewPassengerFieldsProps) {
  const texts = useTexts('basket').screen.tickets
  return (
    <fieldset className={styles.newPassenger}>
      <legend>{texts.unnamedPassenger(number)}</legend>
      {newPassengerFields.map((field) => {
        const problem = draft.problems[field]
        return (
          <Field
            key={field}
            id={newPassengerId(draft.key, field)}
            label={texts.newPassengerFields.labels[field]}
            type={types[field]}
            autoComplete="off"
            required={names.has(field)}
            optional={!names.has(field)}
            value={draft[field]}
            onChange={(value) => onEdit(field, value)}
            error={problem && texts.newPassengerFields.problem(field, problem)}
          />
        )
      })}
    </fieldset>
  )
}
