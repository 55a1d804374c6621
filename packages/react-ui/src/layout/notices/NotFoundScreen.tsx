import { useVisitorTexts } from '../../dashboard/DashboardContext'
import { Notice } from './Notice'
import { WayBack } from './WayBack'

export function NotFoundScreen() {
  const texts = useVisitorTexts().screen.shell.notFound
  return (
    <Notice icon="search" {...texts}>
      <WayBack />
    </Notice>
  )
}

export function UnknownPageScreen() {
  const texts = useVisitorTexts().screen.shell.unknownPage
  return (
    <Notice icon="map-pin" {...texts}>
      <WayBack />
    </Notice>
  )
}
