import { useVisitorTexts } from '../../dashboard/DashboardContext'
import { Notice } from './Notice'
import { WayBack } from './WayBack'

export function UnknownPageScreen() {
  const texts = useVisitorTexts().screen.shell.unknownPage
  return (
    <Notice icon="map-pin" {...texts}>
      <WayBack />
    </Notice>
  )
}
