import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'

/** Routes are split into lazy parts under /build/ (specification 1, §2). */
export default defineConfig({
  plugins: [react()],
  resolve: {
    conditions: ['source', ...defaultClientConditions],
    alias: [{ find: /^(fp-ts|io-ts)\/lib\/(.*?)(\.js)?$/, replacement: '$1/es6/$2.js' }],
  },
  build: {
    assetsDir: 'build',
    target: 'es2022',
    modulePreload: { polyfill: false },
    manifest: true,
  },
})
