import { type BookedExtrasGroup, bookedExtras, type Booking } from '@booking-dashboard/core'
import { useId } from 'react'
import { FirstOnes } from '../../bookings/FirstOnes'
import { moneyIn } from '../../bookings/moneyIn'
import { useShoppingTexts } from '../../composition/DashboardContext'
import { Card, EmptyState, Icon, Stack } from '../../design'
import { BookedExtraLine } from '../shop/BookedExtraLine'
import shop from '../shop/Shop.module.css'

/** What the booking has already, group by group. */
export function BookedExtras({ booking }: { readonly booking: Booking }) {
  const { extras: texts, shop: words } = useShoppingTexts().screen
  const id = useId()
  const inMoney = moneyIn(booking.currency)
  const groups = bookedExtras(booking)
  const title = ({ name, room }: BookedExtrasGroup): string =>
    room === null ? name : texts.ofRoom(room.roomName, room.name)
  return (
    <section aria-labelledby={id}>
      <Stack>
        <h2 id={id} className={shop.heading}>
          {texts.booked}
        </h2>
        {groups.length === 0 ? (
          <EmptyState icon="plus" heading={texts.noneBooked} headingLevel={3}>
            {texts.noneBookedSentence}
          </EmptyState>
        ) : (
          <FirstOnes of={groups} first={6} more={texts.more}>
            {(shown) => (
              <div className={shop.columns}>
                {shown.map((group) => (
                  <Card key={group.id} as="div" title={title(group) || undefined} headingLevel={3}>
                    {group.room !== null && group.room.guests.length > 0 && (
                      <p className={shop.guests}>
                        <Icon name="users" />
                        {words.people(group.room.guests)}
                      </p>
                    )}
                    <ul>
                      {group.extras.map((extra) => (
                        <BookedExtraLine
                          key={extra.id}
                          extra={extra}
                          inMoney={inMoney}
                          withPeople={group.room === null}
                        />
                      ))}
                    </ul>
                  </Card>
                ))}
              </div>
            )}
          </FirstOnes>
        )}
      </Stack>
    </section>
  )
}
