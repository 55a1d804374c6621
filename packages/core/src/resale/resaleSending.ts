import type { Either } from 'fp-ts/lib/Either.js'
import type { CallContext } from '../environment/CallContext.js'
import type { ApiFailure } from '../failure/ApiFailure.js'
import { mapConcurrent } from '../reactive/concurrency.js'
import type { ResaleApi } from './ResaleApi.js'
import { resaleStatus, type ResaleStatus } from './resaleRows.js'
import type { ResaleTicket } from './resaleSelection.js'

/** As many as a browser sends to one host: more would wait for their turn while their time runs out. */
const callsAtOnce = 6

/** One batch call for what is put up, a call for each that is cancelled (specification 1, §4). */
export const sendResale = (
  api: ResaleApi,
  bookingRef: string,
  tickets: readonly ResaleTicket[],
  context: CallContext,
): Promise<readonly Either<ApiFailure, void>[]> => {
  const idsOf = (wanted: ResaleStatus): readonly string[] =>
    tickets.filter(({ status }) => status === wanted).map(({ id }) => id)
  const putUp = idsOf(resaleStatus.putUp)
  const batch = putUp.length === 0 ? [] : [api.putUp(bookingRef, putUp, context)]
  const each = idsOf(resaleStatus.cancel).map((id) => api.cancel(bookingRef, id, context))
  return mapConcurrent([...batch, ...each], callsAtOnce)
}
