import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Page, test } from '@playwright/test'

const { resolve } = createRequire(import.meta.url)
const read = (file: string): string => readFileSync(resolve(`@fontsource/${file}`)).toString('base64')
const facesOf = (name: string) =>
  ['400', '700'].map((weight) => ({ weight, data: read(`${name}/files/${name}-latin-${weight}-normal.woff2`) }))

/**
 * Metrically compatible with Liberation Mono, the widest font. Chromium uses it for all text on a Debian without other
 * fonts.
 */
const widest = { family: 'Cousine', faces: facesOf('cousine') }

/** Other common fonts; Arimo is metrically compatible with Liberation Sans and Arial. */
const others = [
  { family: 'DejaVu Sans', faces: facesOf('dejavu-sans') },
  { family: 'Arimo', faces: facesOf('arimo') },
]

const fonts = () => (test.info().config.metadata['fonts'] === 'all' ? [...others, widest] : [widest])

/**
 * Runs a check in this machine's fonts, then in the widest of the others, and in all of them if so configured. It sets
 * the fonts as a client would.
 */
export const inEveryFont = async <Found>(
  page: Page,
  find: () => Promise<Found>,
): Promise<readonly (readonly [font: string, found: Found])[]> => {
  const found: (readonly [string, Found])[] = [['the font of this machine', await find()]]
  for (const font of fonts()) {
    await page.evaluate(async ({ family, faces }) => {
      const isLoaded = [...document.fonts].some((face) => face.family === family)
      for (const { weight, data } of isLoaded ? [] : faces) {
        const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0))
        document.fonts.add(await new FontFace(family, bytes, { weight }).load())
      }
      for (const role of ['--font', '--font-display']) document.documentElement.style.setProperty(role, `"${family}"`)
    }, font)
    found.push([font.family, await find()])
  }
  await page.evaluate(() => {
    for (const role of ['--font', '--font-display']) document.documentElement.style.removeProperty(role)
  })
  return found
}
