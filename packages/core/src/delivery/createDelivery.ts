import { type Either, isLeft, mapLeft } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { CallContext } from '../environment/CallContext.js'
import type { ApiFailure } from '../failure/ApiFailure.js'
import { type Failure, failedAt } from '../failure/Failure.js'
import { createState } from '../reactive/Behavior.js'
import { createSubmitter } from '../reactive/Submission.js'
import type { SectionFormDeps } from '../customer/details/sectionForm.js'
import { createDeliveryAddressForm } from './deliveryAddressForm.js'
import { createOtherDeliveries } from './createOtherDeliveries.js'
import type { DeliveryDeps } from './deliveryDeps.js'
import type { DeliveryFeature } from './DeliveryFeature.js'
import type { DownloadedFile } from './DownloadsApi.js'
import { updateAddress } from './updateAddress.js'
import { type AddressesReach, updateAddresses } from './updateAddresses.js'

type Fetched = Either<Failure, DownloadedFile>

/** A file that is being fetched is not fetched again (exhaust): who presses twice gets it once. */
const createFetcher = ({ scope, onFailure }: Pick<DeliveryDeps, 'scope' | 'onFailure'>) => {
  const running = new Map<string, Promise<Fetched>>()
  const run = async (
    what: string,
    ask: (context: CallContext) => TaskEither<ApiFailure, DownloadedFile>,
  ): Promise<Fetched> => {
    const outcome = mapLeft(failedAt('download'))(await ask(scope.context())())
    running.delete(what)
    if (isLeft(outcome)) onFailure(outcome.left)
    return outcome
  }
  return (
    what: string,
    ask: (context: CallContext) => TaskEither<ApiFailure, DownloadedFile>,
  ): TaskEither<Failure, DownloadedFile> =>
    () => {
      const known = running.get(what)
      if (known !== undefined) return known
      const mine = run(what, ask)
      running.set(what, mine)
      return mine
    }
}

export const createDelivery = (deps: DeliveryDeps & SectionFormDeps): DeliveryFeature => {
  const { bookingRef, downloadsApi } = deps
  const updating = createSubmitter(deps.scope)
  const reach = createState<AddressesReach>('none')
  const fetchFile = createFetcher(deps)
  const others = createOtherDeliveries(deps)
  const feature: Omit<DeliveryFeature, 'address'> = {
    update$: updating.state$,
    updateAddress: (address) => updating.submit(() => updateAddress(deps, address)),
    updateAddresses: (address, bookingRefs) =>
      updating.submit(() => {
        reach.set('none')
        return updateAddresses(deps, address, bookingRefs, reach.set)
      }),
    reach$: reach.state$,
    others$: others.state$,
    loadOthers: others.load,
    confirmation: fetchFile('confirmation', (context) => downloadsApi.confirmation(bookingRef, context)),
    item: ({ key }) => fetchFile(`key ${key}`, (context) => downloadsApi.byKey(key, context)),
  }
  return { ...feature, address: createDeliveryAddressForm(deps, feature) }
}
