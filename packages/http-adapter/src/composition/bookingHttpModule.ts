import { ContainerModule } from 'inversify'
import { tokens } from '@booking-dashboard/core/composition'
import { createHttpBasketApi } from '../basket/HttpBasketApi.js'
import { createHttpDownloadsApi } from '../delivery/HttpDownloadsApi.js'
import { createHttpResaleApi } from '../resale/HttpResaleApi.js'
import { transport } from './visitorHttpModule.js'

/** Binds what every page of one booking asks; needs the visitor's module. */
export const bookingHttpModule = new ContainerModule(({ bind }) => {
  bind(tokens.basketApi).toResolvedValue(createHttpBasketApi, [transport]).inSingletonScope()
  bind(tokens.downloadsApi).toResolvedValue(createHttpDownloadsApi, [transport]).inSingletonScope()
  bind(tokens.resaleApi).toResolvedValue(createHttpResaleApi, [transport]).inSingletonScope()
})
