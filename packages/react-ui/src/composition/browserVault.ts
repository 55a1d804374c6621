import { tokens } from '@booking-dashboard/core/composition'
import { createPaymentVault } from '@booking-dashboard/http-adapter'
import { ContainerModule } from 'inversify'
import { textStoreOver, whenStorageChanges } from '../browser/textStore'

/** The payments under way, in the storage of the browser. */
export const browserVault = new ContainerModule(({ bind }) => {
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
