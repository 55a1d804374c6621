import {
  chooseLocale,
  directionOf,
  english,
  everyLanguage,
  isLanguage,
  isLocale,
  loadLanguage,
} from '@booking-dashboard/core/composition'
import type { ClientLanguages, Language, LanguageTexts, Locale } from '@booking-dashboard/core/ports'

const chosenKey = 'booking-dashboard/language'
const clientKey = 'booking-dashboard/client-languages'
const tabKey = 'booking-dashboard/language-of-tab'
const focusKey = 'booking-dashboard/language-chosen'

/** Storage that is refused keeps nothing. */
const attempt = <A>(work: () => A): A | null => {
  try {
    return work()
  } catch {
    return null
  }
}

/** `?locale=de`, for as long as the tab is open. */
const ofAddress = (): string | null => {
  const named = new URLSearchParams(location.search).get('locale')
  if (named === null || !isLocale(named)) return attempt(() => sessionStorage.getItem(tabKey))
  attempt(() => sessionStorage.setItem(tabKey, named))
  return named
}

/** What the client said when it was last asked: its own language first where it has one, such as `de|de,en-GB`. */
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

/** On a first visit it is not known yet whether the client has a language of its own. */
export const knowsClientLanguages = (): boolean => ofClient() !== null

/** Null: the client says nothing of it. */
export const keepClientLanguages = (said: ClientLanguages | null): void => {
  const { own, offered } = said ?? everyLanguage
  attempt(() => localStorage.setItem(clientKey, `${own ?? ''}|${offered.join(',')}`))
}

/** Keeps the customer's choice on this device, and loads the page anew. */
export const showIn = (language: Language): void => {
  attempt(() => localStorage.setItem(chosenKey, language))
  attempt(() => sessionStorage.removeItem(tabKey))
  attempt(() => sessionStorage.setItem(focusKey, ''))
  const address = new URL(location.href)
  address.searchParams.delete('locale')
  history.replaceState(history.state, '', address)
  location.reload()
}

/** Once after such a reload: the focus belongs to the language that was pressed. */
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

/** With what every visitor reads. English is there already; what cannot be fetched of another language stays English. */
export const loadPageLanguage = async (locale: Locale): Promise<LanguageTexts> => {
  const language = await loadLanguage(locale).catch(() => english)
  await language.load(['visitor'])
  return language
}
