import { createVisitorModule, type PayingArea, tokens } from '@booking-dashboard/core/composition'
import type { CardGateway } from '@booking-dashboard/core/ports'
import { createVisitorHttpModule, type HttpVisitor } from '@booking-dashboard/http-adapter'
import { Container } from 'inversify'

/** What the modules of a signed-in customer need and no module binds. */
export interface ContainerParts {
  readonly http: HttpVisitor
  readonly cardGateway: CardGateway
  /** Loads what pays where it is not there yet. */
  readonly loadPaying: () => Promise<PayingArea>
}

/** The container of a signed-in customer, before the module of any area is loaded into it. */
export const createContainer = ({ http, cardGateway, loadPaying }: ContainerParts): Container => {
  const container = new Container()
  container.load(createVisitorModule(http.visitor), createVisitorHttpModule(http))
  container.bind(tokens.cardGateway).toConstantValue(cardGateway)
  container.bind(tokens.loadPaying).toConstantValue(loadPaying)
  return container
}
