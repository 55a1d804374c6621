import { type ThrownWatch, watchThrown } from '../telemetry/thrown/watchThrown'

declare global {
  interface Window {
    /** Missing if the page was served without its start script. */
    thrown?: ThrownWatch
  }
}

/** Starts before any other script of the page. */
window.thrown = watchThrown(window)
