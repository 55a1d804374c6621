import { paths } from '@booking-dashboard/core'
import { useVisitor, useVisitorTexts } from '../../dashboard/DashboardContext'
import { ButtonLink } from '../../design'
import { useBehavior } from '../../reactive/useBehavior'
import { Notice } from './Notice'
import { WayBack } from './WayBack'

export function UnauthorisedScreen() {
  const { shell, session: words } = useVisitorTexts().screen
  const { title, heading, explanations } = shell.unauthorised
  const presence = useBehavior(useVisitor().session.presence$)
  return (
    <Notice icon="lock" title={title} heading={heading} explanation={explanations[presence]}>
      {presence === 'signedOut' ? <ButtonLink to={paths.login}>{words.signIn}</ButtonLink> : <WayBack />}
    </Notice>
  )
}
