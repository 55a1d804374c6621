import { describe, expect, it } from 'vitest'
import { plainText } from './plainText.js'

describe('searchable text', () => {
  it.each([
    ['Côte d’Ivoire', 'cote d ivoire'],
    ['Tromsø & Łódź', 'tromso and lodz'],
    ['  STRAẞE, 14/03 ', 'strasse 14 03'],
    ['Αθήνα', 'αθηνα'],
    ['Đakovo, Seyðisfjörður, Þingvellir', 'dakovo seydisfjordur thingvellir'],
    ['Æbelø, Œuvre, Isparta ılıca', 'aebelo oeuvre isparta ilica'],
    ['Stock\u200Bholm\u061C, １４ ٣', 'stockholm 14 3'],
    ['می\u200Cخواهم', 'میخواهم'],
    ['…', ''],
  ])('turns %s into "%s"', (text, plain) => {
    expect(plainText(text)).toBe(plain)
  })
})
