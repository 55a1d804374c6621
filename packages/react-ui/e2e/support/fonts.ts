import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

const { resolve } = createRequire(import.meta.url)

/**
 * Metrically compatible with Liberation Mono, the widest font. Chromium uses it for all text on a Debian without other
 * fonts.
 */
const widest = 'Cousine'
const faces = ['400', '700'].map((weight) => ({
  weight,
  data: readFileSync(resolve(`@fontsource/cousine/files/cousine-latin-${weight}-normal.woff2`)).toString('base64'),
}))

/** Runs a check in this machine's font, then in the widest one. It sets that font as a client would. */
export const inBothFonts = async <Found>(
  page: Page,
  find: () => Promise<Found>,
): Promise<readonly (readonly [font: string, found: Found])[]> => {
  const own = await find()
  await page.evaluate(
    async ([family, files]) => {
      const isLoaded = [...document.fonts].some((face) => face.family === family)
      for (const { weight, data } of isLoaded ? [] : files) {
        const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0))
        document.fonts.add(await new FontFace(family, bytes, { weight }).load())
      }
      for (const role of ['--font', '--font-display']) document.documentElement.style.setProperty(role, `"${family}"`)
    },
    [widest, faces] as const,
  )
  const found = [['the font of this machine', own] as const, [widest, await find()] as const]
  await page.evaluate(() => {
    for (const role of ['--font', '--font-display']) document.documentElement.style.removeProperty(role)
  })
  return found
}
