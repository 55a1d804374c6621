import { writeFileSync } from 'node:fs'
import { openApiText } from './openapi/openApiDocument.js'

writeFileSync(new URL('../openapi.json', import.meta.url), openApiText())
