import type { PackageSettings } from '../catalogue/PackageSettings.js'

/** Only where the setting says so is American Express offered (specification 2, §5; decisions §2.2). */
export const offersAmex = (settings: PackageSettings | null): boolean => settings?.isAmexEnabled === true

/** Whether a brand, in the card company's name for it, is refused at the field. While the settings are not known the back end decides. */
export const isBrandRefused = (settings: PackageSettings | null, brand: string | null): boolean =>
  brand === 'amex' && settings !== null && !settings.isAmexEnabled
