import { modelOf, viewOn } from '../oracle/paymentModels.js'
import { arrive, signIn } from './customer.js'
import { isPlanFlow, purposeOf } from './Trial.js'
import type { TrialRun } from './TrialRun.js'

const goodCard = 'pm_card_mastercard'
/** The opened page makes one status check; the customer requests these further ones. */
const furtherStatusChecks = 2
/** A changed amount or a challenged card needs a further submit. */
const mostSubmissions = 4

/**
 * Nobody is locked out. If the back end is fast and correct, three status checks lead to a paid state, a form, or a
 * challenge with "Continue". A payment that the back end still processes is the exception. A form then pays.
 */
export const findAWayOn = async (on: TrialRun): Promise<readonly string[]> => {
  const { flow } = on.trial
  const { bank, backend } = on.world.journey
  const purpose = purposeOf(flow)
  const view = () => viewOn(on.front().dashboard, purpose, on.ref)
  const model = () => modelOf(on.front().dashboard, purpose, on.ref)

  await on.untilLoaded()
  await signIn(on, on.front())
  await arrive(on, on.front())
  // The first status check may have joined one that the back end answered late, and ended with it.
  const isUnknown = (): boolean => ['undecided', 'notChecked'].includes(view()?.kind ?? '')
  for (let checks = 0; checks < furtherStatusChecks && isUnknown(); checks += 1) {
    on.start(on.front(), () => model().checkNow(), true)
    await on.untilQuiet()
  }
  const reached = view()
  if (
    reached?.kind === 'notChecked' ||
    (reached?.kind === 'undecided' && !reached.can.includes('startAgain') && !backend.inspect.underWay(on.ref))
  ) {
    return [`Locked out: the page shows ${reached.kind} after three looks`]
  }
  // A plan's form moves no money. Without keys in the lists only some codes reveal a used key.
  // The answer to an undisturbed request has a reference, which the lists contain too.
  const { struck } = on.faultInjector
  if (isPlanFlow(flow) || (struck.length > 1 && struck.some(({ kind }) => kind === 'keyless'))) return []

  bank.decide('complete')
  for (let submissions = 0; submissions < mostSubmissions; submissions += 1) {
    const shown = view()
    if (shown?.kind === 'undecided' && shown.can.includes('startAgain')) model().startAgain()
    if (shown?.kind === 'bankOffered') on.start(on.front(), () => model().continueAtBank(), true)
    else if (on.offersForm()) on.submit(on.front(), flow, goodCard)
    else break
    on.answerBank('complete')
    await on.untilQuiet()
    await on.untilLoaded()
  }
  const end = view()
  return end?.kind === 'form' && on.offersForm()
    ? [`Locked out: the form does not pay (${end.notice?.kind ?? 'nothing is said'})`]
    : []
}
