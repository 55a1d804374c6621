import { paths } from '@booking-dashboard/core'
import { useNavigate } from 'react-router-dom'
import { useVisitorTexts } from '../../dashboard/DashboardContext'
import { Button, ButtonLink } from '../../design'

/**
 * 'Go back to previous page' if the history has more than 2 entries, otherwise 'Go to dashboard'
 * (behaviour/screens#1.2).
 */
export function WayBack({ variant = 'primary' }: { readonly variant?: 'primary' | 'secondary' }) {
  const { shell } = useVisitorTexts().screen
  const navigate = useNavigate()
  return window.history.length > 2 ? (
    <Button icon="arrow-left" variant={variant} onClick={() => void navigate(-1)}>
      {shell.goBack}
    </Button>
  ) : (
    <ButtonLink to={paths.bookings} variant={variant}>
      {shell.goToDashboard}
    </ButtonLink>
  )
}
