import { defineConfig } from 'tsup'
import { library } from '../../.config/library.js'

export default defineConfig(
  library('fake-backend/src', [
    'src/index.ts',
    'src/journeys.ts',
    'src/conformance.ts',
    'src/conformance/main.ts',
    'src/cli.ts',
  ]),
)
