import { paths } from '@booking-dashboard/core'
import { useVisitorTexts } from '../../dashboard/DashboardContext'
import { Button, ButtonLink } from '../../design'
import { Notice } from './Notice'

/** The error page in the HTML, for when no script can show one. `showLastNotice` makes its actions work. */
export function LastNotice() {
  const { error, goBack, goToDashboard } = useVisitorTexts().screen.shell
  const { title, heading, explanation, reload, saved } = error
  return (
    <Notice icon="alert-triangle" title={title} heading={heading} explanation={`${explanation} ${saved.all}`}>
      <Button icon="refresh" data-way="reload">
        {reload}
      </Button>
      <Button icon="arrow-left" variant="secondary" data-way="back">
        {goBack}
      </Button>
      <ButtonLink to={paths.bookings} variant="secondary" data-way="dashboard">
        {goToDashboard}
      </ButtonLink>
    </Notice>
  )
}
