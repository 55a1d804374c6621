/** Terms and conditions: text alone. */
export interface TermsAndConditions {
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[]
}

/** One option setting of a package (specification 2, §3); the value as text. */
export interface OptionSetting {
  readonly handle: string
  readonly value: string
}
