import { ContainerModule, type ServiceIdentifier } from 'inversify'
import type { SchedulerLike } from 'rxjs'
import { type ClientIdentity, tokens } from '@booking-dashboard/core'
import { createHttpBasketApi } from '../basket/HttpBasketApi.js'
import { createHttpBookingsApi } from '../bookings/HttpBookingsApi.js'
import { createHttpTicketCatalogueApi } from '../catalogue/HttpTicketCatalogueApi.js'
import { createHttpClientApi } from '../client/HttpClientApi.js'
import { createHttpCustomerApi } from '../customer/HttpCustomerApi.js'
import { createHttpDeliveryApi } from '../delivery/HttpDeliveryApi.js'
import { createHttpPaymentApi } from '../payment/HttpPaymentApi.js'
import { createHttpSessionApi } from '../session/HttpSessionApi.js'
import { createTransport, type TransportDeps } from '../transport/createTransport.js'
import { randomHex } from '../transport/randomHex.js'
import type { Transport } from '../transport/Transport.js'

const transport: ServiceIdentifier<Transport> = Symbol.for('booking-dashboard/Transport')

/** What the core does not know: where the back end is, and how it is reached. */
export type HttpModuleOptions = Pick<TransportDeps, 'fetch' | 'baseUrl' | 'hostname' | 'timeoutMs'> &
  Partial<Pick<TransportDeps, 'random' | 'ids'>>

/** Binds every API port of the core. It needs the core's scheduler and client identity. */
export const createHttpModule = (options: HttpModuleOptions): ContainerModule =>
  new ContainerModule(({ bind }) => {
    const build = (scheduler: SchedulerLike, { current }: ClientIdentity): Transport =>
      createTransport({
        random: Math.random,
        ids: { spanId: () => randomHex(8) },
        ...options,
        scheduler,
        clientId: current,
      })
    bind(transport).toResolvedValue(build, [tokens.scheduler, tokens.clientIdentity]).inSingletonScope()
    bind(tokens.sessionApi).toResolvedValue(createHttpSessionApi, [transport]).inSingletonScope()
    bind(tokens.customerApi).toResolvedValue(createHttpCustomerApi, [transport]).inSingletonScope()
    bind(tokens.deliveryApi).toResolvedValue(createHttpDeliveryApi, [transport]).inSingletonScope()
    bind(tokens.clientApi).toResolvedValue(createHttpClientApi, [transport]).inSingletonScope()
    bind(tokens.bookingsApi).toResolvedValue(createHttpBookingsApi, [transport]).inSingletonScope()
    bind(tokens.ticketCatalogueApi).toResolvedValue(createHttpTicketCatalogueApi, [transport]).inSingletonScope()
    bind(tokens.basketApi).toResolvedValue(createHttpBasketApi, [transport]).inSingletonScope()
    bind(tokens.paymentApi).toResolvedValue(createHttpPaymentApi, [transport]).inSingletonScope()
  })
