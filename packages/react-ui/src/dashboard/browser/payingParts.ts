import { payingModule, tokens } from '@booking-dashboard/core/composition'
import { createPaymentVault, payingHttpModule } from '@booking-dashboard/http-adapter'
import { ContainerModule } from 'inversify'
import { basketParts } from './basketParts'
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

/** The bindings for paying, and for following a payment to its end. */
export const payingParts = [...basketParts, payingModule, payingHttpModule, browserVault]
