import { type AreaFeatures, createVisitorModule, tokens } from '@booking-dashboard/core/composition'
import type { CardGateway } from '@booking-dashboard/core/ports'
import { createVisitorHttpModule, type HttpVisitor } from '@booking-dashboard/http-adapter'
import { Container } from 'inversify'

/** The dependencies of a signed-in customer's modules that no module binds. */
export interface ContainerParts {
  readonly http: HttpVisitor
  readonly cardGateway: CardGateway
  /** Loads the paying area if it is not loaded yet. */
  readonly loadPaying: () => Promise<AreaFeatures['paying']>
}

/** The container of a signed-in customer, before any area's modules are loaded into it. */
export const createContainer = ({ http, cardGateway, loadPaying }: ContainerParts): Container => {
  const container = new Container()
  container.load(createVisitorModule(http.visitor), createVisitorHttpModule(http))
  container.bind(tokens.cardGateway).toConstantValue(cardGateway)
  container.bind(tokens.loadPaying).toConstantValue(loadPaying)
  return container
}
