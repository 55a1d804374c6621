import { useTexts } from '../dashboard/DashboardContext'
import { Badge, Button, Card } from '../design'
import styles from './BasketScreen.module.css'
import type { BasketPartProps } from './BasketPartProps'

/** The passengers whom this basket adds to the booking. The customer can remove a passenger without basket items. */
export function BasketPassengers({ basket, state: { newPassengers, removing } }: BasketPartProps) {
  const texts = useTexts('basket').screen.basket
  if (newPassengers.length === 0) return null
  return (
    <Card title={texts.passengers}>
      <p className={styles.none}>{texts.passengersSentence}</p>
      <ul className={styles.passengers}>
        {newPassengers.map(({ key, name, isUnused }) => (
          <li key={key}>
            <span>{name}</span>
            {isUnused && (
              <>
                <Badge meaning="warning">{texts.withoutTicket}</Badge>
                <Button
                  variant="quiet"
                  aria-label={texts.removePassenger(name)}
                  busy={removing.has(key)}
                  busyLabel={texts.removing}
                  onClick={() => basket.askToRemove([key])}
                >
                  {texts.remove}
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
