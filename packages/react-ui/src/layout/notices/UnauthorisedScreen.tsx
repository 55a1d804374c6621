import { useVisitorTexts } from '../../composition/DashboardContext'
import { Notice } from './Notice'
import { WayBack } from './WayBack'

export function UnauthorisedScreen() {
  const texts = useVisitorTexts().screen.shell.unauthorised
  return (
    <Notice icon="lock" {...texts}>
      <WayBack />
    </Notice>
  )
}
