import { expect, it } from 'vitest'
import { checkOddAnswers } from './checkOddAnswers.js'

it.each([2, 3, 4, 5])('odd answers leave words and a way on, seed %i', async (seed) => {
  await expect(checkOddAnswers(1_500, seed)).resolves.toBeUndefined()
})
