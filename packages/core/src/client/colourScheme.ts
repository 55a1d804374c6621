import { type Behavior, createState } from '../reactive/Behavior.js'

/** `system` follows the device. */
export const colourSchemes = ['system', 'light', 'dark'] as const
/** The colours of the pages, as the customer chose. */
export type ColourScheme = (typeof colourSchemes)[number]

/** Text that this device stores for all its tabs. Refused storage holds nothing. */
export interface DeviceMemory {
  readonly read: (name: string) => string | null
  readonly store: (name: string, text: string) => void
}

/** Light or dark, as the customer chose on this device. */
export interface ColourSchemeChoice {
  readonly state$: Behavior<ColourScheme>
  readonly choose: (scheme: ColourScheme) => void
  /** Reads the stored choice again: another tab may have changed it. */
  readonly reread: () => void
}

const name = 'colour-scheme'

/** The stored choice, or `system`. */
export const storedScheme = ({ read }: Pick<DeviceMemory, 'read'>): ColourScheme =>
  colourSchemes.find((scheme) => scheme === read(name)) ?? 'system'

export const createColourScheme = (memory: DeviceMemory): ColourSchemeChoice => {
  const { state$, set } = createState(storedScheme(memory))
  return {
    state$,
    choose: (scheme) => {
      memory.store(name, scheme)
      set(scheme)
    },
    reread: () => set(storedScheme(memory)),
  }
}
