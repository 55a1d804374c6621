import type {
  HeldTransport,
  Minor,
  Pax,
  TransportFinder,
  TransportProblem,
  TransportSearch,
  Travellers,
} from '@booking-dashboard/core'
import { useTexts } from '../../composition/DashboardContext'
import { Button, Card } from '../../design'
import { ChosenStep } from './ChosenStep'
import { OpenStep } from './OpenStep'
import styles from './TransportSteps.module.css'
import type { Walk } from './useTransportSteps'

export interface TransportStepsProps {
  readonly finder: TransportFinder
  readonly search: TransportSearch
  readonly walk: Walk
  readonly pax: readonly Pax[]
  /** Journeys that the booking and the basket hold. */
  readonly held: readonly HeldTransport[]
  readonly travellers: Travellers
  readonly problems: readonly TransportProblem[]
  readonly inMoney: (amount: Minor) => string
  readonly onChoice: () => void
  readonly onTraveller: (paxId: number) => void
}

/** Every step that is chosen in one line, to be changed, and the one that is open. */
export function TransportSteps(props: TransportStepsProps) {
  const { walk, search } = props
  const texts = useTexts().screen.transport.add
  const anyChosen = walk.steps.some(({ done }) => done)
  return (
    <Card
      title={texts.heading}
      aside={
        anyChosen && (
          <Button
            variant="quiet"
            icon="refresh"
            onClick={() => {
              walk.startOver()
              props.onChoice()
            }}
          >
            {texts.startOver}
          </Button>
        )
      }
    >
      <ol className={styles.steps}>
        {walk.steps.map((step, place) => {
          if (step.name === walk.step) {
            return (
              <li key={step.name} className={styles.open}>
                <OpenStep {...props} name={step.name} place={place + 1} all={walk.steps.length} />
              </li>
            )
          }
          return step.done ? (
            <li key={step.name} className={styles.chosen}>
              <ChosenStep name={step.name} search={search} onChange={() => walk.goTo(step.name)} />
            </li>
          ) : null
        })}
      </ol>
    </Card>
  )
}
