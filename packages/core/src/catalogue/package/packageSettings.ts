import type { TransportMode } from '../transport/TransportCatalogueApi.js'
import type { OptionSetting } from './PackageApi.js'

/** What the option settings of a package say. */
export interface PackageSettings {
  readonly isAmexEnabled: boolean
  /** Both ways first; one way only where the setting of its direction allows it. */
  readonly transportModes: readonly TransportMode[]
}

const isOn = (settings: readonly OptionSetting[], handle: string): boolean =>
  settings.some((setting) => setting.handle === handle && setting.value.trim() === '1')

/** Specification 2, §5 and §9; the handles by decisions §1.7: the one-way prefix and its direction. */
export const toPackageSettings = (settings: readonly OptionSetting[]): PackageSettings => ({
  isAmexEnabled: isOn(settings, 'PAYMENTS_AMEX_ENABLED'),
  transportModes: [
    'BOTH_WAYS',
    ...(isOn(settings, 'TRANSPORT_ONE_WAY_OUTBOUND') ? (['OUTBOUND_ONLY'] as const) : []),
    ...(isOn(settings, 'TRANSPORT_ONE_WAY_RETURN') ? (['RETURN_ONLY'] as const) : []),
  ],
})
