import type { Dashboard, ErrorReporter } from '@booking-dashboard/core'
import { BrowserRouter } from 'react-router-dom'
import { ClientStyleSheet } from '../client/ClientStyleSheet'
import { DashboardProvider } from './DashboardContext'
import { Messages } from '../messages/Messages'
import type { BrowserNavigation } from '../navigation/createBrowserNavigation'
import { NavigationBridge } from '../navigation/NavigationBridge'
import { RenderErrors } from '../navigation/RenderErrors'
import { AppRoutes } from '../navigation/routes'

interface AppProps {
  readonly dashboard: Dashboard
  readonly navigation: BrowserNavigation
  readonly errorReporter: ErrorReporter
}

export function App({ dashboard, navigation, errorReporter }: AppProps) {
  return (
    <DashboardProvider value={dashboard}>
      <ClientStyleSheet />
      <BrowserRouter>
        <NavigationBridge navigation={navigation} />
        <RenderErrors reporter={errorReporter}>
          <AppRoutes />
        </RenderErrors>
        <Messages />
      </BrowserRouter>
    </DashboardProvider>
  )
}
