import type { Hono } from 'hono'
import { readAsset } from '#assets'
import { serveText } from '../assets/serveText.js'

/** The modules of the page's part, each after its imports. */
const pageModules = [
  'home',
  'callStripe',
  'cardElement',
  'challengeDialog',
  'walletSheet',
  'expressCheckout',
  'createElements',
  'stripe',
]
const frameFiles = ['element.html', 'element.js', 'cardFormats.js', 'challenge.html', 'challenge.js', 'frame.css']

/** Only pages of this origin may contain the frames. */
const frameHeaders = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  'referrer-policy': 'no-referrer',
}

/** Stripe.js is one plain script that sets `window.Stripe`. The joined modules imitate it. */
const joinedScript = async (): Promise<string> => {
  const modules = await Promise.all(pageModules.map((name) => readAsset(`stripe/page/${name}.js`)))
  const body = modules.map((text) => text.replace(/^import .*$/gm, '').replace(/^export /gm, ''))
  return `(() => {\n'use strict'\n${body.join('\n')}\n})()\n`
}

export const mountStandInDocuments = (app: Hono): void => {
  app.get('/__stripe/stripe.js', async () => serveText(await joinedScript(), 'stripe.js'))
  app.get('/__stripe/dialog.css', async () => serveText(await readAsset('stripe/page/dialog.css'), 'dialog.css'))
  for (const file of frameFiles) {
    app.get(`/__stripe/${file}`, async () => serveText(await readAsset(`stripe/frames/${file}`), file, frameHeaders))
  }
}
