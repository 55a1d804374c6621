import { paths } from '@booking-dashboard/core'
import { useVisitor, useVisitorTexts } from '../../dashboard/DashboardContext'
import { ButtonLink } from '../../design'
import { useBehavior } from '../../reactive/useBehavior'
import { Notice } from './Notice'
import { WayBack } from './WayBack'

export function UnauthorisedScreen() {
  const { shell, session: signInWords } = useVisitorTexts().screen
  const words = shell.unauthorised
  const { session } = useVisitor()
  const presence = useBehavior(session.presence$)
  const unfinished = useBehavior(session.unfinished$)
  const first = unfinished.length === 0 ? [] : [words.unfinished, ...unfinished]
  return (
    <Notice
      icon="lock"
      title={words.title}
      heading={words.heading}
      explanation={[...first, words.explanations[presence]]}
    >
      {presence === 'signedOut' ? <ButtonLink to={paths.login}>{signInWords.signIn}</ButtonLink> : <WayBack />}
    </Notice>
  )
}
