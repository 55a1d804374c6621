import { coreModule, type Dashboard, tokens } from '@booking-dashboard/core'
import { createHttpModule, type Fetch } from '@booking-dashboard/http-adapter'
import { Container } from 'inversify'
import { type BrowserPorts, createBrowserModule } from './browserModule'

export interface Composition extends BrowserPorts {
  /** The page's own origin is the back end. */
  readonly fetch: Fetch
  readonly hostname: string
}

/** The composition root: the one place that holds the container. */
export const composeDashboard = ({ fetch, hostname, ...ports }: Composition): Dashboard => {
  const container = new Container()
  container.load(coreModule, createHttpModule({ fetch, baseUrl: '', hostname }), createBrowserModule(ports))
  return container.get(tokens.dashboard)
}
