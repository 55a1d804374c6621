import type { Hono } from 'hono'
import { readAsset } from '#assets'
import { serveText } from '../assets/serveText.js'

/** The modules of the page's part, each after its imports. */
const pageModules = [
  'home',
  'callStripe',
  'frameChannel',
  'cardElement',
  'challengeDialog',
  'walletSheet',
  'expressCheckout',
  'createElements',
  'stripe',
]
/** The documents in frames, with their modules, each after its imports. */
const frames = {
  element: ['pageChannel', 'cardFormats', 'element'],
  challenge: ['pageChannel', 'challenge'],
}

const joined = async (folder: 'page' | 'frames', names: readonly string[]): Promise<string> => {
  const modules = await Promise.all(names.map((name) => readAsset(`stripe/${folder}/${name}.js`)))
  return modules.map((text) => text.replace(/^import .*$/gm, '').replace(/^export /gm, '')).join('\n')
}

const hashOf = async (text: string): Promise<string> => {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}'`
}

/**
 * One document with its style and its script. The sandbox gives it an origin of its own, as Stripe's frames have: the
 * page cannot read what is typed, and Chrome runs it beside the page. Only pages of this origin may contain it.
 */
const frameDocument = async (name: keyof typeof frames): Promise<Response> => {
  const [html, style, script] = await Promise.all([
    readAsset(`stripe/frames/${name}.html`),
    readAsset('stripe/frames/frame.css'),
    joined('frames', frames[name]),
  ])
  const text = html
    .replace('<style>', () => `<style>${style}`)
    .replace('<script type="module">', () => `<script type="module">${script}`)
  const policy = [
    "default-src 'none'",
    `script-src ${await hashOf(script)}`,
    `style-src ${await hashOf(style)}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts',
  ]
  return serveText(text, `${name}.html`, {
    'content-security-policy': policy.join('; '),
    'referrer-policy': 'no-referrer',
  })
}

/** Stripe.js is one plain script that sets `window.Stripe`. The joined modules imitate it. */
const joinedScript = async (): Promise<string> => `(() => {\n'use strict'\n${await joined('page', pageModules)}\n})()\n`

export const mountStandInDocuments = (app: Hono): void => {
  app.get('/__stripe/stripe.js', async () => serveText(await joinedScript(), 'stripe.js'))
  app.get('/__stripe/dialog.css', async () => serveText(await readAsset('stripe/page/dialog.css'), 'dialog.css'))
  app.get('/__stripe/element.html', () => frameDocument('element'))
  app.get('/__stripe/challenge.html', () => frameDocument('challenge'))
}
