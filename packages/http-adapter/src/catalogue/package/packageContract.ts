import * as t from 'io-ts'
import { get } from '../../contract/endpoint.js'

/** Text alone, never HTML. */
export const TermsWire = t.type(
  { sections: t.array(t.type({ heading: t.string, paragraphs: t.array(t.string) })) },
  'TermsAndConditions',
)

export const OptionSettingWire = t.type(
  { handle: t.string, value: t.union([t.string, t.number, t.boolean, t.null]) },
  'OptionSetting',
)

/** Specification 2, §7 and decisions §1.7. */
export const packageEndpoints = {
  termsAndConditions: get('getTermsAndConditions', '/api/package/:bookingRef/termsandconditions', TermsWire),
  optionSettings: get(
    'getOptionSettings',
    '/api/package/:ref/optionsettings',
    t.array(OptionSettingWire, 'OptionSettings'),
  ),
} as const
