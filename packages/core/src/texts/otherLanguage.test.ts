import { describe, expect, it } from 'vitest'
import type { Client } from '../client/clientSetUp.js'
import { createState } from '../reactive/Behavior.js'
import { idle, type Loadable } from '../reactive/resource.js'
import { everyText } from '../composition/Dashboard.js'
import { createLanguageChoice, loadLanguage } from './language.js'
import type { Wording } from '../language/Wording.js'
import type { Language, Locale } from '../language/locales.js'
import { type EnglishWords, englishWords } from './englishWords.js'

const readIn = async (locale: Locale): Promise<Wording<EnglishWords>> => {
  const language = await loadLanguage(locale)
  await language.load(everyText)
  return Object.fromEntries(
    Object.entries(englishWords).map(([name, words]) => [name, language.wordsOf(name, words)]),
  ) as unknown as Wording<EnglishWords>
}

/** Every text without parameters, by its path. For an error, its message. */
const textsIn = (node: unknown, path = ''): readonly (readonly [path: string, text: string])[] => {
  if (typeof node === 'string') return [[path, node]]
  if (typeof node !== 'object' || node === null) return []
  if ('severity' in node && 'text' in node) return textsIn(node.text, path)
  return Object.entries(node).flatMap(([key, value]) => textsIn(value, `${path}/${key}`))
}

/** Texts that may be the same in English and another language. */
const shared =
  /version$|product$|optional$|\/ok$|\/(extras|name|status|tickets|title|total|receipt|error|danger|details|meaning\/\w+|label|heading|no)$/

describe.each(['de', 'es'] as const)('the texts in %s', (locale) => {
  it('are not empty, have no extra blanks, and are not English', async () => {
    const englishTexts = new Map(textsIn(englishWords))
    const texts = textsIn(await readIn(locale))
    expect(texts.map(([path]) => path)).toEqual([...englishTexts.keys()])
    expect(texts.filter(([, text]) => text === '' || text !== text.trim() || /\s\s/.test(text))).toEqual([])
    expect(texts.filter(([path, text]) => text === englishTexts.get(path) && !shared.test(path))).toEqual([])
  })

  it('do not change the effects of an error', async () => {
    const { visitor, paying } = await readIn(locale)
    expect(visitor.codes[11000011]).toEqual(englishWords.visitor.codes[11000011])
    expect(visitor.codes[11000010]).toEqual({ ...englishWords.visitor.codes[11000010], text: expect.any(String) })
    expect(paying.paymentCode[16000140]).toEqual({
      ...englishWords.paying.paymentCode[16000140],
      text: expect.any(String),
    })
  })
})

it('have the plural forms of the language', async () => {
  const notified = await Promise.all(
    (['de', 'es'] as const).map(async (locale) => {
      const { tickets } = (await readIn(locale)).basket.screen
      return [0, 1, 2, 12_345].map((count) => tickets.summary.count(count))
    }),
  )
  expect(notified).toEqual([
    ['0 Tickets', '1 Ticket', '2 Tickets', '12.345 Tickets'],
    ['0 entradas', '1 entrada', '2 entradas', '12.345 entradas'],
  ])
})

/** Words that have a better one, or a second word for one thing. */
const notNative = {
  'en-GB':
    /\b[Bb]alance to pay|Outstanding balance|\bowes?\b|See the ways to pay|Something in it|comes on top|settled at the sale|separate price|^Without a connection|\b[Ll]og(?:ging)? (?:you )?in\b|logged you in/,
  de: /Wiederverkauf|Hauptperson|Verbindung(?:en)?\b|Abreise: |Tage? noch|Noch nichts$|Abfahrtszeit|Reiseweg|eintreten|als Ihr Eintritt|vielleicht, zu|Coach|\bFlight\b|\bTrain\b/,
  es: /antes del \$|\(titular\)|a la reventa'?$|a plazos|['"]pagos['"]|Todavía nada|Importe pendiente|Lo que debe|por delante|[Dd]epósito|Entrada en|Salida de (?:Hotel|Casa)|cuándo llega se decide|Coach|\bFlight\b|\bTrain\b/,
} as const

/** The texts with parameters, as they are written. */
const written = (node: unknown): readonly string[] => {
  if (typeof node === 'function') return [String(node)]
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(written) : []
}

it.each(['en-GB', 'de', 'es'] as const)('have the words of a native in %s', async (locale) => {
  const words = await readIn(locale)
  const texts = [...textsIn(words).map(([, text]) => text), ...written(words)]
  expect(texts.length).toBeGreaterThan(900)
  expect(texts.filter((text) => notNative[locale].test(text))).toEqual([])
})

describe('the test languages', () => {
  it('make English 40% longer, with parameters and plurals as they are', async () => {
    const { visitor, basket } = await readIn('en-XA')
    const { signedOut } = englishWords.visitor.session
    expect(visitor.session.signedOut).toMatch(/^\[Ýöû ĥàṽé .*\]$/)
    expect(visitor.session.signedOut.length).toBeGreaterThanOrEqual(1.4 * signedOut.length)
    expect(basket.screen.tickets.summary.count(2)).toMatch(/^\[2 ţîçķéţš.*\]$/)
    expect(visitor.codes[11000011]).toEqual(englishWords.visitor.codes[11000011])
  })

  it('reverse each word', async () => {
    const { visitor } = await readIn('ar-XB')
    expect(visitor.session.cancel).toBe('\u202ECancel\u202C')
  })
})

it('stays English if nothing was loaded', async () => {
  const language = await loadLanguage('de')
  expect(language.wordsOf('visitor', englishWords.visitor).session.cancel).toBe('Cancel')
})

it('loads an area once', async () => {
  const language = await loadLanguage('es')
  await language.load(['member'])
  const first = language.wordsOf('member', englishWords.member)
  await language.load(['member', 'visitor'])
  expect(language.wordsOf('member', englishWords.member)).toEqual(first)
  expect(language.wordsOf('visitor', englishWords.visitor).session.cancel).toBe('Cancelar')
  expect([language.locale, (await loadLanguage('en-XA')).formats.locale]).toEqual(['es', 'en-GB'])
})

describe('the choice of a language', () => {
  const offering = (...offered: readonly Language[]): Loadable<Client> => ({
    kind: 'loaded',
    value: { config: { languages: { offered, own: null } } } as unknown as Client,
  })
  it('offers those of the client, and none if there is no choice', () => {
    const client = createState<Loadable<Client>>(idle)
    const { offered$, locale } = createLanguageChoice('de', client.state$, () => undefined)
    expect([locale, offered$.value]).toEqual(['de', []])
    client.set(offering('de'))
    expect(offered$.value).toEqual([])
    client.set(offering('en-GB', 'de'))
    expect(offered$.value).toEqual([
      { language: 'en-GB', name: 'English', isCurrent: false },
      { language: 'de', name: 'Deutsch', isCurrent: true },
    ])
    client.set({ kind: 'loaded', value: { config: null } as unknown as Client })
    expect(offered$.value).toEqual([])
  })

  it('switches to another one, and ignores the current one', () => {
    const shown: Language[] = []
    const { choose } = createLanguageChoice('de', createState<Loadable<Client>>(idle).state$, (one) => shown.push(one))
    choose('de')
    choose('es')
    expect(shown).toEqual(['es'])
  })
})
