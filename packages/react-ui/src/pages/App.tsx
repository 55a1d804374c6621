import { BrowserRouter } from 'react-router-dom'
import { ClientStyleSheet } from '../client/ClientStyleSheet'
import { VisitorArea } from '../dashboard/areas'
import type { Composition } from '../composition/compose'
import { Maintenance } from '../layout/notices/Maintenance'
import { Messages } from '../messages/Messages'
import type { Elements } from '../design/Elements'
import { DesignWords } from '../design/DesignWords'
import { basePath } from '../navigation/basePath'
import type { BrowserNavigation } from '../navigation/createBrowserNavigation'
import type { ErrorPageDeps } from '../errorPage/errorPage'
import { NavigationBridge } from '../navigation/NavigationBridge'
import { RenderErrors } from './RenderErrors'
import { AppRoutes } from './AppRoutes'
import { useFirstPageShown } from '../reactive/useOpen'

interface AppProps {
  readonly composition: Composition
  readonly navigation: BrowserNavigation
  readonly errorPage: ErrorPageDeps
  /** Shows the notice in the HTML if React can show nothing more. */
  readonly showLast: (reload?: () => void) => void
}

export function App({ composition, navigation, errorPage, showLast }: AppProps) {
  useFirstPageShown()
  return (
    <VisitorArea composition={composition}>
      <DesignWords value={composition.visitor.texts.screen.design}>
        <ClientStyleSheet />
        <RenderErrors deps={errorPage} showLast={showLast}>
          {(shownInstead: Elements) => (
            <BrowserRouter basename={basePath}>
              <NavigationBridge navigation={navigation} />
              {shownInstead ?? (
                <Maintenance>
                  <AppRoutes />
                </Maintenance>
              )}
              <Messages />
            </BrowserRouter>
          )}
        </RenderErrors>
      </DesignWords>
    </VisitorArea>
  )
}
