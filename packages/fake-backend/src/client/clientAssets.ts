import type { Hono } from 'hono'
import { readAsset } from '#assets'
import { serveText } from '../assets/serveText.js'
import { clients } from './clients.js'

/** Decisions §1.7. */
const files = ['client.css', 'logo.svg', 'footer.json']

/** An SVG that is opened by itself must not run anything. */
const inert = { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'" }

export const mountClientAssets = (app: Hono): void => {
  for (const { config } of clients) {
    for (const file of files) {
      const path = `/clients/${config.code}/${file}`
      app.get(path, async () => serveText(await readAsset(path.slice(1)), file, file.endsWith('.svg') ? inert : {}))
    }
  }
}
