import {
  availabilityLevel,
  displayedCost,
  type Minor,
  stopTimes,
  type TransportDirection,
  type TransportStop,
} from '@booking-dashboard/core'
import { WithFee } from '../../bookings/WithFee'
import { useTexts } from '../../composition/DashboardContext'
import { Alert, Badge, Price, RadioGroup } from '../../design'
import styles from './TransportSteps.module.css'

interface StopChoicesProps {
  readonly direction: TransportDirection
  readonly stops: readonly TransportStop[]
  readonly chosen: string | null
  readonly inMoney: (amount: Minor) => string
  readonly onChoose: (id: string) => void
  readonly error?: string | undefined
}

export const stopsId = (direction: TransportDirection): string => `stops-${direction}`

/** The departures of one direction with price and what is left; one that is sold out says so. */
export function StopChoices({ direction, stops, chosen, inMoney, onChoose, error }: StopChoicesProps) {
  const { add: texts, booked } = useTexts().screen.transport
  const [first] = stops
  if (first === undefined) return <Alert meaning="warning">{texts.noReturnAfter}</Alert>
  return (
    <RadioGroup
      id={stopsId(direction)}
      label={texts.departure(direction)}
      hint={booked.from(first.departureLocation, first.arrivalLocation)}
      options={stops.map((stop) => ({
        value: stop.id,
        label: stopTimes(stop).departs,
        note: <StopNote stop={stop} />,
        aside: (
          <WithFee fee={stop.cost.bookingFee} inMoney={inMoney}>
            <Price value={inMoney(displayedCost(stop.cost))} per={texts.perTraveller} />
          </WithFee>
        ),
        disabled: availabilityLevel(stop) === 'soldOut',
      }))}
      value={chosen ?? ''}
      onChange={onChoose}
      error={error}
    />
  )
}

function StopNote({ stop }: { readonly stop: TransportStop }) {
  const { add, booked } = useTexts().screen.transport
  const { arrives, toBeConfirmed } = stopTimes(stop)
  return (
    <span className={styles.note}>
      {toBeConfirmed && <strong>{booked.timeTbc}</strong>}
      <span>{arrives === null ? stop.name : `${stop.name} · ${booked.arrives(arrives)}`}</span>
      <Left stop={stop} words={add.availability} />
    </span>
  )
}

interface LeftProps {
  readonly stop: TransportStop
  readonly words: ReturnType<typeof useTexts>['screen']['transport']['add']['availability']
}

function Left({ stop, words }: LeftProps) {
  const level = availabilityLevel(stop)
  if (level === 'soldOut') return <Badge>{words.soldOut}</Badge>
  if (level === 'few') return <Badge meaning="warning">{words.few(stop.availability.available)}</Badge>
  return <span>{words[level]}</span>
}
