import { tokens, visitorModule } from '@booking-dashboard/core'
import { createVisitorHttpModule, type Fetch } from '@booking-dashboard/http-adapter'
import { Container } from 'inversify'
import { loadPart } from '../../navigation/loadPart'
import type { Composed } from '../Composed'
import { type BrowserPorts, createBrowserModule } from './browserModule'
import { once } from './once'

export interface Composition extends BrowserPorts {
  /** The page's own origin is the back end. */
  readonly fetch: Fetch
  readonly hostname: string
}

/** The composition root: the one place that holds the container. What is not needed at first is added to it later. */
export const composeBrowser = ({ fetch, hostname, ...ports }: Composition): Composed => {
  const container = new Container()
  container.load(visitorModule, createVisitorHttpModule({ fetch, baseUrl: '', hostname }), createBrowserModule(ports))

  const loadMember = once(async () => {
    const { memberModules } = await loadPart('member', () => import('./memberPart'))
    container.load(...memberModules)
    return container.get(tokens.member)
  })
  const loadDashboard = once(async () => {
    const [{ dashboardModules }] = await Promise.all([loadPart('dashboard', () => import('./dashboardPart')), loadMember()])
    container.load(...dashboardModules)
    return container.get(tokens.dashboard)
  })
  return { visitor: container.get(tokens.visitor).features, loadMember, loadDashboard }
}
