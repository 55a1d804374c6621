import { dashboardModule, tokens } from '@booking-dashboard/core'
import { createPaymentVault, dashboardHttpModule } from '@booking-dashboard/http-adapter'
import { ContainerModule } from 'inversify'
import { textStoreOver, whenStorageChanges } from './textStore'

const browserVault = new ContainerModule(({ bind }) => {
  bind(tokens.paymentVault)
    .toResolvedValue(() =>
      createPaymentVault({
        lasting: textStoreOver(() => localStorage),
        session: textStoreOver(() => sessionStorage),
        onChange: whenStorageChanges,
      }),
    )
    .inSingletonScope()
})

/** A lazy part: what is bound once a booking is opened, or a payment waits to be followed to its end. */
export const dashboardParts = [dashboardModule, dashboardHttpModule, browserVault]
