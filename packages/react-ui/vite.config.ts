import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { areaOfModule, type Graph, sharedParts } from './build/areas.ts'
import { withoutBarrels } from './build/barrels.ts'
import { withDocument } from './build/document.ts'
import { withOffline } from './build/offline.ts'
import { withSourceMaps } from './build/sourceMaps.ts'

const path = (from: string): string => fileURLToPath(new URL(from, import.meta.url))

const resolve = {
  // `es2015`: rxjs with classes of the language, instead of the older form that it gives by default.
  conditions: ['source', 'es2015', ...defaultClientConditions],
  alias: [
    { find: /^(fp-ts|io-ts)\/lib\/(.*?)(\.js)?$/, replacement: '$1/es6/$2.js' },
    // Its exports name the build for development alone.
    { find: /^react-router$/, replacement: path('../../node_modules/react-router/dist/production/index.mjs') },
    {
      find: /^react-router\/dom$/,
      replacement: path('../../node_modules/react-router/dist/production/dom-export.mjs'),
    },
  ],
}
/** Short names: they stand in the styles, in the code and in the HTML. */
const css = { modules: { generateScopedName: '[hash:base64:5]' } }
const areaOf = areaOfModule(fileURLToPath(new URL('.', import.meta.url)))
const build = {
  assetsDir: 'build',
  target: 'es2022',
  modulePreload: {
    polyfill: false,
    // The page knows by itself what an area consists of (src/pages/prefetch.ts); with a part come its styles.
    resolveDependencies: (_: string, files: string[], { hostType }: { readonly hostType: 'html' | 'js' }) =>
      hostType === 'html' ? files : files.filter((file) => file.endsWith('.css')),
  },
  rolldownOptions: {
    output: {
      // What areas share is a few parts, not one for each combination of them.
      codeSplitting: {
        groups: sharedParts.map((name, at) => ({
          name: (id: string, graph: Graph) => (areaOf(id, graph) === name ? name : null),
          debugName: name,
          priority: sharedParts.length - at,
        })),
      },
    },
  },
  // Without it each OKLCH token would be written twice.
  cssTarget: ['chrome120', 'safari17.5', 'firefox128'],
}

const indexes = {
  '@booking-dashboard/core': path('../core/src/index.ts'),
  '@booking-dashboard/core/ports': path('../core/src/ports.ts'),
  '@booking-dashboard/core/composition': path('../core/src/composition.ts'),
  '@booking-dashboard/http-adapter': path('../http-adapter/src/index.ts'),
  '/design': path('src/design/index.ts'),
  rxjs: path('../../node_modules/rxjs/dist/esm/index.js'),
}

/** Routes are split into lazy parts under /build/ (behaviour/screens#1.2). */
export default defineConfig({
  plugins: [
    react(),
    withoutBarrels(indexes),
    withSourceMaps(),
    withOffline({ plugins: [react()], resolve, css, build }),
    withDocument({
      plugins: [react(), withoutBarrels(indexes)],
      resolve,
      css,
      build: { ...build, rolldownOptions: {} },
    }),
  ],
  resolve,
  css,
  // The licences of the libraries in the parts ask for these notices.
  build: { ...build, manifest: true, sourcemap: 'hidden', license: { fileName: 'THIRD-PARTY-NOTICES.txt' } },
})
