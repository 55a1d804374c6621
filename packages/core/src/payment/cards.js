/** Only where the setting says so is American Express offered (specification 2, §5). */
export const offersAmex = (settings) => settings?.isAmexEnabled === true;
/** Whether a brand, in the card company's name for it, is refused at the field. While the settings are not known the back end decides. */
export const isBrandRefused = (settings, brand) => brand === 'amex' && settings !== null && !settings.isAmexEnabled;
