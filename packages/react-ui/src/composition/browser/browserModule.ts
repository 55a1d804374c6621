import { tokens } from '@booking-dashboard/core/composition'
import type {
  CardGateway,
  ErrorReporter,
  KeptBookingStore,
  Language,
  LanguageTexts,
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
  readonly language: LanguageTexts
  readonly showIn: (language: Language) => void
}

/** What the core needs of the place where it runs, here a browser. */
export const createBrowserModule = ({
  navigation,
  errorReporter,
  cardGateway,
  keptBookings,
  sessionChannel,
  language,
  showIn,
}: BrowserPorts): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(tokens.language).toConstantValue(language)
    bind(tokens.showIn).toConstantValue(showIn)
    bind(tokens.scheduler).toConstantValue(asyncScheduler)
    bind(tokens.ids).toResolvedValue(createBrowserIds).inSingletonScope()
    bind(tokens.navigation).toConstantValue(navigation)
    bind(tokens.errorReporter).toConstantValue(errorReporter)
    bind(tokens.sessionChannel).toConstantValue(sessionChannel)
    bind(tokens.cardGateway).toConstantValue(cardGateway)
    bind(tokens.keptBookings).toConstantValue(keptBookings)
  })
