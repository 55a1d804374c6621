import { writeFileSync } from 'node:fs'
import { examplesText } from './recordExamples.js'

writeFileSync(new URL('../../http-adapter/scripts/openapi/examples.json', import.meta.url), await examplesText())
