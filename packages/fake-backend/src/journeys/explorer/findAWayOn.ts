import { modelOf, viewOn } from '../oracle/paymentModels.js'
import { arrive, signIn } from './customer.js'
import { isPlanFlow, purposeOf } from './Trial.js'
import type { TrialRun } from './TrialRun.js'

const goodCard = 'pm_card_mastercard'
/** The page that is opened looks once; the customer asks for the others. */
const furtherLooks = 2
/** An amount that has changed meanwhile, or a card that is asked about, takes a further one. */
const mostPresses = 4

/**
 * Nobody is locked out: with a back end that is quick and truthful there is, within three looks, paid or nothing left to pay,
 * a form, or the bank's check with "Continue", unless the back end says that it is at work. A form then pays.
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
  // A first look may have found one on its way that the back end answers late, and ended with it.
  const isUnknown = (): boolean => ['undecided', 'notChecked'].includes(view()?.kind ?? '')
  for (let looks = 0; looks < furtherLooks && isUnknown(); looks += 1) {
    on.start(on.front(), () => model().checkNow(), true)
    await on.untilQuiet()
  }
  const reached = view()
  if (
    reached?.kind === 'notChecked' ||
    (reached?.kind === 'undecided' && !reached.mayStartAgain && !backend.inspect.underWay(on.ref))
  ) {
    return [`Locked out: the page shows ${reached.kind} after three looks`]
  }
  // No money moves by a plan's form. Where no list tells keys, only a code tells that a key is spent, and not every code does.
  if (isPlanFlow(flow) || on.faultInjector.struck.some(({ kind }) => kind === 'keyless')) return []

  bank.decide('complete')
  for (let presses = 0; presses < mostPresses; presses += 1) {
    const shown = view()
    if (shown?.kind === 'undecided' && shown.mayStartAgain) model().startAgain()
    if (shown?.kind === 'bankOffered') on.start(on.front(), () => model().continueAtBank(), true)
    else if (on.offersForm()) on.press(on.front(), flow, goodCard)
    else break
    on.answerBank('complete')
    await on.untilQuiet()
    await on.untilLoaded()
  }
  const end = view()
  return end?.kind === 'form' && on.offersForm()
    ? [`Locked out: the form does not pay (${end.failure?.notice.kind ?? 'nothing is said'})`]
    : []
}
