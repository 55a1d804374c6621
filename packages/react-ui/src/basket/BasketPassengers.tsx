import { type Basket, fullName } from '@booking-dashboard/core'
import { useTexts } from '../composition/DashboardContext'
import { Badge, Button, Card } from '../design'
import styles from './BasketScreen.module.css'
import type { Removal } from './useRemoval'

interface BasketPassengersProps {
  readonly basket: Basket
  readonly removal: Removal
  readonly busy: boolean
}

/** The passengers whom this basket adds to the booking; one without a ticket can be removed. */
export function BasketPassengers({ basket, removal, busy }: BasketPassengersProps) {
  const texts = useTexts().screen.basket
  if (basket.pax.length === 0) return null
  return (
    <Card title={texts.passengers}>
      <p className={styles.none}>{texts.passengersSentence}</p>
      <ul className={styles.passengers}>
        {basket.pax.map((pax) => {
          const ticketless = basket.tickets.every(({ paxId }) => paxId !== pax.id)
          return (
            <li key={pax.id}>
              <span>{fullName(pax)}</span>
              {ticketless && (
                <>
                  <Badge meaning="warning">{texts.withoutTicket}</Badge>
                  <Button
                    variant="quiet"
                    aria-label={texts.removePassenger(fullName(pax))}
                    aria-disabled={busy}
                    onClick={() => removal.remove([], [pax.id])}
                  >
                    {texts.remove}
                  </Button>
                </>
              )}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
