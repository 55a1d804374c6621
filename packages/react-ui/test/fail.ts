import type { FakeBackend, Fault, FaultEffect } from '@booking-dashboard/fake-backend'

/** From now on this call fails, with HTTP 500 unless another effect is given. Returns the fault's id. */
export const fail = (
  { faults }: Pick<FakeBackend, 'faults'>,
  path: string,
  times: Fault['times'],
  effect: FaultEffect = { kind: 'status', status: 500 },
): number => faults.add({ match: { path }, times, effect })
