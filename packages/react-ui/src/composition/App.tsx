import { BrowserRouter } from 'react-router-dom'
import { ClientStyleSheet } from '../client/ClientStyleSheet'
import { VisitorArea } from './areas'
import type { Composition } from './browser/compose'
import { Messages } from '../messages/Messages'
import { DesignWords } from '../design/DesignWords'
import type { BrowserNavigation } from '../navigation/createBrowserNavigation'
import { NavigationBridge } from '../navigation/NavigationBridge'
import { RenderErrors } from '../navigation/RenderErrors'
import { AppRoutes } from '../navigation/AppRoutes'

interface AppProps {
  readonly composition: Composition
  readonly navigation: BrowserNavigation
}

export function App({ composition, navigation }: AppProps) {
  return (
    <VisitorArea composition={composition}>
      <DesignWords value={composition.visitor.texts.screen.design}>
        <ClientStyleSheet />
        <BrowserRouter>
          <NavigationBridge navigation={navigation} />
          <RenderErrors>
            <AppRoutes />
          </RenderErrors>
          <Messages />
        </BrowserRouter>
      </DesignWords>
    </VisitorArea>
  )
}
