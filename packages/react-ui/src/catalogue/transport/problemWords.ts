import type { Texts, TransportProblem, TransportStop } from '@booking-dashboard/core'

/** The first traveller: where a summary of what has to be put right leads to. */
export const travellersId = 'travellers'
export const stepId = 'transport-step'

export const problemFieldOf = ({ kind }: TransportProblem): string => (kind === 'journeyOpen' ? stepId : travellersId)

export const problemWords = (
  problem: TransportProblem,
  stops: readonly TransportStop[],
  { steps, add }: Texts['screen']['transport'],
): string => {
  switch (problem.kind) {
    case 'journeyOpen':
      return steps.stops.missing
    case 'nobodyTravels':
      return steps.travellers.missing
    case 'tooMany':
      return add.tooMany(stops.find(({ id }) => id === problem.stopId)?.name ?? '', problem.available)
  }
}
