import { dashboardModule, tokens } from '@booking-dashboard/core'
import { dashboardHttpModule } from '@booking-dashboard/http-adapter'
import { ContainerModule } from 'inversify'
import { createPaymentVault } from './createPaymentVault'

const vaultModule = new ContainerModule(({ bind }) => {
  bind(tokens.paymentVault)
    .toResolvedValue(() => createPaymentVault({ lasting: () => localStorage, session: () => sessionStorage }))
    .inSingletonScope()
})

/** Fetched with the first screen of a booking, or when a payment waits to be asked after. */
export const dashboardModules = [dashboardModule, dashboardHttpModule, vaultModule] as const
