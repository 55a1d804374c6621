import './design'
import { createRoot } from 'react-dom/client'
import { App } from './composition/App'
import { composeDashboard } from './composition/browser/composeDashboard'
import { createErrorReporter, silentErrorReporter } from './composition/browser/createErrorReporter'
import { createLazyCardGateway } from './composition/browser/createLazyCardGateway'
import { createBrowserNavigation } from './navigation/createBrowserNavigation'

const navigation = createBrowserNavigation(location)
const errorReporter = import.meta.env.DEV ? createErrorReporter((line) => reportError(new Error(line))) : silentErrorReporter
const dashboard = composeDashboard({
  navigation,
  errorReporter,
  cardGateway: createLazyCardGateway(async () => (await import('./payment/stripe/stripeCardGateway')).stripeCardGateway),
  fetch: (url, init) => fetch(url, init),
  hostname: location.hostname,
})

void dashboard.client.setUp()
void dashboard.session.check()

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no root')
createRoot(root).render(<App dashboard={dashboard} navigation={navigation} errorReporter={errorReporter} />)
