import type { Tab } from '../browser/Tab.js'
import type { Effects } from './FaultInjector.js'
import { minutes } from '../../values/calendar.js'

type Surroundings = Exclude<Parameters<Effects['surroundings']>[0], 'keyless'>

/** Changes the environment of a page, such as its storage or clock. */
export const changeSurroundings = ({ browser, dashboard }: Tab, what: Surroundings): void => {
  switch (what) {
    case 'storageFull':
      browser.storage.condition = 'full'
      return
    case 'storageRefused':
      browser.storage.condition = 'refused'
      return
    case 'storageCleared':
      return browser.storage.clear()
    case 'clockJumps':
      browser.clockAhead = minutes(25)
      return
    case 'toastsQueued':
      for (const subject of ['A', 'B', 'C']) dashboard.messages.toast('info', `Something else is said: ${subject}`)
  }
}
