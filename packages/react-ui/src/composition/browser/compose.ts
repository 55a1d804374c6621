import { type Dashboard, type Member, tokens, type Visitor, visitorModule } from '@booking-dashboard/core'
import { createVisitorHttpModule, type Fetch, hasKeptPayments } from '@booking-dashboard/http-adapter'
import { Container, type ContainerModule } from 'inversify'
import { type BrowserPorts, createBrowserModule } from './browserModule'
import { textStoreOver } from './textStore'

type Parts = readonly ContainerModule[]

export interface CompositionOptions extends BrowserPorts {
  /** The page's own origin is the back end. */
  readonly fetch: Fetch
  readonly hostname: string
  readonly loadMemberParts: () => Promise<Parts>
  readonly loadDashboardParts: () => Promise<Parts>
}

/** The product, as far as it is needed: the same promise each time, so that a screen can wait for it. */
export interface Composition {
  readonly visitor: Visitor
  readonly loadMember: () => Promise<Member>
  readonly loadDashboard: () => Promise<Dashboard>
}

/** One promise for all who ask. One that failed stays so until the document is loaded anew: whoever shows it would wait for the next for ever. */
const once = <A>(load: () => Promise<A>): (() => Promise<A>) => {
  let loading: Promise<A> | null = null
  return () => {
    if (loading === null) {
      loading = load()
      // It is said where it is shown.
      loading.catch(() => undefined)
    }
    return loading
  }
}

/** The composition root: the one place that holds the container. */
export const compose = (options: CompositionOptions): Composition => {
  const { fetch, hostname, loadMemberParts, loadDashboardParts, ...ports } = options
  const container = new Container()
  container.load(visitorModule, createVisitorHttpModule({ fetch, baseUrl: '', hostname }), createBrowserModule(ports))
  const { features: visitor } = container.get(tokens.visitor)

  const loadMember = once(async () => {
    container.load(...(await loadMemberParts()))
    return container.get(tokens.member)
  })
  const loadDashboard = once(async () => {
    const [parts] = await Promise.all([loadDashboardParts(), loadMember()])
    container.load(...parts)
    return container.get(tokens.dashboard)
  })

  visitor.session.state$.subscribe(({ kind }) => {
    if (kind === 'signingIn') void loadMember()
    // A payment that waits for its end is followed up on whichever page the customer comes back to.
    if (kind === 'signedIn' && hasKeptPayments(textStoreOver(() => localStorage))) void loadDashboard()
  })
  return { visitor, loadMember, loadDashboard }
}
