import type { ActiveTransportStep, TransportFinder, TransportQuestion } from '@booking-dashboard/core'

/** Opens the page and goes through the steps from the first one, up to who travels or to where nothing can be picked. */
export const chooseTransport = async (
  finder: TransportFinder,
  pick: (question: TransportQuestion) => string | undefined,
): Promise<void> => {
  await finder.open()
  await finder.startOver()
  const active = (): ActiveTransportStep | null => {
    const state = finder.state$.value
    return state.kind === 'choosing' && state.active.name !== 'travellers' ? state.active : null
  }
  for (let step = active(); step !== null; step = active()) {
    for (const { field } of step.questions) {
      // What comes back depends on the departure that was just picked.
      const question = active()?.questions.find((one) => one.field === field)
      const value = question && pick(question)
      if (value !== undefined) finder.pick(field, value)
    }
    const end = await finder.goOn()
    if (end.kind !== 'wentOn') return
  }
}
