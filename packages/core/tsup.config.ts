import { defineConfig } from 'tsup'
import { library } from '../../.config/library.js'

export default defineConfig(library('core', ['src/index.ts', 'src/ports.ts', 'src/composition.ts']))
