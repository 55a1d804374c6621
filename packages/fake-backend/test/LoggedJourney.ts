import { paths } from '@booking-dashboard/core'
import { createTestBed, type TestBed } from '../src/journeys/TestBed.js'

export interface LoggedJourney extends TestBed {
  /** Answers, messages and the page at that time, in order. */
  readonly log: string[]
}

const isAside = (line: string): boolean => /ticket|client/.test(line)

export const beginLogged = async (): Promise<LoggedJourney> => {
  const log: string[] = []
  const journey = createTestBed(1, {
    network: (backEnd) => async (input, init) => {
      const answer = await backEnd(input, init)
      const { method, url } = new Request(input, init)
      const line = `${method} ${new URL(url).pathname}`
      if (!isAside(line)) log.push(line)
      return answer
    },
    onTab: ({ dashboard, navigation }) => {
      const seen = new Set<string>()
      dashboard.messages.toasts$.subscribe((toasts) => {
        for (const { id, message } of toasts.filter((toast) => !seen.has(toast.id))) {
          seen.add(id)
          log.push(`“${message}” at ${navigation.current()}`)
        }
      })
    },
  })
  await journey.begin(journey.tab())
  return { ...journey, log }
}

/** Signed in with all data of a sign-in loaded, and an empty log. */
export const beginSignedIn = async (who = 'demo@example.com'): Promise<LoggedJourney> => {
  const journey = await beginLogged()
  await journey.signIn(who)
  await journey.clock.advance(0)
  journey.tab().navigation.goTo(paths.profile)
  journey.log.length = 0
  return journey
}
