import { holdsWithSheet } from './support/clientSheets'
import { test } from './support/world'

for (const name of [
  'a yellow accent, dark surfaces in every scheme, huge corners and absurd spaces',
  'a whole dark brand that is readable in itself',
  'white on white, and values that are none',
] as const)
  test(`a client's sheet cannot break the product: ${name}`, ({ page }) => holdsWithSheet(page, name))
