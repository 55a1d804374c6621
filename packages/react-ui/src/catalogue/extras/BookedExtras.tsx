import { type BookedExtrasGroup, bookedExtras, type Booking } from '@booking-dashboard/core'
import { FirstOnes } from '../../bookings/FirstOnes'
import { useTexts, useFormats } from '../../dashboard/DashboardContext'
import { Card, EmptyState, Fold, Icon } from '../../design'
import { BookedExtraLine } from '../shop/BookedExtraLine'
import shop from '../shop/Shop.module.css'

interface BookedExtrasProps {
  readonly booking: Booking
  /** True if nothing can be added now. */
  readonly alone: boolean
}

/** The booked extras, by group. */
export function BookedExtras({ booking, alone }: BookedExtrasProps) {
  const formats = useFormats()
  const { extras: texts, shop: words } = useTexts('extras').screen
  const inMoney = formats.moneyIn(booking.currency)
  const groups = bookedExtras(booking)
  const title = ({ name, room }: BookedExtrasGroup): string =>
    room === null ? name : texts.ofRoom(room.roomName, room.name)
  if (groups.length === 0) {
    return (
      <EmptyState icon="plus" heading={texts.noneBooked}>
        {texts.noneBookedSentence}
      </EmptyState>
    )
  }
  return (
    <Fold heading={texts.booked} note={texts.bookedCount(booking.extras.length)} open={alone}>
      <FirstOnes of={groups} first={6} more={texts.more}>
        {(shown) => (
          <div className={shop.columns}>
            {shown.map((group) => (
              <Card key={group.id} as="div" title={title(group) || undefined} headingLevel={3}>
                {group.room !== null && group.room.guests.length > 0 && (
                  <p className={shop.guests}>
                    <Icon name="users" />
                    <span>{words.people(group.room.guests)}</span>
                  </p>
                )}
                <ul>
                  {group.extras.map((extra) => (
                    <BookedExtraLine key={extra.id} extra={extra} inMoney={inMoney} withPeople={group.room === null} />
                  ))}
                </ul>
              </Card>
            ))}
          </div>
        )}
      </FirstOnes>
    </Fold>
  )
}
