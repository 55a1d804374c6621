import { minutes } from '../../values/calendar.js'
import type { Tab } from '../browser/Tab.js'
import type { ofTheSurroundings } from './CallFault.js'

/** Changes of the environment of a page, such as its storage or clock. */
export const surroundings: Readonly<
  Record<Exclude<(typeof ofTheSurroundings)[number], 'keyless'>, (tab: Tab) => void>
> = {
  storageFull: ({ browser }) => void (browser.storage.condition = 'full'),
  storageRefused: ({ browser }) => void (browser.storage.condition = 'refused'),
  storageCleared: ({ browser }) => browser.storage.clear(),
  clockJumps: ({ browser }) => void (browser.clockAhead = minutes(25)),
  toastsQueued: ({ dashboard }) =>
    ['A', 'B', 'C'].forEach((subject) => dashboard.messages.toast('info', `Something else is said: ${subject}`)),
}
