import { type Basket, fullName, paxWithoutLines } from '@booking-dashboard/core'
import { useTexts } from '../composition/DashboardContext'
import { Badge, Button, Card } from '../design'
import styles from './BasketScreen.module.css'
import type { Removal } from './useRemoval'

interface BasketPassengersProps {
  readonly basket: Basket
  readonly removal: Removal
}

/** The passengers whom this basket adds to the booking; one for whom it holds nothing can be removed. */
export function BasketPassengers({ basket, removal }: BasketPassengersProps) {
  const texts = useTexts().screen.basket
  const unused = paxWithoutLines(basket)
  if (basket.pax.length === 0) return null
  return (
    <Card title={texts.passengers}>
      <p className={styles.none}>{texts.passengersSentence}</p>
      <ul className={styles.passengers}>
        {basket.pax.map((pax) => (
          <li key={pax.id}>
            <span>{fullName(pax)}</span>
            {unused.includes(pax) && (
              <>
                <Badge meaning="warning">{texts.withoutTicket}</Badge>
                <Button
                  variant="quiet"
                  aria-label={texts.removePassenger(fullName(pax))}
                  busy={removal.isGoingPax(pax.id)}
                  busyLabel={texts.removing}
                  onClick={() => removal.removePax(pax.id)}
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
