import type { Language } from '@booking-dashboard/core/ports'

interface NoticeWords {
  /** The suffix of every title. */
  readonly suffix: string
  readonly heading: string
  readonly line: string
  readonly tryAgain: string
}

/** The page for the time without a network on a device that stores no booking. It needs no other file. */
const words: Readonly<Record<Language, NoticeWords>> = {
  'en-GB': {
    suffix: 'Customer Dashboard',
    heading: "You're offline",
    line: 'This page needs a connection. It opens by itself once you are back online.',
    tryAgain: 'Try again',
  },
  de: {
    suffix: 'Kundenbereich',
    heading: 'Sie sind offline',
    line: 'Diese Seite braucht eine Internetverbindung. Sie öffnet sich von selbst, sobald Sie wieder online sind.',
    tryAgain: 'Erneut versuchen',
  },
  es: {
    suffix: 'Área de cliente',
    heading: 'No tiene conexión',
    line: 'Esta página necesita conexión. Se abrirá sola en cuanto vuelva a tenerla.',
    tryAgain: 'Volver a intentarlo',
  },
}

const style =
  'body{font:1.0625rem/1.5 system-ui,sans-serif;margin:0;padding:12vh 1.25rem;color:#1b2a2f;background:#faf7f0}' +
  'main{max-width:34rem;margin:auto}h1{line-height:1.2}a{color:inherit;display:inline-block;padding:.75rem 0}' +
  '@media(prefers-color-scheme:dark){body{color:#e8eeee;background:#14191b}}'

// Runs in the page, because a worker cannot read the language that the customer chose (browser/language).
const script = `
  let chosen = []
  try {
    const stored = ['booking-dashboard/language-of-tab', 'booking-dashboard/language']
    chosen = [sessionStorage.getItem(stored[0]), localStorage.getItem(stored[1])]
  } catch {}
  const parts = [...document.querySelectorAll('main')]
  const found = [...chosen, ...navigator.languages].flatMap((tag) => parts.find(({ lang }) => lang === tag?.slice(0, 2)) ?? [])
  const shown = found[0] ?? parts[0]
  shown.hidden = false
  document.documentElement.lang = shown.lang
  document.title = shown.dataset.title
  addEventListener('online', () => location.reload())
`

export const noticeDocument = (): string => {
  const parts = Object.entries(words).map(
    ([language, { suffix, heading, line, tryAgain }]) =>
      `<main lang="${language.slice(0, 2)}" data-title="${heading} | ${suffix}" hidden><h1>${heading}</h1><p>${line}</p><p><a href="">${tryAgain}</a></p></main>`,
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${words['en-GB'].heading} | ${words['en-GB'].suffix}</title>
<style>${style}</style>
</head>
<body>
${parts.join('\n')}
<script>${script}</script>
</body>
</html>
`
}
