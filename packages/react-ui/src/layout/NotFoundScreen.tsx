import { useTexts } from '../composition/DashboardContext'
import { Notice } from './Notice'
import { WayBack } from './WayBack'

export function NotFoundScreen() {
  const texts = useTexts().screen.shell.notFound
  return (
    <Notice icon="search" {...texts}>
      <WayBack />
    </Notice>
  )
}
