import { fitsInLanguage } from './support/fitsInLanguage'
import { test } from './support/world'

for (const locale of ['de', 'es']) {
  test(`no page is wider than the screen in ${locale}`, ({ page }) =>
    fitsInLanguage(page, locale, { direction: 'ltr' }))
}
