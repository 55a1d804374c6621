import { useTexts } from '../composition/DashboardContext'
import { Notice } from './Notice'
import { WayBack } from './WayBack'

export function UnauthorisedScreen() {
  const texts = useTexts().screen.shell.unauthorised
  return (
    <Notice icon="lock" {...texts}>
      <WayBack />
    </Notice>
  )
}
