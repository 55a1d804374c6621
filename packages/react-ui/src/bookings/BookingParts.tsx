import { type Booking, itemCount, paths } from '@booking-dashboard/core'
import { useDashboard, useTexts } from '../composition/DashboardContext'
import { Grid, Tile } from '../design'
import { useBehavior } from '../reactive/useBehavior'

/** The ways into the parts of a booking, with what is held in each. */
export function BookingParts({ booking }: { readonly booking: Booking }) {
  const texts = useTexts().screen.booking.parts
  const basket = useTexts().screen.basket
  const inBasket = itemCount(useBehavior(useDashboard().basket(booking.reference).state$))
  return (
    <nav aria-label={texts.heading}>
      <Grid>
        <Tile to={paths.tickets(booking.reference)} icon="ticket" title={texts.tickets} headingLevel={2}>
          {texts.ticketsHeld(booking.tickets.length)}
        </Tile>
        <Tile to={paths.basket(booking.reference)} icon="basket" title={basket.title} headingLevel={2}>
          {texts.basketHeld(inBasket)}
        </Tile>
      </Grid>
    </nav>
  )
}
