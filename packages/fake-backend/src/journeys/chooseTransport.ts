import type { ActiveTransportStep, TransportFinder, TransportQuestion } from '@booking-dashboard/core'

/** Opens the page and answers its steps from the first one, until it asks for passengers or nothing can be chosen. */
export const chooseTransport = async (
  finder: TransportFinder,
  pick: (question: TransportQuestion) => string | undefined,
): Promise<void> => {
  await finder.open()
  await finder.startOver()
  const active = (): ActiveTransportStep | null => {
    const state = finder.state$.value
    return state.kind === 'choosing' && state.active.name !== 'passengers' ? state.active : null
  }
  const next = (): TransportQuestion | undefined => {
    const questions = active()?.questions ?? []
    return questions.find(({ picked }) => picked === '') ?? questions[0]
  }
  for (let question = next(); question !== undefined; question = next()) {
    const value = pick(question)
    const end = value === undefined ? null : await finder.pick(question.field, value)
    if (end?.kind !== 'picked' && end?.kind !== 'wentOn') return
  }
}
