import { externalUrl } from '../../client/externalUrl'
import { ExternalLink } from '../../client/ExternalLink'
import { useClientConfig } from '../../client/useClientConfig'
import { useTexts } from '../../dashboard/DashboardContext'
import { EmptyState } from '../../design'

/** Shown to a customer without bookings; the link leads to the client's own site. */
export function NoBookings() {
  const { bookings: words } = useTexts('member').screen
  const config = useClientConfig()
  const url = config === null ? null : externalUrl(config.url)
  return (
    <EmptyState
      icon="plane"
      heading={words.empty}
      action={url !== null && config !== null && <ExternalLink url={url}>{words.discover(config.name)}</ExternalLink>}
    >
      {words.emptyLine}
    </EmptyState>
  )
}
