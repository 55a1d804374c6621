import { defineConfig } from 'tsup'
import { library } from '../../.config/library.js'

export default defineConfig(library('http-adapter/src', ['src/index.ts', 'src/contract.ts', 'src/node.ts']))
