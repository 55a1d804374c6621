import { fitsInLanguage } from './support/fitsInLanguage'
import { test } from './support/world'

// The languages on offer, and a pseudo-locale with texts as long as in any language.
for (const locale of ['de', 'es', 'en-XA']) {
  test(`no page is wider than the screen in ${locale}`, ({ page }) =>
    fitsInLanguage(page, locale, { direction: 'ltr' }))
}

test('no page is wider than the screen in a right-to-left language with names of one long word', ({ page }) =>
  fitsInLanguage(page, 'ar-XB', { direction: 'rtl', longWords: true }))
