import { useTexts } from '../../dashboard/DashboardContext'
import { CheckboxField, EmptyState } from '../../design'
import { type TransportProps, passengersId } from './transportParts'
import styles from './TransportSteps.module.css'

/** Chooses who gets a seat: by default, every passenger who has none yet. */
export function PassengersStep({ finder, state: { passengers, passengersWrong: wrong } }: TransportProps) {
  const texts = useTexts('transport').screen.transport
  if (passengers.length === 0) {
    return (
      <EmptyState icon="users" heading={texts.add.emptyHeading} headingLevel={3}>
        {texts.steps.passengers.none}
      </EmptyState>
    )
  }
  return (
    <fieldset className={styles.passengers} aria-describedby={wrong.length > 0 ? 'passengers-wrong' : undefined}>
      <legend className={styles.legend}>{texts.steps.passengers.name}</legend>
      {passengers.map(({ passengerId, name, lead, hasTransport, isChosen }, index) => (
        <CheckboxField
          key={passengerId}
          id={index === 0 ? passengersId : undefined}
          label={lead ? texts.add.lead(name) : name}
          hint={hasTransport ? texts.add.hasTransport : undefined}
          checked={isChosen}
          onChange={() => finder.togglePassenger(passengerId)}
        />
      ))}
      <div id="passengers-wrong" role="status" className={styles.wrong}>
        {wrong.map((message) => (
          <p key={message}>{message}</p>
        ))}
      </div>
    </fieldset>
  )
}
