import { type MainAction, type Path, paths } from '@booking-dashboard/core'
import { useBookingTexts } from '../../composition/DashboardContext'
import { ButtonLink } from '../../design'

const leadsTo: Readonly<Record<MainAction, (bookingRef: string) => Path>> = {
  waysToPay: paths.makePayment,
  payOverdue: paths.payOverdue,
  mendPlan: paths.changePlanPayment,
  viewBasket: paths.basket,
  addTickets: paths.tickets,
}

export function MainActionLink({ bookingRef, action }: { readonly bookingRef: string; readonly action: MainAction }) {
  const { actions } = useBookingTexts().screen.booking.summary
  return (
    <ButtonLink to={leadsTo[action](bookingRef)} block>
      {actions[action]}
    </ButtonLink>
  )
}
