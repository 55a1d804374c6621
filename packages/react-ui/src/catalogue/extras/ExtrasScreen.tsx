import { bookedExtras, type BookedExtrasGroup, type Booking, type ExtrasShop } from '@booking-dashboard/core'
import { BookingFrame } from '../../bookings/BookingFrame'
import { FirstOnes } from '../../bookings/FirstOnes'
import { useBookingRef } from '../../bookings/useBookingRef'
import { useArea, useFormats, useTexts } from '../../dashboard/DashboardContext'
import { Card, EmptyState, Fold, Icon, Stack } from '../../design'
import { useBehavior } from '../../reactive/useBehavior'
import { useOpen } from '../../reactive/useOpen'
import { BookedExtraLine } from '../shop/BookedExtraLine'
import shop from '../shop/Shop.module.css'
import { ShopStates } from '../shop/ShopStates'
import { ExtraChoices, type ExtrasShown } from './ExtraChoices'

/** The booked extras of a booking, and the extras on sale. */
export default function ExtrasScreen() {
  const texts = useTexts('extras').screen.extras
  const shop = useArea('extras').extrasShop(useBookingRef())
  useOpen(shop.open)
  return (
    <BookingFrame beforeTrip title={texts.title} basket="byScreen">
      {(booking) => <OnSale booking={booking} shop={shop} />}
    </BookingFrame>
  )
}

interface OnSaleProps {
  readonly booking: Booking
  readonly shop: ExtrasShop
}

/** Reads the shop by itself, so that a press renders the shop alone. */
function OnSale({ booking, shop }: OnSaleProps) {
  const { operations, screen } = useTexts('extras')
  const texts = screen.extras
  const state = useBehavior(shop.state$)
  return (
    <Stack gap="loose">
      <BookedExtras booking={booking} alone={state.kind === 'nothingOnSale' || state.kind === 'failed'} />
      <ShopStates<ExtrasShown>
        state={state}
        bookingRef={booking.reference}
        icon="plus"
        words={texts}
        unchecked={operations.extrasAvailability.text}
        onRetry={() => void shop.open()}
      >
        {(shown) => <ExtraChoices bookingRef={booking.reference} shop={shop} shown={shown} />}
      </ShopStates>
    </Stack>
  )
}

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
