import { type ThrownWatch, watchThrown } from '../dashboard/browser/thrown/watchThrown'

declare global {
  interface Window {
    /** Missing where the page was served without its start script. */
    thrown?: ThrownWatch
  }
}

/** Before anything else of the page runs. */
window.thrown = watchThrown(window)
