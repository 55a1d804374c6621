import { describe, expect, it } from 'vitest'
import { isEmailAddress } from './typedFields.js'

describe('an e-mail address', () => {
  it.each([
    'demo@example.com',
    '  demo@example.com ',
    "o'neill+trip@mail.example.co.uk",
    "!#$%&'*+-/=?^_`{|}~.@example.com",
    '"ada,king"@example.com',
    'a@1-2.x--y.museum',
    'ada@under_score.example.com',
    'ünal@exämple.de',
    '用户@例子.公司',
    'अजय@डाटा.भारत',
    'ada@xn--exmple-cua.xn--fiqs8s',
    'info@col·legi.cat',
    'a@ראש״י.co.il',
    'a@コーヒー・ショップ.jp',
    'a@i❤.ws',
    'a@❤️.ws',
  ])('accepts %j', (text) => {
    expect(isEmailAddress(text)).toBe(true)
  })

  it.each([
    '',
    ' ',
    'demo',
    'demo@',
    '@example.com',
    'demo@example',
    'demo@@example.com',
    'demo@example..com',
    'de mo@example.com',
    'demo@example.com.',
    'demo,king@example.com',
    'demo:king@example.com',
    '<demo@example.com',
    'demo@-example.com',
    'demo@example-.com',
    'demo@exa,mple.com',
    'demo@example.co/m',
    'a@b.c,',
    ...Array.from(',;:!?<>()[]{}"\'`/\\|=*&%$#^~+«»“”„‹›‘’「」', (sign) => `demo@exa${sign}mple.com`),
    ...Array.from(',;:!?<>()[]{}"\'`/\\|=*&%$#^~+-_…»', (last) => `demo@example.com${last}`),
  ])('refuses %j', (text) => {
    expect(isEmailAddress(text)).toBe(false)
  })

  it('is no longer than a mail server accepts', () => {
    expect(isEmailAddress(`${'a'.repeat(242)}@example.com`)).toBe(true)
    expect(isEmailAddress(`${'a'.repeat(243)}@example.com`)).toBe(false)
  })
})
