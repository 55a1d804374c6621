import type { Basket } from './Basket.js'
import type { BasketReadingDeps } from './basketDeps.js'
import { type MandatorySection, mandatorySections } from './BasketKind.js'
import { type Path, paths } from '../navigation/paths.js'

/** The errors of every invalid mandatory section, in the order of the sections (behaviour/basket#2.4). */
export const mandatoryWarnings = (basket: Basket): readonly string[] =>
  mandatorySections.flatMap((section) => {
    const { valid, errors } = basket.mandatoryStatus[section]
    return valid ? [] : errors
  })

/** Withdraws the previous warning of the basket, which may no longer be right. */
export const withdrawWarning = ({ messages, store }: Pick<BasketReadingDeps, 'messages' | 'store'>): void => {
  const before = store.rememberPrompt(null)
  if (before !== null) messages.withdrawPrompt(before)
}

/** Where a section is put right: in its shop, or in the basket, which asks for missing ticket holders. */
export const waysToPutRight: Readonly<Record<MandatorySection, (bookingRef: string) => Path>> = {
  tickets: paths.basket,
  accommodation: paths.accommodations,
  extras: paths.extras,
  transport: paths.transport,
}

const prompt = (deps: BasketReadingDeps, basket: Basket, warnings: readonly string[]): void => {
  const { messages, texts, store, navigation, bookingRef } = deps
  withdrawWarning(deps)
  const invalid = mandatorySections.find((section) => !basket.mandatoryStatus[section].valid)
  if (warnings.length === 0 || invalid === undefined) return
  const promptId = messages.prompt({
    type: 'warning',
    header: texts.basket.warningHeader,
    message: warnings,
    listed: true,
    actions: [
      { label: texts.basket.ok, emphasis: 'primary' },
      {
        label: texts.basket.putRight,
        emphasis: 'secondary',
        run: () => navigation.goTo(waysToPutRight[invalid](bookingRef), 'in-basket'),
      },
    ],
  })
  store.rememberPrompt(promptId)
}

/** Shows the errors of the basket's mandatory sections, also if they were shown before. */
export const warnAgain = (deps: BasketReadingDeps, basket: Basket | null): void => {
  if (basket === null) return
  const warnings = mandatoryWarnings(basket)
  deps.store.rememberWarnings(basket.id, warnings)
  prompt(deps, basket, warnings)
}

/** Shows the errors of the basket's mandatory sections, unless they were already shown (behaviour/basket#d9.9). */
export const warnOfNews = (deps: BasketReadingDeps, basket: Basket | null): void => {
  if (basket === null) return
  const warnings = mandatoryWarnings(basket)
  if (deps.store.rememberWarnings(basket.id, warnings) || warnings.length === 0) prompt(deps, basket, warnings)
}
