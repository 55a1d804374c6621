import { useVisitorTexts } from '../dashboard/DashboardContext'
import { Button } from '../design'
import type { ErrorPage } from './errorPage'
import { useBehavior } from '../reactive/useBehavior'
import { ErrorNotice } from './ErrorNotice'
import { WayBack } from '../layout/notices/WayBack'

/**
 * See behaviour/screens#1.2, and behaviour/screens#d8.2. After a second failure, a reload is no longer the main action.
 */
export function ErrorScreen({ errorPage }: { readonly errorPage: ErrorPage }) {
  const { error } = useVisitorTexts().screen.shell
  const state = useBehavior(errorPage.state$)
  const reload = (
    <Button icon="refresh" variant={state.isReloadFirst ? 'primary' : 'secondary'} onClick={errorPage.reload}>
      {error.reload}
    </Button>
  )
  return (
    <ErrorNotice state={state}>
      {state.isReloadFirst && reload}
      <WayBack variant={state.isReloadFirst ? 'secondary' : 'primary'} />
      {!state.isReloadFirst && reload}
    </ErrorNotice>
  )
}
