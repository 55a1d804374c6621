// @ts-check

/** The page that replaces one that nginx cannot serve: the back end is unavailable, or work is planned. */
const words = {
  en: {
    title: 'Back soon',
    heading: 'We will be right back',
    line: 'Your bookings are safe. This page tries again by itself every 30 seconds.',
  },
  de: {
    title: 'Bald zurück',
    heading: 'Wir sind gleich wieder da',
    line: 'Ihre Buchungen sind sicher. Diese Seite versucht es alle 30 Sekunden von selbst erneut.',
  },
  es: {
    title: 'Volvemos enseguida',
    heading: 'Volvemos enseguida',
    line: 'Sus reservas están a salvo. Esta página vuelve a intentarlo sola cada 30 segundos.',
  },
}

const style =
  'body{font:1.0625rem/1.5 system-ui,sans-serif;margin:0;padding:12vh 1.25rem;color:#1b2a2f;background:#faf7f0}' +
  'main{max-width:34rem;margin:auto}h1{line-height:1.2}' +
  '@media(prefers-color-scheme:dark){body{color:#e8eeee;background:#14191b}}'

/**
 * One page for each language, by file name. It needs no other file.
 * @returns {Readonly<Record<string, string>>}
 */
export const awayPages = () =>
  Object.fromEntries(
    Object.entries(words).map(([language, { title, heading, line }]) => [
      `away-${language}.html`,
      `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <meta http-equiv="refresh" content="30" />
    <title>${title}</title>
    <style>${style}</style>
  </head>
  <body>
    <main>
      <h1>${heading}</h1>
      <p>${line}</p>
    </main>
  </body>
</html>
`,
    ]),
  )
