import type { Basket } from './Basket.js'
import type { BasketReadingDeps } from './basketDeps.js'
import { mandatorySections } from './BasketKind.js'

/** The errors of every invalid mandatory section, in the order of the sections (behaviour/basket#2.4). */
const mandatoryWarnings = (basket: Basket): readonly string[] =>
  mandatorySections.flatMap((section) => {
    const { valid, errors } = basket.mandatoryStatus[section]
    return valid ? [] : errors
  })

/** Withdraws the previous warning of the basket, which may no longer be right. */
export const withdrawWarning = ({ messages, store }: Pick<BasketReadingDeps, 'messages' | 'store'>): void => {
  const before = store.rememberPrompt(null)
  if (before !== null) messages.withdrawPrompt(before)
}

const prompt = ({ messages, texts, store }: BasketReadingDeps, warnings: readonly string[]): void => {
  withdrawWarning({ messages, store })
  if (warnings.length === 0) return
  const promptId = messages.prompt({
    type: 'warning',
    header: texts.basket.warningHeader,
    message: warnings,
    listed: true,
    required: false,
    actions: [{ label: texts.basket.ok, emphasis: 'primary' }],
  })
  store.rememberPrompt(promptId)
}

/** Shows the errors of the basket's mandatory sections. */
export const warn = (deps: BasketReadingDeps, basket: Basket | null): void => {
  if (basket === null) return
  const warnings = mandatoryWarnings(basket)
  deps.store.rememberWarnings(basket.id, warnings)
  prompt(deps, warnings)
}

/** Like `warn`, but does not repeat warnings that were already shown. */
export const warnOfNews = (deps: BasketReadingDeps, basket: Basket | null): void => {
  if (basket === null) return
  const warnings = mandatoryWarnings(basket)
  if (deps.store.rememberWarnings(basket.id, warnings) || warnings.length === 0) prompt(deps, warnings)
}
