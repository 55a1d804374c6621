import {
  chosenStops,
  formatDate,
  latest,
  routesOfType,
  stopTimes,
  type Texts,
  type TransportSearch,
  type TransportStepName,
} from '@booking-dashboard/core'
import { useTexts } from '../../composition/DashboardContext'
import { Button } from '../../design'
import styles from './TransportSteps.module.css'

type Words = Texts['screen']['transport']

/** What was chosen in a step, line by line. */
const chosenWords = (name: TransportStepName, search: TransportSearch, { modes, booked }: Words): readonly string[] => {
  const { typeId, mode, routes, date, departureLocation, arrivalLocation } = search.choices
  switch (name) {
    case 'type':
      return (latest(search.types) ?? []).filter(({ id }) => id === typeId).map((type) => type.name)
    case 'route':
      return routesOfType(search)
        .filter(({ id }) => routes.includes(id))
        .map((route) => route.name)
    case 'direction':
      return [modes[mode]]
    case 'date':
      return date === null ? [] : [formatDate(date)]
    case 'places':
      return [booked.from(departureLocation ?? '', arrivalLocation ?? '')]
    case 'stops':
      return chosenStops(search).map((stop) => {
        const { departs, toBeConfirmed } = stopTimes(stop)
        return toBeConfirmed ? `${stop.name}, ${departs} · ${booked.timeTbc}` : `${stop.name}, ${departs}`
      })
    case 'travellers':
      return []
  }
}

interface ChosenStepProps {
  readonly name: TransportStepName
  readonly search: TransportSearch
  readonly onChange: () => void
}

/** One line: what the step is about, what was chosen, and the way back to it. */
export function ChosenStep({ name, search, onChange }: ChosenStepProps) {
  const texts = useTexts().screen.transport
  const { name: title } = texts.steps[name]
  return (
    <>
      <div className={styles.answer}>
        <h3 className={styles.name}>{title}</h3>
        {chosenWords(name, search, texts).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <Button variant="quiet" aria-label={texts.add.changeStep(title)} onClick={onChange}>
        {texts.add.change}
      </Button>
    </>
  )
}
