import {
  chooseLocale,
  directionOf,
  english,
  everyLanguage,
  isLanguage,
  isLocale,
  loadLanguage,
} from '@booking-dashboard/core/composition'
import { attempt } from '../loading/attempt'
import type { ClientLanguages, Language, LanguageTexts, Locale } from '@booking-dashboard/core/ports'

const chosenKey = 'booking-dashboard/language'
const clientKey = 'booking-dashboard/client-languages'
const tabKey = 'booking-dashboard/language-of-tab'
const focusKey = 'booking-dashboard/language-chosen'

/** `?locale=de`, for the lifetime of the tab. */
const ofAddress = (): string | null => {
  const named = new URLSearchParams(location.search).get('locale')
  if (named === null || !isLocale(named)) return attempt(() => sessionStorage.getItem(tabKey))
  attempt(() => sessionStorage.setItem(tabKey, named))
  return named
}

/** The client's languages when last read, its own default first if it has one, such as `de|de,en-GB`. */
const ofClient = (): ClientLanguages | null => {
  const [own = '', list = ''] = attempt(() => localStorage.getItem(clientKey))?.split('|') ?? []
  const offered = list.split(',').filter(isLanguage)
  return offered.length === 0 ? null : { own: isLanguage(own) ? own : null, offered }
}

/** The language of this page. */
export const readLocale = (): Locale =>
  chooseLocale({
    address: ofAddress(),
    chosen: attempt(() => localStorage.getItem(chosenKey)),
    client: ofClient() ?? everyLanguage,
    browser: navigator.languages,
  })

/** On a first visit, it is unknown whether the client has a default language. */
export const knowsClientLanguages = (): boolean => ofClient() !== null

/** Null if the client names no languages. */
export const storeClientLanguages = (languages: ClientLanguages | null): void => {
  const { own, offered } = languages ?? everyLanguage
  attempt(() => localStorage.setItem(clientKey, `${own ?? ''}|${offered.join(',')}`))
}

/** Reloads the page and stores the customer's choice on this device. */
export const showIn = (language: Language, reload: (alsoStore: () => void) => void): void => {
  const address = new URL(location.href)
  address.searchParams.delete('locale')
  history.replaceState(history.state, '', address)
  reload(() => {
    attempt(() => localStorage.setItem(chosenKey, language))
    attempt(() => sessionStorage.removeItem(tabKey))
    attempt(() => sessionStorage.setItem(focusKey, ''))
  })
}

/** True once after such a reload: the focus belongs on the chosen language. */
export const wasJustChosen = (): boolean =>
  attempt(() => {
    const isChosen = sessionStorage.getItem(focusKey) !== null
    sessionStorage.removeItem(focusKey)
    return isChosen
  }) ?? false

export const markDocument = (locale: Locale): void => {
  document.documentElement.lang = locale
  document.documentElement.dir = directionOf(locale)
}

/**
 * Loads the language with the texts that every visitor reads. English is built in, and replaces a language that fails
 * to load.
 */
export const loadPageLanguage = async (locale: Locale): Promise<LanguageTexts> => {
  const language = await loadLanguage(locale).catch(() => english)
  await language.load(['visitor'])
  return language
}
