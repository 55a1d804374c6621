import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { withOffline } from './vite.offline'
import { withoutJit } from './vite.withoutJit'

const resolve = {
  // `es2015`: rxjs with classes of the language, instead of the older form that it gives by default.
  conditions: ['source', 'es2015', ...defaultClientConditions],
  alias: [
    { find: /^(fp-ts|io-ts)\/lib\/(.*?)(\.js)?$/, replacement: '$1/es6/$2.js' },
    {
      find: 'reflect-metadata/lite',
      replacement: fileURLToPath(new URL('src/composition/browser/ownMetadata.ts', import.meta.url)),
    },
  ],
}
const build = {
  assetsDir: 'build',
  target: 'es2022',
  modulePreload: { polyfill: false },
  // Without it each OKLCH token would be written twice.
  cssTarget: ['chrome120', 'safari17.5', 'firefox128'],
}

/** Routes are split into lazy parts under /build/ (specification 1, §2). */
export default defineConfig({
  plugins: [react(), withoutJit(), withOffline({ plugins: [react()], resolve, build })],
  resolve,
  build: { ...build, manifest: true },
})
