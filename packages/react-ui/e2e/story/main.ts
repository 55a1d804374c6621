import { findStory, readRun, WrongFlag } from '@booking-dashboard/fake-backend/journeys'
import { addTickets, press, signIn } from './press'
import { StoryWorld } from './StoryWorld'

/**
 * `npm run story -- <output of a failure>`: replays a journey's story step by step in a real browser, on the pages of
 * the product. It stores a picture of each step. With a display, the browser stays open at the end until it is closed.
 */
const print = (line: string): void => void process.stdout.write(`${line}\n`)

const tell = async (args: readonly string[]): Promise<void> => {
  const asked = readRun(args)
  if (asked === 'help' || asked.again === null)
    throw new WrongFlag('Say which story: the options that a failure printed behind “In a browser”.')
  const { failure, world: seed, start, email, steps } = await findStory(asked)
  if (failure === null) return print('The journey holds: there is no story to tell.')
  const world = await StoryWorld.open(seed, email)
  print(`At ${world.url}`)
  try {
    if (start !== 'atTheDoor') await signIn(world.page, world, email)
    if (start === 'atCheckout')
      await addTickets(world.page, world, { ref: 'SUN1001', ticketTypeId: '41011', count: 2, passenger: 1 })
    for (const [index, step] of steps.entries()) {
      const isDone = await press(step, world).catch((error: unknown) => String(error).split('\n')[0] ?? '')
      // The page needs time to render what just arrived.
      await world.page.waitForTimeout(500)
      const picture = await world.picture(world.page)
      print(`${index + 1}. ${step.toString()}`)
      if (isDone === false) print(`     is left to you, on ${step.screen ?? 'the page in front'}`)
      if (typeof isDone === 'string') print(`     could not be done here: ${isDone}`)
      print(`     ${picture}`)
    }
    print(`\n${failure.story}`)
    if (process.env['DISPLAY'] !== undefined) await world.page.waitForEvent('close', { timeout: 0 })
  } finally {
    await world.end()
  }
}

try {
  await tell(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof WrongFlag)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 2
}
