import { fitsInLanguage } from './fitsInLanguage'
import { test } from './world'

for (const locale of ['de', 'es']) {
  test(`no page is wider than the screen in ${locale}`, ({ page }) => fitsInLanguage(page, locale, 'ltr'))
}
