import { describeFailure, type Loadable, type RoomExtra } from '@booking-dashboard/core'
import { useDashboard, useTexts } from '../../composition/DashboardContext'
import { Alert, Button } from '../../design'

interface RoomExtrasTroubleProps {
  readonly bookingRef: string
  readonly accommodationId: string
  readonly loadable: Loadable<readonly RoomExtra[]>
}

/** Why the extras of these rooms cannot be shown, which no toast says; rooms can be added without them. */
export function RoomExtrasTrouble({ bookingRef, accommodationId, loadable }: RoomExtrasTroubleProps) {
  const texts = useTexts()
  const { accommodationCatalogue } = useDashboard()
  if (loadable.kind !== 'failed') return null
  const again = (): void => void accommodationCatalogue.loadRoomExtras(bookingRef, accommodationId)()
  const known = loadable.previous !== null
  return (
    <Alert
      meaning="warning"
      title={known ? texts.screen.shop.outOfDate : texts.screen.accommodation.extrasFailed}
      live
      actions={
        <Button variant="secondary" icon="refresh" onClick={again}>
          {texts.screen.shop.tryAgain}
        </Button>
      }
    >
      {describeFailure(loadable.failure, texts).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {!known && <p>{texts.screen.accommodation.extrasFailedSentence}</p>}
    </Alert>
  )
}
