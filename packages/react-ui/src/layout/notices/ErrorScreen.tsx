import { useVisitorTexts } from '../../composition/DashboardContext'
import { Notice } from './Notice'
import { WayBack } from './WayBack'

export function ErrorScreen() {
  const texts = useVisitorTexts().screen.shell.error
  return (
    <Notice icon="alert-triangle" {...texts}>
      <WayBack />
    </Notice>
  )
}
