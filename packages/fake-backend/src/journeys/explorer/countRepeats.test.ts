import { expect, it } from 'vitest'
import { countRepeats } from './TrialStory.js'

it('equal consecutive texts become one, with a count on the first line', () => {
  expect(countRepeats(['waits', 'waits', 'waits', 'pays\n     GET → 200', 'pays\n     GET → 200', 'waits'])).toEqual([
    'waits ×3',
    'pays ×2\n     GET → 200',
    'waits',
  ])
})
