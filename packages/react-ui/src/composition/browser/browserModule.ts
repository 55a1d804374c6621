import { tokens } from '@booking-dashboard/core/composition'
import type {
  CardGateway,
  ErrorReporter,
  KeptBookingStore,
  Navigation,
  SessionChannel,
} from '@booking-dashboard/core/ports'
import { ContainerModule } from 'inversify'
import { asyncScheduler } from 'rxjs'
import { createBrowserIds } from './createBrowserIds'

export interface BrowserPorts {
  readonly navigation: Navigation
  readonly errorReporter: ErrorReporter
  readonly cardGateway: CardGateway
  readonly keptBookings: KeptBookingStore
  readonly sessionChannel: SessionChannel
}

/** What the core needs of the place where it runs, here a browser. */
export const createBrowserModule = ({
  navigation,
  errorReporter,
  cardGateway,
  keptBookings,
  sessionChannel,
}: BrowserPorts): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(tokens.scheduler).toConstantValue(asyncScheduler)
    bind(tokens.ids).toResolvedValue(createBrowserIds).inSingletonScope()
    bind(tokens.navigation).toConstantValue(navigation)
    bind(tokens.errorReporter).toConstantValue(errorReporter)
    bind(tokens.sessionChannel).toConstantValue(sessionChannel)
    bind(tokens.cardGateway).toConstantValue(cardGateway)
    bind(tokens.keptBookings).toConstantValue(keptBookings)
  })
