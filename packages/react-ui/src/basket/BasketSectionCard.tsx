import { alikeRooms, type Basket, type BasketSection, type Booking, isCharged } from '@booking-dashboard/core'
import { moneyIn } from '../bookings/moneyIn'
import { withoutPriceItem } from '../bookings/withoutPriceItem'
import { useTexts } from '../composition/DashboardContext'
import { Button, Card, DataList, Price } from '../design'
import { BasketLineRow } from './BasketLineRow'
import styles from './BasketScreen.module.css'
import { MissingPassengers } from './MissingPassengers'
import { SectionWarnings } from './SectionWarnings'
import { TicketLines } from './TicketLines'
import type { Removal } from './useRemoval'

export interface BasketSectionProps {
  readonly section: BasketSection
  readonly basket: Basket
  readonly booking: Booking
  readonly removal: Removal
}

/** One section: what is wrong in it, its lines, and what they come to. */
export function BasketSectionCard(props: BasketSectionProps) {
  const { section, basket, booking, removal } = props
  const {
    basket: texts,
    booking: { prices },
  } = useTexts().screen
  const inMoney = moneyIn(basket.currency)
  const inTickets = section.name === 'tickets'
  return (
    <Card
      title={texts.sections[section.name]}
      aside={section.lines.length > 1 && <Price value={inMoney(section.cost)} />}
    >
      <SectionWarnings section={section} />
      {inTickets && <MissingPassengers basket={basket} booking={booking} />}
      {inTickets ? (
        <TicketLines {...props} />
      ) : (
        <ul className={styles.lines}>
          {section.lines.map((line) => (
            <BasketLineRow
              key={`${line.category} ${line.id}`}
              line={line}
              basket={basket}
              booking={booking}
              removal={removal}
            />
          ))}
        </ul>
      )}
      {isCharged(section.withoutPrice) && <DataList items={withoutPriceItem(section.withoutPrice, inMoney, prices)} />}
      {section.name === 'accommodation' &&
        alikeRooms(basket).map((rooms) => (
          <div key={rooms.accoId}>
            <Button
              variant="quiet"
              busy={removal.isGoing({ category: 'accommodations', id: rooms.accoId })}
              busyLabel={texts.removing}
              onClick={() => removal.removeAlike(rooms)}
            >
              {texts.removeAlike(rooms.qty, rooms.roomName)}
            </Button>
          </div>
        ))}
    </Card>
  )
}
