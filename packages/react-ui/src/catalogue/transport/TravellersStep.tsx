import { chosenStops, travellersToChoose } from '@booking-dashboard/core'
import { useTexts } from '../../composition/DashboardContext'
import { CheckboxField, EmptyState } from '../../design'
import { problemWords, travellersId } from './problemWords'
import styles from './TransportSteps.module.css'
import type { TransportStepsProps } from './TransportSteps'

/** Who gets a seat: everybody, until the customer says otherwise. */
export function TravellersStep({
  search,
  pax,
  held,
  travellers,
  problems,
  onChoice,
  onTraveller,
}: TransportStepsProps) {
  const texts = useTexts().screen.transport
  const people = travellersToChoose(pax, held)
  if (people.length === 0) {
    return (
      <EmptyState icon="users" heading={texts.add.emptyHeading} headingLevel={3}>
        {texts.steps.travellers.none}
      </EmptyState>
    )
  }
  const wrong = problems
    .filter(({ kind }) => kind !== 'journeyOpen')
    .map((problem) => problemWords(problem, chosenStops(search), texts))
  return (
    <fieldset className={styles.travellers} aria-describedby={wrong.length > 0 ? 'travellers-wrong' : undefined}>
      <legend className={styles.legend}>{texts.steps.travellers.name}</legend>
      {people.map(({ paxId, name, lead, hasTransport }, place) => (
        <CheckboxField
          key={paxId}
          id={place === 0 ? travellersId : undefined}
          label={lead ? texts.add.lead(name) : name}
          hint={hasTransport ? texts.add.hasTransport : undefined}
          checked={travellers.includes(paxId)}
          onChange={() => {
            onTraveller(paxId)
            onChoice()
          }}
        />
      ))}
      <div id="travellers-wrong" role="status" className={styles.wrong}>
        {wrong.map((words) => (
          <p key={words}>{words}</p>
        ))}
      </div>
    </fieldset>
  )
}
