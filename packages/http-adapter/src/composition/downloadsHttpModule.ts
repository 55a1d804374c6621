import { tokens } from '@booking-dashboard/core/composition'
import { ContainerModule } from 'inversify'
import { createHttpDownloadsApi } from '../delivery/HttpDownloadsApi.js'
import { transport } from './visitorHttpModule.js'

/** Binds the API port that downloads the files of a booking. Needs the visitor's module. */
export const downloadsHttpModule = new ContainerModule(({ bind }) => {
  bind(tokens.downloadsApi).toResolvedValue(createHttpDownloadsApi, [transport]).inSingletonScope()
})
