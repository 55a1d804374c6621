import type { Hono } from 'hono'
import { readAsset } from '#assets'
import { inert, serveText } from '../assets/serveText.js'
import { clients } from './clients.js'

/** See behaviour/contract#d1.7. */
const files = ['client.css', 'logo.svg', 'footer.json']

/** Assets are texts, so that a browser can hold them too. A picture is stored in base64. */
const servePicture = (base64: string): Response =>
  new Response(
    Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)),
    { headers: { 'content-type': 'image/webp', 'cache-control': 'no-cache', ...inert } },
  )

export const mountClientAssets = (app: Hono): void => {
  for (const { config } of clients) {
    for (const file of files) {
      const path = `/clients/${config.code}/${file}`
      app.get(path, async () => serveText(await readAsset(path.slice(1)), file, inert))
    }
    for (const { small, large } of config.covers ?? [])
      for (const file of new Set([small, large])) {
        const path = `/clients/${config.code}/covers/${file}`
        app.get(path, async () =>
          file.endsWith('.svg')
            ? serveText(await readAsset(path.slice(1)), file, inert)
            : servePicture(await readAsset(`${path.slice(1)}.base64`)),
        )
      }
  }
}
